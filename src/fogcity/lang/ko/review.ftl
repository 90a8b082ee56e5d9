# The review of a finished game: win chances, marked moves, what was better, accuracy and luck.

review = 복기
review-heading = { $game } 복기
# What is shown of each moment: the win chance of every player.
review-curve = 승률
review-curve-coming = 승률을 계산하고 있어요…
review-start = 시작
review-move = { $number }수
# For screen readers: a moment, and the chances then: “Move 12: Ann 63%, Bob 37%”.
review-step = { $moment }: { $chances }
review-to-before = 이전 표시된 수로
review-to-after = 다음 표시된 수로
# The choice of whose moves are reviewed.
review-whose = 누구의 수
review-all = 모든 플레이어
review-seat = { $name }만
review-seat-you = 나만
review-reading = 게임을 읽고 있어요…
review-waiting = 서버에 여유가 생기기를 기다리고 있어요…
review-valuing = 승률을 계산하고 있어요…
review-running = 수를 평가하고 있어요…
review-done = 모든 수를 평가했어요.
review-progress-label = 평가한 수
review-failed = 복기를 끝내지 못했어요.
review-offline = 연결이 끊겼어요. 다시 연결되면 저절로 이어져요.
review-refused = 복기를 이어 갈 수 없어요. { $problem }
review-nothing = 이 게임에서는 고를 것이 없었기 때문에 복기할 것도 없어요.

# Marks, by what a move lost. Use the words of chess and backgammon players.
review-mark-inaccuracy = 부정확한 수
review-mark-mistake = 실수
review-mark-blunder = 대실수

review-decisive = 승부를 가른 순간
review-marked = 표시된 수
review-none = 표시된 수가 없어요.
review-none-yet = 아직 표시된 수가 없어요.
review-lucky = 운 좋은 뽑기
review-unlucky = 운 나쁜 뽑기
# Points of win chance, with a sign; `count` is the number without it.
review-points = { $count ->
   *[other] { $points }%p
}

review-played = 둔 수
review-better = 더 나은 수
# The best move that was found, if it is not clearly better than what was played.
review-alternative = 비슷하게 좋은 수
review-lost = 이 수로 승률이 { $points } 떨어졌어요.
review-best = 더 나은 수는 찾지 못했어요.
review-close = 확실히 더 나은 수는 없었어요.
review-forced = 다른 선택이 없었어요.
review-unjudged = 이 수는 아직 평가하지 않았어요.
review-others = 이 복기는 다른 플레이어의 수를 다뤄요.
review-taken-back = 무른 수라서 평가하지 않아요.
review-begin = 게임이 시작돼요.
review-alternatives = 짧게만 살펴본 다른 수
review-on-board = 더 나은 수를 게임판에 보기
# How something on the board is named that would have been better: “red card, better”.
review-better-thing = { $what }, 더 나은 선택
review-luck-after = 그다음 운이 좋았어요: { $points }.
review-bad-luck-after = 그다음 운이 나빴어요: { $points }.

review-players = 플레이어별 결과
review-players-coming = 여기에 정확도와 운이 나와요.
review-accuracy = 정확도
review-accuracy-about = 둔 수가 가장 좋은 수에 얼마나 가까웠는지 나타내요. 100이면 완벽해요.
review-marks = 표시
review-marks-about = 대실수, 실수, 부정확한 수의 개수예요.
review-luck = 운
review-luck-about = 처음 받은 것과 뽑기로 승률이 얼마나 오르내렸는지 나타내요.
# The part of the luck that was in the deal.
review-deal = 처음 받은 것: { $points }
review-result = 결과
review-result-about = 게임이 끝났을 때 차지한 승리의 몫이에요.
review-adjusted = 운을 뺀 결과
review-adjusted-about = 결과에서 자신의 운을 빼고 다른 사람의 운을 더했어요. 0보다 작거나 100보다 클 수 있어요.

review-table = 모든 승률을 표로 보기
review-table-moment = 순간
