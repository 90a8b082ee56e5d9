# Ticket to Ride: San Francisco

## Cards: the colour by itself, one card, and so many cards

card-blue = 파란색
    .one = 파란색 카드
    .many = 파란색 카드 { $count }장
    .typed = 파란색 | 파랑 | 파란
card-green = 초록색
    .one = 초록색 카드
    .many = 초록색 카드 { $count }장
    .typed = 초록색 | 초록 | 녹색
card-black = 검은색
    .one = 검은색 카드
    .many = 검은색 카드 { $count }장
    .typed = 검은색 | 검정 | 검은
card-purple = 보라색
    .one = 보라색 카드
    .many = 보라색 카드 { $count }장
    .typed = 보라색 | 보라
card-red = 빨간색
    .one = 빨간색 카드
    .many = 빨간색 카드 { $count }장
    .typed = 빨간색 | 빨강 | 빨간
card-orange = 주황색
    .one = 주황색 카드
    .many = 주황색 카드 { $count }장
    .typed = 주황색 | 주황
card-ferry = 페리
    .one = 페리 카드
    .many = 페리 카드 { $count }장
    .typed = 페리
card-grey = 회색

## Places

place-alcatraz = 알카트라즈
place-crissy-field = 크리시 필드
place-fort-mason = 포트 메이슨
place-golden-gate-bridge = 골든게이트 브리지
place-haight-ashbury = 헤이트 애시베리
place-japanese-gardens = 재패니즈 가든
place-lombard-street = 롬바드 스트리트
place-market-street = 마켓 스트리트
place-mission-district = 미션 디스트릭트
place-pacific-heights = 퍼시픽 하이츠
place-painted-ladies = 페인티드 레이디스
place-palace-of-fine-arts = 팰리스 오브 파인 아츠
place-pier-39 = 피어 39
place-potrero-hill = 포트레로 힐
place-presidio = 프레시디오
place-south-beach = 사우스 비치
place-sunset = 선셋
place-the-castro = 카스트로
place-the-embarcadero = 엠바르카데로
place-twin-peaks = 트윈 픽스
place-union-square = 유니언 스퀘어

## Souvenirs

souvenir-bell = 종
souvenir-crab = 게
souvenir-gull = 갈매기
souvenir-lantern = 등불
souvenir-poppy = 양귀비꽃
souvenir-seal = 물범
souvenir-whale = 고래

## The map

# The title of a map: map-NAME. Others keep the title that their file has.
map-san-francisco = 샌프란시스코
tk-map = { $title } 지도: 화살표 키로 장소를 오가요
tk-map-view = { $title }: 화살표 키로 지도를 움직이고, +와 −로 확대하거나 축소하고, 0으로 전체를 봐요
tk-map-coming = 지도를 불러오는 중…
tk-map-failed = 지도를 불러오지 못했어요.
tk-map-again = 다시 시도
tk-zoom-in = 확대
tk-zoom-out = 축소
tk-zoom-all = 지도 전체
tk-legend-spaces = 칸
tk-legend-points = 점수
tk-legend-ferry = 페리 카드 필요
tk-legend-grey = 아무 색이나 한 가지
tk-legend-souvenir = 기념품
# { $a } and { $b } are places
tk-ends = { $a } – { $b }
# A ticket, such as: Alcatraz – Twin Peaks (8)
tk-ticket = { $ends }({ $points }점)
# All there is to know of a route, for screen readers
tk-route-label = { $a } – { $b }, { $length }칸{ $ferries ->
        [0] { "" }
       *[other] , 페리 카드 { $ferries }장 필요
    }, { $colour }, { $points }점, { $state ->
        [claimable] 빈 노선, 연결할 수 있음
        [closed] 닫힌 노선
        [mine] 내 노선
        [taken] { $owner }의 노선
       *[free] 빈 노선
    }
# A place, for screen readers. { $can }: can something be done there now?
tk-place-label = { $place }{ $count ->
        [0] { "" }
       *[other] , 기념품 { $count }개: { $souvenir }
    }{ $can ->
        [yes] , 고를 수 있음
       *[no] { "" }
    }
