# Cable Car and the company game.
# $tile is the name of a tile, such as SWNE; $space the name of a space, such as b3; $player and $owner are names.
# $company is the name of a colour, from colours.ftl.

cc-board = 게임판
cc-power-station = 발전소
cc-double = ×2

# Names of spaces and cars, as screen readers say them. $what is the name of a space with its tile.
cc-space-free = { $space }, 빈칸
cc-space-legal = { $space }, 빈칸, 타일을 놓을 수 있음
cc-space-laid = { $space }, { $tile }
cc-space-laid-by = { $space }, { JOSA($player, pair: "이/가") } 놓은 { $tile }
cc-space-lines = { $what }. { $count ->
    [0] 지나가는 노선이 없어요.
    [1] 노선 하나가 지나가요. Enter를 누르면 따라가요.
   *[other] 노선 { $count }개가 지나가요. Enter를 누를 때마다 하나씩 따라가요.
}

# A car and its line.
cc-line-waiting = { $station }번 역, { $owner }: 아직 떠나지 않은 차량
cc-line-open = { $station }번 역, { $owner }: 지금까지 타일 { $tiles }개
cc-line-closed = { $station }번 역, { $owner }: 타일 { $tiles }개를 지나 { $to }번 역에 도착, { $points }점
cc-line-power = { $station }번 역, { $owner }: 타일 { $tiles }개를 지나 발전소에 도착, 두 배로 { $points }점

# The hand.
cc-hand = 내 타일
cc-hand-one = 내 타일
cc-hand-drawn = 뽑은 타일
cc-hand-of-other = 관전 중
cc-tile-choose = { $number }번 타일: { $tile }
cc-tile-named = { $tile }
cc-tile-turned = { $tile }, { $turned }° 돌림
cc-rotate = 돌리기
cc-draw = 타일 뽑기
cc-pass = 차례 넘기기
cc-supply = { $tiles ->
    [0] 남은 타일이 없어요
   *[other] 남은 타일 { $tiles }장
}
cc-keeps = 손에 있던 타일은 그대로 남아요.
cc-no-tile = 타일이 없어요.
cc-nowhere = 이 방향으로는 놓을 곳이 없어요.
cc-keys-help = 화살표 키를 누르면 타일을 놓을 수 있는 칸 사이를 오가고, Shift와 함께 누르면 모든 칸과 차량을 오가요. Enter를 누르면 타일을 놓아요.

# What a tile would do. The parts of $what are joined with commas.
cc-would-nothing = { $space }: 길어지는 노선이 없어요.
cc-would = { $space }: { $what }
cc-would-close = { $owner } { $points }점 획득
cc-would-close-company = { $company } 회사 수익 { $points }점 획득
cc-would-extend = { $owner } 노선 연장(타일 총 { $tiles }개)
cc-would-extend-company = { $company } 노선 연장(타일 총 { $tiles }개)
cc-would-end-exchange = 주식 바꾸기 종료
cc-effect-extend = { $who }: { $station }번 역의 노선이 타일 { $tiles }개로 길어져요.
cc-effect-score = { $who }: { $station }번 역의 노선으로 { $points }점을 얻어요.
cc-effect-end = { $who }: { $station }번 역의 노선이 { $points }점으로 끝나요.
cc-effect-earn = { $who }: { $station }번 역의 노선이 수익 { $points }점을 벌어요.
cc-effect-end-exchange = 더는 주식을 바꿀 수 없어요.
cc-not-your-turn = 내 차례가 아니에요.

# Why something cannot be done.
cc-reason-game-over = 게임이 끝났어요.
cc-reason-no-such-action = 그런 행동은 없어요.
cc-reason-must-lay = { JOSA($drawn, pair: "을/를") } 뽑았으니 이제 놓아야 해요.
cc-reason-must-lay-other = { $drawn } 타일을 뽑았으니 { $tile } 말고 뽑은 타일을 놓아야 해요.
cc-reason-supply-empty = 남은 타일이 없어요.
cc-reason-pass-with-tile = 타일이 없고 뽑을 수도 없을 때만 차례를 넘길 수 있어요.
cc-reason-no-shares = 이 게임에는 주식이 없어요.
cc-reason-exchange-over-by-profit = 이제 주식을 바꿀 수 없어요. { $company } 회사의 수익이 { $profit }점이고, 한도는 { $until }점이에요.
cc-reason-exchange-over-by-turns = { $turns }차례가 지나서 이제 주식을 바꿀 수 없어요.
cc-reason-no-exchange-here = 이 테이블에서는 주식을 바꾸지 않아요.
cc-reason-no-turning = 이 테이블에서는 타일을 돌리지 않아요. 지붕이 모두 같은 쪽을 향해요.
cc-reason-not-in-hand = 손에 { $tile } 타일이 없어요.
cc-reason-space-taken = { $space }에는 이미 타일이 있어요.
cc-reason-space-apart = { $space }에 놓으면 홀로 떨어져요. 타일은 다른 타일이나 게임판 가장자리에 닿아야 해요.
cc-reason-same-tracks = { JOSA($tile, pair: "은/는") } { JOSA($as, pair: "과/와") } 모양이 똑같아요. 그 방향으로 놓아 주세요.
cc-reason-short-line = { $space }에 놓으면 이 타일 하나만으로 차량이 역에서 역까지 가 버려요. 달리 놓을 곳이 전혀 없을 때만 괜찮아요.

