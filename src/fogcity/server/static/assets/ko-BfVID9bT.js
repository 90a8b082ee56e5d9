var e=`
cc-board = 게임판
cc-power-station = 발전소
cc-double = ×2

cc-space-free = { $space }, 빈칸
cc-space-legal = { $space }, 빈칸, 타일을 놓을 수 있음
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { JOSA($player, pair: "이/가") } 놓은 { $tile }
cc-space-lines = { $what }. { $count ->
    [0] 지나가는 노선이 없어요.
    [1] 노선 하나가 지나가요. Enter를 누르면 따라가요.
   *[other] 노선 { $count }개가 지나가요. Enter를 누를 때마다 하나씩 따라가요.
}

cc-line-waiting = { $station }번 역, { $owner }: 아직 떠나지 않은 차량
cc-line-open = { $station }번 역, { $owner }: 지금까지 타일 { $tiles }개
cc-line-closed = { $station }번 역, { $owner }: 타일 { $tiles }개를 지나 { $to }번 역에 도착, { $points }점
cc-line-power = { $station }번 역, { $owner }: 타일 { $tiles }개를 지나 발전소에 도착, 두 배로 { $points }점

cc-hand = 내 타일
cc-hand-one = 내 타일
cc-hand-drawn = 뽑은 타일
cc-hand-of-other = 관전 중
cc-tile-choose = 타일 { $number }: { $tile }
cc-tile-named = { $tile }
cc-tile-turned = { $tile }, { $turned }° 돌림
cc-rotate = 돌리기
cc-draw = 타일 뽑기
cc-pass = 차례 넘기기
cc-supply = { $tiles ->
    [0] 공급처가 비었어요
   *[other] 공급처에 타일 { $tiles }장
}
cc-keeps = 손에 있던 타일은 그대로 남아요.
cc-no-tile = 타일이 없어요.
cc-nowhere = 이 방향으로는 놓을 곳이 없어요.
cc-keys-help = 화살표 키로 타일을 놓을 수 있는 칸을, Shift와 함께 누르면 모든 칸과 차량을 오가요. Enter를 누르면 놓아요.

cc-would-nothing = { $space }: 달라지는 노선이 없어요.
cc-would = { $space }: { $what }
cc-would-close = { $owner } { $points }점 획득
cc-would-close-company = { $company } 회사 수익 { $points }점
cc-would-extend = { $owner } 노선 연장(타일 { $tiles }개)
cc-would-extend-company = { $company } 노선 연장(타일 { $tiles }개)
cc-would-end-exchange = 주식 바꾸기 종료
cc-not-your-turn = 내 차례가 아니에요.

cc-reason-game_over = 게임이 끝났어요.
cc-reason-no_such_action = 그런 수는 없어요.
cc-reason-must_lay = { JOSA($drawn, pair: "을/를") } 뽑았으니 이제 놓아야 해요.
cc-reason-must_lay_other = { $drawn } 타일을 뽑았으니 { $tile } 말고 뽑은 타일을 놓아야 해요.
cc-reason-supply_empty = 공급처가 비었어요.
cc-reason-pass_with_tile = 타일이 없고 뽑을 수도 없을 때만 차례를 넘길 수 있어요.
cc-reason-no_shares = 이 게임에는 주식이 없어요.
cc-reason-exchange_over_by_profit = 이제 주식을 바꿀 수 없어요. { $company } 회사의 수익이 { $profit }점이고, 한도는 { $until }점이에요.
cc-reason-exchange_over_by_turns = { $turns }차례가 지나서 이제 주식을 바꿀 수 없어요.
cc-reason-no_exchange_here = 이 테이블에서는 주식을 바꾸지 않아요.
cc-reason-no_turning = 이 테이블에서는 타일을 돌리지 않아요. 지붕이 모두 같은 쪽을 향해요.
cc-reason-not_in_hand = 손에 { $tile } 타일이 없어요.
cc-reason-space_taken = { $space }에는 이미 타일이 있어요.
cc-reason-space_apart = { $space }에 놓으면 외톨이가 돼요. 타일은 다른 타일이나 게임판 가장자리에 닿아야 해요.
cc-reason-same_tracks = 이 방향의 { $tile } 타일은 { JOSA($as, pair: "과/와") } 똑같아요. 그렇게 놓아 주세요.
cc-reason-short_line = { $space }에 놓으면 이 타일 하나만으로 차량이 역에서 역까지 가 버려요. 달리 놓을 곳이 전혀 없을 때만 괜찮아요.

cc-say-drawn = { JOSA($player, pair: "이/가") } 타일을 뽑았어요.
cc-say-drawn-known = { JOSA($player, pair: "이/가") } { JOSA($tile, pair: "을/를") } 뽑았어요.
cc-say-laid = { JOSA($player, pair: "이/가") } { $space }에 { JOSA($tile, pair: "을/를") } 놓았어요.
cc-say-laid-turned = { JOSA($player, pair: "이/가") } { $space }에 { JOSA($tile, pair: "을/를") } { $turned }° 돌려 놓았어요.
cc-say-extended = { $owner }: { $station }번 역의 노선이 타일 { $tiles }개로 늘었어요.
cc-say-extended-company = { $station }번 역의 { $company } 노선이 타일 { $tiles }개로 늘었어요.
cc-say-closed = { $owner }: { $station }번 역의 노선이 { $to }번 역에 닿아 { $points }점을 얻었어요.
cc-say-closed-power = { $owner }: { $station }번 역의 노선이 발전소에 닿아 두 배로 { $points }점을 얻었어요.
cc-say-closed-company = { $station }번 역의 { $company } 노선이 { $to }번 역에 닿아 수익 { $points }점을 벌었어요.
cc-say-closed-power-company = { $station }번 역의 { $company } 노선이 발전소에 닿아 두 배로 수익 { $points }점을 벌었어요.
cc-say-refilled = { JOSA($player, pair: "이/가") } 타일을 뽑아 손을 채웠어요.
cc-say-refilled-known = { JOSA($player, pair: "이/가") } { JOSA($tile, pair: "을/를") } 뽑아 손을 채웠어요.
cc-say-swapped-open = { JOSA($player, pair: "이/가") } { $percent }% 주식을 펼쳐진 { $took } 주식으로 바꿨어요.
cc-say-swapped-open-known = { JOSA($player, pair: "이/가") } { $gave } { $percent }% 주식을 펼쳐진 { $took } { $percent }% 주식으로 바꿨어요.
cc-say-swapped-blind = { JOSA($player, pair: "이/가") } { $percent }% 주식을 더미 맨 위의 주식으로 바꿨어요.
cc-say-swapped-blind-known = { JOSA($player, pair: "이/가") } { $gave } { $percent }% 주식을 더미 맨 위의 { $took } { $percent }% 주식으로 바꿨어요.
cc-say-exchange-closed = 이제부터는 주식을 바꿀 수 없어요.
cc-say-passed = { JOSA($player, pair: "이/가") } 차례를 넘겼어요.
cc-say-passed-over = { JOSA($player, pair: "은/는") } 타일이 없어서 차례를 건너뛰었어요.
cc-say-over = { $count ->
    [1] { JOSA($winners, pair: "이/가") } { $points }점으로 이겼어요.
   *[other] { JOSA($winners, pair: "이/가") } 똑같이 { $points }점으로 함께 이겼어요.
}

cc-do-lay = { $space }에 { $tile } 놓기
cc-do-lay-turned = { $space }에 { $tile } 놓기 ({ $turned }° 돌림)
cc-do-draw = 타일 뽑기
cc-do-pass = 차례 넘기기
cc-do-swap-open = 내 { $percent }% 주식을 펼쳐진 { $company } 주식으로 바꾸기
cc-do-swap-blind = 내 { $percent }% 주식을 더미 맨 위의 주식으로 바꾸기

cc-ask-lay = 타일을 놓으세요.
cc-ask-lay-or-draw = 타일을 놓거나 한 장 뽑으세요.
cc-ask-lay-one = 타일 하나를 놓으세요.
cc-ask-lay-one-or-draw = 타일 하나를 놓거나 한 장 뽑으세요.
cc-ask-lay-drawn = 뽑은 타일을 놓으세요.
cc-ask-lay-or-swap = 타일을 놓거나, 한 장 뽑거나, 주식을 바꾸세요.
cc-ask-swap = 주식을 바꾸세요.
cc-ask-pass = 남은 타일이 없어요. 차례를 넘기세요.
cc-ask-other = { $player } 차례예요.

cc-points = { $points }점
cc-tiles-in-hand = { $tiles ->
    [0] 타일 없음
   *[other] 타일 { $tiles }장
}
cc-lines-open = { $lines ->
    [0] 노선이 모두 끝남
   *[other] 남은 노선 { $lines }개
}
cc-share-known = { $company } { $percent }%
cc-share-unknown = { $percent }%, 어느 회사인지 모름

cc-race = 점수
cc-race-label = { $points }점, { $tiles ->
    [0] 달리는 중인 노선 없음
   *[other] 달리는 중인 노선에 타일 { $tiles }개
}
cc-race-open = { $tiles ->
    [0] 달리는 중인 노선 없음
   *[other] 달리는 중인 노선에 타일 { $tiles }개
}

cc-companies = 회사
cc-company-profit = { $company }: 수익 { $profit }점, 10%당 승점 { $value }점
cc-profit = 수익
cc-tenth = 10%당 승점
cc-limit = 어느 회사든 수익 { $until }점이 되기 전까지
cc-limit-mark = 수익 { $until }점이면 주식 바꾸기 끝
cc-limit-over = 이제 바꿀 수 없어요
cc-shares = 내 주식
cc-shares-now = 지금 승점 { $points }점이에요.
cc-share-mine = { $company } { $percent }%, 지금 승점 { $points }점
cc-share-secret = 나만 알아요.
cc-share-seen = { $count ->
   *[other] { $who }도 알아요.
}
cc-pile = { $percent }%
cc-pile-down = { $percent }%: { $shares ->
    [0] 뒤집힌 주식이 없어요.
   *[other] 뒤집힌 주식이 { $shares }장 있어요.
}
cc-pile-open = { $percent }%: 펼쳐진 주식은 { JOSA($company, pair: "이에요/예요") }.
cc-piles = 주식 바꾸기
cc-piles-closed = 테이블 위의 주식
cc-offer-open = 펼침
cc-offer-blind = 더미
cc-take-open-label = 내 { $percent }% 주식을 펼쳐진 { $company } 주식으로 바꾸기, 지금 승점 { $points }점
cc-take-blind-label = 내 { $percent }% 주식을 더미 맨 위의 주식으로 바꾸기, 뒤집힌 주식 { $shares }장
cc-top-known = 맨 위가 무엇인지 알고 있어요: { $company }.

cc-result = 점수 계산
cc-result-lines = { $station }번 역의 노선: { $points }점
cc-result-line = { $station }번 역
cc-result-share = { $company } { $percent }%, 가치 { $value }: { $points }점
cc-result-round-lines = 노선 하나하나의 점수
cc-result-round-share = { $percent }% 주식
cc-result-round-bonus = 최다 지분
cc-result-bonus = 최다 지분
cc-result-bonus-text = 최다 지분: { $points }점
cc-result-bonus-why = 한 회사의 지분이 가장 많은 사람은 그 회사 수익의 10분의 1을 받아요.
cc-result-skip = 모두 보기
cc-result-again = 점수 다시 보기
cc-result-winner = { $count ->
    [1] { $winners } 승리!
   *[other] { $winners } 공동 승리!
}


colour-yellow = 노랑
colour-blue = 파랑
colour-orange = 주황
colour-green = 초록
colour-purple = 보라
colour-black = 검정
colour-red = 빨강
colour-brown = 갈색
colour-grey = 회색
colour-pink = 분홍
colour-teal = 청록
colour-lime = 연두
colour-sky = 하늘색
colour-sand = 모래색


problem-unexpected = 예상하지 못한 문제가 생겼어요. 다시 해 보세요.
problem-unreachable = 지금은 서버에 연결할 수 없어요. 잠시 뒤에 다시 해 보세요.
problem-unknown = 없는 것이거나, 다른 사람만 볼 수 있어요.
problem-who-are-you = 먼저 이름을 정해 주세요.
problem-late = 그사이에 상황이 달라졌어요. 다시 살펴보세요.
problem-too-often = 너무 자주 했어요. 잠시 기다려 주세요.
problem-unavailable = 지금은 서버가 할 수 없는 일이에요. 잠시 뒤에 다시 해 보세요.

reason-bad-name = 이름은 눈에 보이는 글자로 1~30자여야 해요.
reason-bad-login = 이름은 1~30자여야 해요.
reason-bad-passphrase = 비밀번호는 { $least }~{ $most }자여야 해요.
reason-logged-out = 로그아웃되었어요. 다시 로그인해 주세요.
reason-account-already = 이미 계정이 있어요.
reason-name-taken = { $name } 계정이 이미 있어요. 다른 이름을 골라 주세요.
reason-wrong-passphrase = 이름이나 비밀번호가 틀렸어요.
reason-account-name-stays = 계정 이름은 바꿀 수 없어요. 대소문자 같은 표기만 바꿀 수 있어요.
reason-seat-taken = { $seat }번 자리에는 이미 누가 있어요.
reason-you-sit-already = 이미 이 테이블에 앉아 있어요.
reason-sit-first = 먼저 내 자리에 앉아 주세요.
reason-kicked = 방장이 이 테이블에서 내보냈어요.
reason-table-full = 빈자리가 없어요.
reason-seat-free = { $seat }번 자리에는 아무도 없어요.
reason-asked-already = 이미 여기 앉아 있거나 초대받은 사람이에요.
reason-not-asked = 이 테이블에 나를 위해 맡아 둔 자리가 없어요.
reason-nothing-to-undo = 내가 마지막으로 한 선택만 무를 수 있어요. 다른 사람이 행동했거나 감춰진 것을 보았다면 무를 수 없어요.
reason-no-time-to-undo = 남은 시간이 너무 적어서 다시 고를 수 없어요.
reason-bot-plays-there = 그 자리에서는 이미 봇이 하고 있어요.
reason-bot-plays-on = 내 자리는 봇이 이어서 하고 있어요.
reason-stop-offered-already = 이미 누가 그만하자고 했어요. 먼저 답해 주세요.
reason-no-stop-offered = 이제 그만하자는 사람이 없어요.
reason-agreed-already = 이미 동의했어요.
reason-muted = 방장이 이 테이블에서 내 채팅을 막았어요.
reason-empty-text = 내용이 없어요.
reason-table-closed = 닫힌 테이블이에요.
reason-not-host = 테이블의 방장만 할 수 있어요.
reason-not-playing = 이 테이블에서 게임하는 사람만 할 수 있어요.
reason-no-seat = 이 테이블에 앉아 있지 않아요.
reason-not-your-seat = { $seat }번 자리는 내 자리가 아니에요.
reason-late = 그사이에 상황이 달라졌어요. 살펴보고 다시 골라 주세요.
reason-not-your-turn = 내 차례가 아니에요.
reason-seat-kept = { $seat }번 자리는 다른 사람을 위해 맡아 뒀어요.
reason-game-begun = 게임이 이미 시작됐어요.
reason-game-not-begun = 게임이 아직 시작되지 않았어요.
reason-game-over = 게임이 끝났어요.
reason-not-over = 게임은 끝난 뒤에 저장할 수 있어요. 그 전에는 기록에 비밀이 드러나니까요.
reason-not-over-yet = 이 게임이 끝나면 한 판 더 할 수 있어요.
reason-did-not-play = 여기서 게임한 사람만 한 판 더 하자고 할 수 있어요.
reason-asked-twice = 한 사람을 두 번 초대하거나 자기 자신을 초대할 수는 없어요.
reason-no-such-account = { $name } 계정이 없어요.
reason-too-often = 너무 자주 했어요. { $seconds }초 뒤에 다시 해 보세요.
reason-too-many-open = 이 페이지를 너무 많이 열어 뒀어요. 몇 개를 닫아 주세요.
reason-no-such-table = 없는 테이블이거나 초대 링크가 필요한 테이블이에요.
reason-busy = 이 테이블에 한꺼번에 너무 많은 일이 몰렸어요. 다시 해 보세요.
reason-needs-invitation = 초대받은 사람만 들어올 수 있는 테이블이에요. 방장에게 링크를 받아 주세요.
reason-who-are-you = 먼저 이름을 정해 주세요.
reason-database-away = 지금은 서버에 저장할 수 없어요. 잠시 뒤에 다시 해 보세요.
reason-shutting-down = 서버를 다시 시작하고 있어요. 잠시 뒤에 다시 해 보세요.
reason-bad-text = 이 게임에 없는 수예요. “legal”을 입력하면 가능한 수를 모두 볼 수 있어요.
reason-no-such-action = 그런 수는 없어요.
`;export{e as default};