# What somebody is told who taps a place. { $has }: does the reader own this souvenir?
tk-place-note = { $count ->
        [0] { $place }: 기념품이 없어요.
       *[other] { $has ->
            [yes] { $place }: { $souvenir } { $count }개가 남았어요. 이미 가진 기념품이에요.
           *[no] { $place }: { $souvenir } { $count }개가 남았어요. 여기로 노선을 연결하면 하나 가져올 수 있어요.
        }
    }
tk-last-round = 마지막 라운드!
tk-turns-left = { $count ->
        [1] 한 차례 남았어요.
       *[other] { $count }차례 남았어요.
    }
tk-way = { $ends }: 지금 가장 짧은 길로 케이블카 { $cars }개가 더 필요해요.
tk-way-done = { $ends }: 이어졌어요.
tk-way-none = { $ends }: 이을 수 있는 길이 없어요.
tk-way-too-far = { $ends }: 케이블카 { $cars }개가 더 필요한데 { $left }개뿐이에요.

## A route's panel

tk-close = 닫기
tk-colour = { $colour }
tk-any-colour = 아무 색이나 한 가지
tk-spaces = { $count }칸
tk-points = { $count }점
tk-needs-ferries = 페리 카드 { $count }장 필요
tk-owner = { $name }의 노선이에요.
tk-owner-you = 내 노선이에요.
tk-pay-with = 이 카드로 연결하기
tk-closed = 닫힌 노선이에요. 두 명일 때는 두 갈래 노선 중 하나만 쓸 수 있어요.
tk-can-later = 필요한 카드가 있어요. 내 차례를 기다려 주세요.
tk-not-now = 먼저 하던 일을 마쳐 주세요.
tk-missing = 카드가 { $count }장 모자라요. 지금 { $colour } { $have }장, 페리 { $ferries }장이에요.

## The hand

tk-market = 가져올 수 있는 카드
tk-take = { $card } 가져오기
tk-take-blind = 더미 맨 위의 카드 가져오기: { $count }장 남음
tk-draw-tickets = 목적지 카드 뽑기
tk-left = { $count }장 남음
tk-discards = 버린 카드: { $count }장
tk-discards-none = 아직 버린 카드가 없어요.
tk-hand = 내 카드
tk-hand-empty = 손에 카드가 없어요.
tk-own-card = { $cards }: 이 카드로 연결하는 노선 보기
tk-cards = 카드 { $count }장
tk-tickets = 내 목적지 카드
tk-tickets-none = 아직 목적지 카드가 없어요.
tk-tickets-done = { $count }장 중 { $done }장 달성
tk-tickets-held = 목적지 카드 { $count }장
tk-ticket-is-done = 달성
tk-ticket-missed = 실패
tk-ticket-no-way = 이을 길 없음
tk-ticket-takes = 케이블카 { $cars }개 더 필요
tk-ticket-too-far = 케이블카 { $cars }개 더 필요: 남은 { $left }개로는 모자람
tk-offer = 어느 목적지 카드를 가질까요?
tk-offer-one = 마지막 목적지 카드예요. 반드시 가져야 해요.
tk-keep-this = 이것만 갖기
tk-keep-this-label = { $a } – { $b }만 갖기
tk-keep-both = 둘 다 갖기
tk-chosen = 내가 가질 목적지 카드 { $count }장
tk-stacks = 기념품 더미 놓기
tk-stacks-how = 지도에서 아직 기념품이 없는 장소를 누르세요.
tk-choose-souvenir = 기념품 고르기
tk-souvenir-of = { $place }의 { $souvenir }
tk-pass = 차례 넘기기
tk-cars-left = 케이블카 { $count }개 남음
tk-cars-few = { $count ->
        [0] 남은 케이블카가 없어요
       *[other] 케이블카가 { $count }개만 남았어요
    }
tk-souvenirs = 기념품
tk-has-souvenir = { $souvenir }: 있음
tk-lacks-souvenir = { $souvenir }: 아직 없음
tk-next-souvenir = { $all ->
        [yes] 기념품을 모두 모았어요.
       *[no] { $points ->
            [0] 다음 기념품은 아직 점수가 없어요.
           *[other] 다음 기념품을 모으면 { $points }점이 늘어요.
        }
    }