# What happened, in the past tense, as everything in the log.
cc-say-drawn = { JOSA($player, pair: "이/가") } 타일을 뽑았어요.
cc-say-drawn-known = { JOSA($player, pair: "이/가") } { JOSA($tile, pair: "을/를") } 뽑았어요.
cc-say-laid = { JOSA($player, pair: "이/가") } { $space }에 { JOSA($tile, pair: "을/를") } 놓았어요.
cc-say-laid-turned = { JOSA($player, pair: "이/가") } { $space }에 { JOSA($tile, pair: "을/를") } { $turned }° 돌려 놓았어요.
cc-say-closed = { $owner }: { $station }번 역의 노선이 { $to }번 역에 닿아 { $points }점을 얻었어요.
cc-say-closed-power = { $owner }: { $station }번 역의 노선이 발전소에 닿아 두 배로 { $points }점을 얻었어요.
cc-say-closed-company = { $station }번 역의 { $company } 노선이 { $to }번 역에 닿아 수익 { $points }점을 벌었어요.
cc-say-closed-power-company = { $station }번 역의 { $company } 노선이 발전소에 닿아 두 배로 수익 { $points }점을 벌었어요.
# For screen readers: the lines that a tile made longer. $lines is a list of the next.
cc-heard-grown = { $count ->
   *[other] 길어진 노선: { $lines }.
}
cc-heard-line = { $owner } 타일 { $tiles }개
cc-say-swapped-open = { JOSA($player, pair: "이/가") } { $percent }% 주식을 공개된 { $took } 주식으로 바꿨어요.
cc-say-swapped-open-known = { JOSA($player, pair: "이/가") } { $gave } { $percent }% 주식을 공개된 { $took } { $percent }% 주식으로 바꿨어요.
cc-say-swapped-blind = { JOSA($player, pair: "이/가") } { $percent }% 주식을 더미 맨 위의 주식으로 바꿨어요.
cc-say-swapped-blind-known = { JOSA($player, pair: "이/가") } { $gave } { $percent }% 주식을 더미 맨 위의 { $took } { $percent }% 주식으로 바꿨어요.
cc-say-exchange-closed = 주식 바꾸기가 끝났어요.
cc-say-passed = { JOSA($player, pair: "이/가") } 차례를 넘겼어요.
cc-say-passed-over = { JOSA($player, pair: "은/는") } 타일이 없어서 차례를 건너뛰었어요.
cc-say-over = { $count ->
    [1] { JOSA($winners, pair: "이/가") } { $points }점으로 이겼어요.
   *[other] { JOSA($winners, pair: "이/가") } 똑같이 { $points }점으로 함께 이겼어요.
}

# Moves, as asked before they are done.
cc-do-lay = { $space }에 { $tile } 놓기
cc-do-lay-turned = { $space }에 { $tile } 놓기({ $turned }° 돌림)
cc-do-draw = 타일 뽑기
cc-do-pass = 차례 넘기기
cc-do-swap-open = 내 { $percent }% 주식을 공개된 { $company } 주식으로 바꾸기
cc-do-swap-blind = 내 { $percent }% 주식을 더미 맨 위의 주식으로 바꾸기

# Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter. r90 is a turn.
cc-type-lay = { $tile } { $space } | { $space }에 { $tile } 놓기 | { $tile } { $space } 놓기
cc-type-lay-turned = { $tile } { $space } r{ $turned } | { $space }에 { $tile } r{ $turned } 놓기 | { $tile } { $space } r{ $turned } 놓기
cc-type-draw = 뽑기 | 타일 뽑기
cc-type-pass = 넘기기 | 차례 넘기기 | 패스
cc-type-swap-open = 바꾸기 { $percent } 공개 | { $percent } 공개 바꾸기 | { $percent } 공개 주식으로 바꾸기
cc-type-swap-blind = 바꾸기 { $percent } 더미 | { $percent } 더미 바꾸기 | { $percent } 더미 주식으로 바꾸기

