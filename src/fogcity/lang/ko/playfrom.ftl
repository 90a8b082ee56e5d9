# 끝난 게임의 한 장면에서 이어 두기: 봇을 상대하거나, 모두의 수를 직접 두거나.

play-from = 여기서부터 두기
play-from-about = 이 장면에서 시작하는 나만의 테이블을 열어요. 끝난 게임은 바뀌지 않아요.
play-from-over = 여기서 게임이 끝났어요. 이어 두려면 한 수 이상 뒤로 가세요.
play-from-how = 방식
play-from-bots = 봇과 대결
play-from-bots-about = 한 자리는 내가, 나머지는 봇이 맡아요. 수를 제한 없이 무를 수 있어요.
play-from-sandbox = 혼자 연구
play-from-sandbox-about = 모두의 수를 직접 두고, 모두가 가진 것을 볼 수 있어요. 어떤 수든 무를 수 있고 승률도 볼 수 있어요.
play-from-seat = 내 자리
play-from-seat-of = { $seat }: { $name }
play-from-seat-you = { $seat }: 나
play-from-level = 봇
play-from-hidden = 숨겨져 있던 것
play-from-same = 그대로
play-from-same-about = 숨겨진 것은 모두 이 게임에서처럼 그대로예요. 다른 사람이 가진 것도, 앞으로 뽑을 것도요.
play-from-anew = 다시 나누기
play-from-anew-about = 여기서 { JOSA($name, pair: "이/가") } 알 수 없던 것을 무작위로 다시 나눠요. { JOSA($name, pair: "이/가") } 본 것과는 모두 들어맞아요.
play-from-knower = 아는 것을 그대로 둘 사람
play-from-start = 시작하기

origin-from = { $number ->
    [0] 이 게임의 시작부터
   *[other] 이 게임의 { $number }수부터
}
origin-no-deal = 끝난 게임에서 숨겨진 것을 그대로 두고 이어 둔 게임이에요. 공정한 분배를 약속하지 않으며 결과는 집계되지 않아요.
origin-guessed = 끝난 게임에서 숨겨진 것을 다시 나눠 이어 둔 게임이에요. 공정한 분배를 약속하지 않으며 결과는 집계되지 않아요.
log-continued = { $number ->
    [0] 이 테이블은 끝난 게임의 시작에서 출발해요.
   *[other] 이 테이블은 끝난 게임의 { $number }수 다음에서 출발해요.
}

tab-study = 연구
sandbox-chances = 승률
sandbox-chances-about = 플레이어마다 알 수 있는 것만으로 봇이 예상하는 승률이에요.
sandbox-chances-failed = 승률을 계산하지 못했어요. { $problem }
sandbox-hands = 모두가 가진 것
sandbox-hands-about = 둘 차례인 사람뿐 아니라 모두가 가진 것을 보여 줘요.

reason-no-play-from-yet = 게임이 끝난 뒤에 이어 둘 수 있어요. 그전에는 숨겨진 정보가 드러나기 때문이에요.
reason-no-such-position = 이 게임에는 그런 장면이 없어요.
reason-over-there = 여기서 게임이 끝났어요. 이어 두려면 한 수 이상 뒤로 가세요.
reason-no-rematch = 다른 게임에서 이어 둔 게임이에요. 거기서부터 다시 둘 수 있어요.
reason-no-sandbox = 승률은 혼자 연구할 때나 끝난 게임의 복기에서만 볼 수 있어요.
reason-chances-not-yet = 서버가 바빠요. 승률은 나중에 나와요.
reason-no-chances = 서버가 이 장면을 평가하지 못했어요.