## What to do now

tk-ask-keeping = 목적지 카드를 한 장만 갖거나 두 장 모두 가지세요.
tk-ask-stacking = 지도에서 기념품 더미를 놓을 장소를 누르세요.
# { $can }: what is legal now
tk-ask-acting = { $can ->
        [cards-tickets] 카드 두 장을 가져오거나 목적지 카드를 뽑으세요.
        [cards-route] 카드 두 장을 가져오거나 노선을 연결하세요.
        [cards] 카드 두 장을 가져오세요.
        [route-tickets] 노선을 연결하거나 목적지 카드를 뽑으세요.
        [route] 노선을 연결하세요.
        [tickets] 목적지 카드를 뽑으세요.
       *[cards-route-tickets] 카드 두 장을 가져오거나, 노선을 연결하거나, 목적지 카드를 뽑으세요.
    }
tk-ask-second = 두 번째 카드를 가져오세요.
tk-ask-choosing = 뽑은 목적지 카드를 한 장만 갖거나 두 장 모두 가지세요.
tk-ask-visiting = 새 노선의 한쪽 끝에서 기념품을 고르세요.
tk-ask-over = 게임이 끝났어요.
tk-ask-pass = 할 수 있는 일이 없어요. 차례를 넘기세요.
# { $stage }: keeping and choosing are about tickets, stacking and visiting about souvenirs, second is the second card
tk-ask-wait = { $stage ->
        [keeping] { JOSA($name, pair: "이/가") } 목적지 카드를 고르고 있어요.
        [choosing] { JOSA($name, pair: "이/가") } 목적지 카드를 고르고 있어요.
        [stacking] { JOSA($name, pair: "이/가") } 기념품을 놓고 있어요.
        [visiting] { JOSA($name, pair: "이/가") } 기념품을 고르고 있어요.
        [second] { JOSA($name, pair: "이/가") } 두 번째 카드를 고르고 있어요.
       *[other] { $name } 차례예요.
    }

## Actions, as asked before they are done

tk-do-take = { $card } 가져오기
tk-do-blind = 더미 맨 위의 카드 가져오기
tk-do-tickets = 목적지 카드 두 장 뽑기
tk-do-pass = 차례 넘기기
tk-do-claim = { JOSA($cards, pair: "으로/로") } { $route } 노선 연결하기
tk-do-souvenir = { $place }의 { $souvenir } 가져오기
tk-do-stack = { $place }에 { $souvenir } 놓기
tk-do-keep = { $ticket }만 갖기
tk-do-keep-both = 목적지 카드 둘 다 갖기

## Moves as they can be typed, between bars; the first is shown. Case, accents and spaces do not matter.
# tk-type-route is the beginning of tk-type-claim. The words for cards are card-COLOUR.typed.

tk-type-take = { $card } 가져오기 | { $card } 카드 가져오기 | { $card }
tk-type-blind = 더미 가져오기 | 더미에서 가져오기 | 더미 맨 위 가져오기
tk-type-tickets = 목적지 | 목적지 카드 | 목적지 카드 뽑기
tk-type-claim = { $route } 연결 { $cards } | { $route } 노선 연결 { $cards } | { $route } { $cards } | { $cards } { $route } 연결
tk-type-route = { $route } 연결 | { $route } 노선 연결 | { $route }
tk-type-cards = { $card } { $count }
tk-type-souvenir = { $place } 기념품 | 기념품 { $place } | { $place } 기념품 가져오기
tk-type-stack = 더미 { $stack } { $place } | { $place }에 더미 { $stack } | { $place }에 { $souvenir } 놓기
tk-type-keep = { $number }번 갖기 | { $number } 갖기 | 갖기 { $number }
tk-type-keep-both = 둘 다 갖기 | 둘 다
tk-type-pass = 넘기기 | 차례 넘기기 | 패스

## What happened, in the past tense, as everything in the log