# What is to be done now.
cc-ask-lay = 타일을 놓으세요.
cc-ask-lay-or-draw = 타일을 놓거나 한 장 뽑으세요.
cc-ask-lay-one = 타일 하나를 놓으세요.
cc-ask-lay-one-or-draw = 타일 하나를 놓거나 한 장 뽑으세요.
cc-ask-lay-drawn = 뽑은 타일을 놓으세요.
cc-ask-lay-or-swap = 타일을 놓거나 주식을 바꾸세요.
cc-ask-lay-or-draw-or-swap = 타일을 놓거나, 한 장 뽑거나, 주식을 바꾸세요.
cc-ask-lay-one-or-swap = 타일 하나를 놓거나 주식을 바꾸세요.
cc-ask-lay-one-or-draw-or-swap = 타일 하나를 놓거나, 한 장 뽑거나, 주식을 바꾸세요.
cc-ask-swap = 타일이 없어요. 주식을 바꾸거나 차례를 넘기세요.
cc-ask-pass = 타일이 없어요. 차례를 넘기세요.
cc-ask-other = { $player } 차례예요.

# Figures of a seat.
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

# The race.
cc-race = 점수
cc-race-label = { $points }점, { $tiles ->
    [0] 달리는 중인 노선 없음
   *[other] 달리는 중인 노선에 타일 { $tiles }개
}
cc-race-open = { $tiles ->
    [0] 달리는 중인 노선 없음
   *[other] 달리는 중인 노선에 타일 { $tiles }개
}

# The company game.
cc-companies = 회사
cc-company-profit = { $company }: 수익 { $profit }점, 10%당 승점 { $value }점
cc-profit = 수익
cc-tenth = 10%당 승점
# Beside the percentages in the table of companies: short.
cc-company-own = 내 주식, %
cc-company-open = 공개된 주식, %
cc-limit = 한 회사라도 수익 { $until }점이 되기 전까지
cc-limit-mark = 수익 { $until }점이면 주식 바꾸기 종료
cc-limit-over = 이제 바꿀 수 없어요
cc-shares = 내 주식
cc-shares-now = 지금대로라면 승점 { $points }점이에요.
cc-share-mine = { $company } { $percent }%, 지금 승점 { $points }점
cc-share-secret = 나만 알아요.
cc-share-seen = { $who }도 알아요.
cc-pile = { $percent }%
cc-pile-down = { $percent }%: { $shares ->
    [0] 더미에 주식이 없어요.
   *[other] 더미에 주식이 { $shares }장 있어요.
}
cc-pile-open = { $percent }%: 공개된 주식은 { JOSA($company, pair: "이에요/예요") }.
cc-piles = 주식 바꾸기
cc-piles-closed = 테이블 위의 주식
# On a narrow button: the open share, and the top one of the pile.
cc-offer-open = 공개
cc-offer-blind = 더미
cc-take-open-label = 내 { $percent }% 주식을 공개된 { $company } 주식으로 바꾸기, 지금 승점 { $points }점
cc-take-blind-label = 내 { $percent }% 주식을 더미 맨 위의 주식으로 바꾸기, 더미에 주식 { $shares }장
cc-top-known = 맨 위가 무엇인지 알고 있어요: { $company }.

# The result.
cc-result-lines = { $station }번 역의 노선: { $points }점
cc-result-line = { $station }번 역
cc-result-share = { $company } { $percent }%, 가치 { $value }: { $points }점
cc-result-round-lines = 노선별 점수
cc-result-round-bonus = 최다 지분 보너스
cc-result-bonus = 보너스
cc-result-bonus-text = 최다 지분 보너스: { $points }점
cc-result-bonus-why = 한 회사의 지분이 가장 많은 사람은 그 회사 수익의 10분의 1을 보너스로 받아요.

# Where a hint says to look.
cc-look-lay = { JOSA($place, pair: "을/를") } 보세요. 거기에 타일을 놓으세요.
cc-look-draw = 더미를 보세요. 타일을 한 장 뽑으세요.
cc-look-swap = { $place }% 주식을 보세요. 내 주식을 바꾸세요.
cc-look-pass = 차례를 넘기는 것밖에 할 수 없어요.

# What kind of move is best, in puzzles.
puzzle-kind-lay = 타일 놓기
puzzle-kind-draw = 타일 뽑기
puzzle-kind-swap = 주식 교환하기