tk-say-offered = { JOSA($name, pair: "이/가") } 목적지 카드 { $count }장을 뽑았어요.
tk-say-offered-known = { JOSA($name, pair: "이/가") } { JOSA($tickets, pair: "을/를") } 뽑았어요.
tk-say-chosen = { JOSA($name, pair: "이/가") } 첫 목적지 카드를 골랐어요.
tk-say-chosen-known = { JOSA($name, pair: "이/가") } { JOSA($tickets, pair: "으로/로") } 시작했어요.
tk-say-kept = { JOSA($name, pair: "이/가") } 목적지 카드 { $count }장을 가졌어요.
tk-say-kept-known = { JOSA($name, pair: "이/가") } { JOSA($tickets, pair: "을/를") } 가졌어요.
tk-say-stack = { JOSA($name, pair: "이/가") } { $place }에 { $souvenir } { $count }개를 놓았어요.
tk-say-took = { JOSA($name, pair: "이/가") } 공개된 { JOSA($card, pair: "을/를") } 가져갔어요.
tk-say-took-blind = { JOSA($name, pair: "이/가") } 더미에서 { JOSA($card, pair: "을/를") } 뽑았어요.
tk-say-took-hidden = { JOSA($name, pair: "이/가") } 더미에서 카드를 뽑았어요.
tk-say-claimed = { JOSA($name, pair: "이/가") } { JOSA($cards, pair: "으로/로") } { $route } 노선을 연결해서 { $points }점을 얻었어요.
tk-say-completed = { JOSA($name, pair: "이/가") } { JOSA($tickets, pair: "을/를") } 달성했어요.
tk-say-souvenir = { JOSA($name, pair: "이/가") } { $place }의 { JOSA($souvenir, pair: "을/를") } 가져갔어요. { $count ->
        [1] 첫 번째
        [2] 두 번째
        [3] 세 번째
        [4] 네 번째
        [5] 다섯 번째
        [6] 여섯 번째
        [7] 일곱 번째
       *[other] { $count }번째
    } 기념품이에요.
tk-say-shuffled = 버린 카드를 섞어 새 더미를 만들었어요.
tk-say-swept = { $times ->
        [1] 공개된 카드 중 페리가 세 장 이상이라 다섯 장을 모두 버리고 새로 공개했어요.
       *[other] 공개된 카드 중 페리가 세 장 이상이라 다섯 장을 모두 버리고 새로 공개하기를 { $times }번 되풀이했어요.
    }
tk-say-passed = { JOSA($name, pair: "이/가") } 차례를 넘겼어요.
tk-effect-completed = { $tickets } 달성
tk-effect-souvenir = { $place }의 { $souvenir } 획득
tk-say-last-round = { $name }의 { $count ->
        [0] 케이블카가 다 떨어졌어요
       *[other] 케이블카가 { $count }개 남았어요
    }. 이제 모두 한 번씩 더 해요.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { JOSA($name, pair: "은/는") } 목적지 카드가 없었어요.
           *[other] { JOSA($name, pair: "은/는") } { JOSA($missed, pair: "을/를") } 달성하지 못했어요.
        }
       *[other] { $missedCount ->
            [0] { JOSA($name, pair: "은/는") } { JOSA($done, pair: "을/를") } 달성했어요.
           *[other] { JOSA($name, pair: "은/는") } { JOSA($done, pair: "을/를") } 달성했지만, { JOSA($missed, pair: "은/는") } 달성하지 못했어요.
        }
    }
tk-say-over = { $count ->
        [1] { JOSA($names, pair: "이/가") } { $points }점으로 이겼어요.
       *[other] { JOSA($names, pair: "이/가") } 똑같이 { $points }점으로 함께 이겼어요.
    }

## The final scoring

# In a replay: what lay on the table, and tickets in somebody's hand.
tk-holding-deck = 카드 더미: { $count }장
tk-holding-tickets = 목적지 카드 더미: { $count }장
tk-holding-open = 미달성
tk-holding-offered = 고르는 중
tk-result-routes = 노선
tk-result-souvenirs = { $count ->
        [0] 기념품 없음
       *[other] 기념품 { $count }개
    }
tk-result-points = 점
tk-result-done = 달성
tk-result-missed = 실패
tk-result-say-routes = 먼저 게임하는 동안 얻은 노선 점수예요.
tk-result-say-souvenirs = 이제 기념품이에요. 종류가 많을수록 좋아요.
tk-result-say-done = { JOSA($name, pair: "이/가") } { JOSA($ends, pair: "을/를") } 이어 { $points }점을 더 얻었어요.
tk-result-say-missed = { JOSA($name, pair: "은/는") } { JOSA($ends, pair: "을/를") } 잇지 못해 { $points }점을 잃었어요.

## Why something cannot be done

tk-reason-game-over = 게임이 끝났어요.
tk-reason-no-such-action = 그런 행동은 없어요.
tk-reason-choose-first-tickets = 먼저 어느 목적지 카드를 가질지 고르세요.
tk-reason-place-stack-first = 먼저 기념품이 없는 장소에 기념품 더미를 놓으세요.
tk-reason-take-second-card = 카드를 한 장 가져왔어요. 이제 두 번째 카드를 가져오세요.
tk-reason-choose-drawn-tickets = 목적지 카드를 뽑았어요. 이제 어느 것을 가질지 고르세요.
tk-reason-choose-souvenir = 노선을 연결했어요. 이제 한쪽 끝에서 기념품을 고르세요.
tk-reason-deck-empty = 카드 더미가 비었어요.
tk-reason-no-tickets-left = 남은 목적지 카드가 없어요.
tk-reason-pass-with-choices = 달리 할 수 있는 일이 없을 때만 차례를 넘길 수 있어요.
tk-reason-ferry-as-second = 공개된 페리 카드는 두 번째 카드로 가져올 수 없어요.
tk-reason-souvenir-elsewhere = 기념품은 방금 연결한 노선의 한쪽 끝에서만 가져올 수 있어요.
tk-reason-card-not-open = 공개된 카드 가운데 { $card } 카드는 없어요.
tk-reason-nothing-to-choose = 지금은 그렇게 고를 것이 없어요.
tk-reason-no-such-location = 이 지도에 없는 장소예요.
tk-reason-stack-is-placed = 그 더미는 이미 지도에 있어요. 다른 더미를 놓으세요.
tk-reason-location-has-stack = { $location }에는 이미 기념품이 있어요.
tk-reason-route-is-yours = { $route } 노선은 이미 내 것이에요.
tk-reason-route-is-taken = { $route } 노선은 { $owner }의 것이에요.
tk-reason-route-twin-is-yours = 나란한 노선이 이미 내 것이에요. 한 사람이 둘 다 연결할 수는 없어요.
tk-reason-route-is-closed = 닫힌 노선이에요. 두 명일 때는 두 갈래 노선 중 하나만 쓸 수 있어요.
tk-reason-too-few-cars = 케이블카 { $length }개가 필요한데 { $cars ->
        [0] 남은 것이 없어요
       *[other] { $cars }개만 남았어요
    }.
tk-reason-too-few-cards = { JOSA($needed, pair: "이/가") } 필요한데 { $count ->
        [0] 한 장도 없어요
       *[other] { $has }뿐이에요
    }.

# Where a hint says to look.
tk-look-claim = { $place } 주변을 보세요. 거기서 노선을 연결하세요.
tk-look-take = 카드를 보세요. 한 장 가져오세요.
tk-look-tickets = 목적지 카드를 보세요. 새로 뽑으세요.
tk-look-keep = { $count ->
    [1] 목적지 카드를 보세요. 한 장만 가지세요.
   *[other] 목적지 카드를 보세요. 두 장 모두 가지세요.
}
tk-look-souvenir = 양쪽 끝의 기념품을 보세요. 아직 필요한 것은 어느 것인가요?
tk-look-stack = { JOSA($place, pair: "을/를") } 보세요. 거기에 기념품 더미를 놓으세요.
tk-look-pass = 차례를 넘기는 것밖에 할 수 없어요.

# What kind of move is best, in puzzles.
puzzle-kind-take = 공개된 교통수단 카드 가져오기
puzzle-kind-blind = 더미에서 카드 뽑기
puzzle-kind-tickets = 목적지 카드 뽑기
puzzle-kind-keep = 목적지 카드 남기기
puzzle-kind-stack = 기념품 토큰 더미 놓기
puzzle-kind-souvenir = 기념품 토큰 가져오기
puzzle-kind-claim = 노선 연결하기
