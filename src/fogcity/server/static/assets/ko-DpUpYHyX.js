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
cc-tile-choose = { $number }번 타일: { $tile }
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
cc-keys-help = 화살표 키를 누르면 타일을 놓을 수 있는 칸 사이를 오가고, Shift와 함께 누르면 모든 칸과 차량을 오가요. Enter를 누르면 타일을 놓아요.

cc-would-nothing = { $space }: 달라지는 노선이 없어요.
cc-would = { $space }: { $what }
cc-would-close = { $owner } { $points }점 획득
cc-would-close-company = { $company } 회사 수익 { $points }점 획득
cc-would-extend = { $owner } 노선 연장(타일 총 { $tiles }개)
cc-would-extend-company = { $company } 노선 연장(타일 총 { $tiles }개)
cc-would-end-exchange = 주식 바꾸기 종료
cc-not-your-turn = 내 차례가 아니에요.

cc-reason-game_over = 게임이 끝났어요.
cc-reason-no_such_action = 그런 행동은 없어요.
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
cc-reason-same_tracks = { JOSA($tile, pair: "은/는") } { JOSA($as, pair: "과/와") } 모양이 똑같아요. 그 방향으로 놓아 주세요.
cc-reason-short_line = { $space }에 놓으면 이 타일 하나만으로 차량이 역에서 역까지 가 버려요. 달리 놓을 곳이 전혀 없을 때만 괜찮아요.

cc-say-drawn = { JOSA($player, pair: "이/가") } 타일을 뽑았어요.
cc-say-drawn-known = { JOSA($player, pair: "이/가") } { JOSA($tile, pair: "을/를") } 뽑았어요.
cc-say-laid = { JOSA($player, pair: "이/가") } { $space }에 { JOSA($tile, pair: "을/를") } 놓았어요.
cc-say-laid-turned = { JOSA($player, pair: "이/가") } { $space }에 { JOSA($tile, pair: "을/를") } { $turned }° 돌려 놓았어요.
cc-say-closed = { $owner }: { $station }번 역의 노선이 { $to }번 역에 닿아 { $points }점을 얻었어요.
cc-say-closed-power = { $owner }: { $station }번 역의 노선이 발전소에 닿아 두 배로 { $points }점을 얻었어요.
cc-say-closed-company = { $station }번 역의 { $company } 노선이 { $to }번 역에 닿아 수익 { $points }점을 벌었어요.
cc-say-closed-power-company = { $station }번 역의 { $company } 노선이 발전소에 닿아 두 배로 수익 { $points }점을 벌었어요.
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
cc-do-lay-turned = { $space }에 { $tile } 놓기({ $turned }° 돌림)
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
cc-limit = 한 회사라도 수익 { $until }점이 되기 전까지
cc-limit-mark = 수익 { $until }점이면 주식 바꾸기 끝
cc-limit-over = 이제 바꿀 수 없어요
cc-shares = 내 주식
cc-shares-now = 지금대로라면 승점 { $points }점이에요.
cc-share-mine = { $company } { $percent }%, 지금 승점 { $points }점
cc-share-secret = 나만 알아요.
cc-share-seen = { $count ->
   *[other] { $who }도 알아요.
}
cc-pile = { $percent }%
cc-pile-down = { $percent }%: { $shares ->
    [0] 뒤집어 놓은 주식이 없어요.
   *[other] 뒤집어 놓은 주식이 { $shares }장 있어요.
}
cc-pile-open = { $percent }%: 펼쳐진 주식은 { JOSA($company, pair: "이에요/예요") }.
cc-piles = 주식 바꾸기
cc-piles-closed = 테이블 위의 주식
cc-offer-open = 펼침
cc-offer-blind = 더미
cc-take-open-label = 내 { $percent }% 주식을 펼쳐진 { $company } 주식으로 바꾸기, 지금 승점 { $points }점
cc-take-blind-label = 내 { $percent }% 주식을 더미 맨 위의 주식으로 바꾸기, 뒤집어 놓은 주식 { $shares }장
cc-top-known = 맨 위가 무엇인지 알고 있어요: { $company }.

cc-result = 점수 계산
cc-result-lines = { $station }번 역의 노선: { $points }점
cc-result-line = { $station }번 역
cc-result-share = { $company } { $percent }%, 가치 { $value }: { $points }점
cc-result-round-lines = 노선별 점수
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


fogcity = Fog City
skip = 본문으로 건너뛰기
loading = 잠시만요…
close = 닫기
cancel = 취소
back = 뒤로
previous = 이전
next = 다음
more = 더 보기
yes = 예
no = 아니요
you = 나
somebody = 누군가
copy = 복사
copied = 복사했어요
share = 공유
go-home = 첫 화면으로

nav-label = Fog City
nav-home = Fog City: 첫 화면으로
nav-mine = 내 게임
nav-mine-waiting = 나를 기다리는 게임이 { $count }개 있어요.
nav-new = 새 테이블
nav-rules = 규칙
nav-me = 내 정보: { $name }
nav-nobody = 게스트

footer = 케이블카와 티켓 투 라이드: 샌프란시스코를 디지털 테이블 하나에 담았어요. 친구들을 위해 만들고, 안개 속에서 즐겨요.
footer-api = 개발자용

connection-lost = 연결이 잠시 끊겼어요. 모두 잘 보관되어 있고, 다시 연결되면 바로 이어져요.
bots-compiling = 이 서버에서 봇들이 아직 준비 운동 중이에요. 준비가 끝날 때까지는 조금 느려요.

missing-title = 안개 속에서 길을 잃었어요
missing-text = 이 주소에는 아무것도 없어요. 링크가 중간에 잘렸을지도 몰라요.
failed-title = 선로를 벗어났어요
failed-text = 페이지에 문제가 생겼어요. 게임은 서버에 안전하게 있어요. 페이지를 새로 고치면 대부분 해결돼요.
failed-reload = 새로 고침
rules-missing = 아직 규칙이 준비되지 않았어요.

settings = 설정
language = 언어
theme = 화면 테마
theme-auto = 기기 설정대로
theme-light = 밝게
theme-dark = 어둡게
confirm = 행동하기 전에 한 번 더 확인
confirm-always = 항상
confirm-touch = 터치할 때
confirm-never = 안 함
confirm-about = 실수로 골랐더라도 실행하기 전에 취소할 수 있어요.
sounds = 소리
sounds-about = 내 차례가 되면 케이블카 종소리를 조용히 울려요.

account-overview-title = 내 정보
account-keep-title = 게임 보관하기
account-login-title = 로그인
account-delete-title = 내 정보 삭제
account-is-nobody = 가입하지 않아도 돼요. 이름을 정해도 되고, 바로 시작하면 이름을 지어 드려요.
account-is-guest = 지금은 게스트라서 게임이 이 브라우저에만 보관돼요. 비밀번호를 정하면 다른 기기에서도 볼 수 있어요.
account-is-account = 게임이 이 이름으로 보관돼요. 로그인하면 어느 기기에서나 볼 수 있어요.
account-name = 이름
account-passphrase = 비밀번호
account-rename = 이름 바꾸기
account-be-guest = 이 이름으로 하기
account-keep = 비밀번호를 정해 게임 보관하기
account-keep-about = 이름과 8자 이상의 비밀번호를 정해 주세요. 지금까지의 게임은 모두 그대로 남고, 친구들이 이름으로 테이블에 초대할 수 있어요.
account-keep-do = 게임 보관하기
account-login = 로그인
account-login-about = 로그인하면 이 기기에서도 내 게임을 볼 수 있어요.
account-login-guest = 지금은 게스트예요. 게스트로 한 게임은 로그인하는 계정으로 옮겨지지 않아요.
account-logout = 로그아웃
account-delete = 내 정보 삭제…
account-delete-about = 이름과 로그인 정보, 지금까지 쓴 채팅이 모두 지워져요. 내 자리는 봇이 이어서 하고, 게임 자체는 이름 없이 남아요. 되돌릴 수 없어요.
account-delete-sure = 네, 모두 지워 주세요.
account-delete-do = 영구히 삭제

seconds = { $count }초
minutes = { $count }분
hours = { $count }시간
days = { $count }일

bot-tourist = 관광객(무작위)
bot-conductor = 차장(초보)
bot-gripman-easy = 운전사(쉬움)
bot-gripman-medium = 운전사(보통)
bot-gripman-hard = 운전사(어려움)
bot-gripman-expert = 운전사(고수)


home-title = Fog City의 언덕을 달려 보세요
home-tagline = 샌프란시스코 케이블카 게임을 친구와, 또는 봇과 지금 바로 즐겨요.
home-play = 게임하기
home-against = 상대
home-bots = 봇의 수
home-bots-count = 봇 { $count }명
home-level = 봇의 실력
home-more = 내 마음대로 테이블 만들기: 자리, 옵션, 시간 제한, 한 화면에서 여럿이
home-challenges = 초대받은 게임
home-mine = 내 게임
home-open = 열린 테이블
home-mine-finished = 내가 마친 게임
home-finished = 최근에 끝난 게임
mine-empty = 진행 중인 게임이 없어요. ‘바로 시작’을 누르면 금세 테이블에 앉을 수 있어요.
open-empty = 지금은 사람을 기다리는 테이블이 없어요. 누구나 들어올 수 있는 테이블을 만들어 보세요. 누군가 와서 앉을지도 몰라요.
mine-finished-empty = 마친 게임은 여기에 보관돼요. 한 수 한 수 다시 볼 수 있어요.
finished-empty = 열린 테이블의 게임이 끝나면 여기에 나와요.

play-now = 바로 시작
play-now-about = { $title }, 봇 { $bots }명 상대
play-friends = 친구와 함께

game-cablecar = 케이블카
game-cablecar-about = 타일을 놓아 내 노선은 도시 곳곳으로 뻗어 나가게 하고, 상대의 차량은 바로 다음 역에서 멈춰 세우세요.
game-cablecar-minutes = 30분
game-company = 케이블카: 회사 게임
game-company-about = 노선의 주인은 없고, 누구나 주식을 가져요. 남몰래 주식을 쥔 회사를 시내 최고의 부자로 만드세요.
game-company-minutes = 45분
game-ticket = 티켓 투 라이드: 샌프란시스코
game-ticket-about = 카드를 모으고, 다리에서 바닷가까지 노선을 연결하고, 목적지 카드의 약속을 지키세요.
game-ticket-minutes = 20분
game-players = { $least }~{ $most }명

line-your-turn = 내 차례 · { $ago }
line-turn-of = { $name } 차례 · { $ago }
line-playing = 진행 중 · { $ago }
line-waiting = { $free ->
    [0] 시작할 준비 완료
   *[other] { $free }명을 더 기다리는 중
}
line-won = { $count ->
    [1] { $names } 승리 · { $ago }
   *[other] { $names } 공동 승리 · { $ago }
}
line-over = 종료 · { $ago }
line-nobody = 아직 아무도 없음
line-with-free = { $who } · 빈자리 { $free }개

new-title = 새 테이블
new-game = 게임
new-seats = 누가 하나요?
new-seats-count = 인원
new-options = 옵션
new-clock = 시간 제한
new-who = 참가와 시작
new-open = 누구나 참가하고 관전할 수 있음
new-open-about = 테이블이 첫 화면에 나와요. 켜지 않으면 링크를 받은 사람만 찾아올 수 있어요.
new-start = 자리가 다 차면 바로 시작
new-start-about = 켜지 않으면 내가 시작 버튼을 누를 때 시작돼요.
new-make = 테이블 만들기

seat-you = 나
seat-me = { $name }(나)
seat-kind = { $seat }번 자리에 앉을 사람
seat-bot = 봇
seat-link = 친구, 링크로 초대
seat-account = 친구, 계정 이름으로 초대
seat-screen = 이 화면에서 함께
seat-bot-level = { $seat }번 자리 봇의 실력
seat-account-name = 계정 이름
seat-screen-label = 플레이어 이름
seat-screen-name = 플레이어 { $seat }
seat-link-about = 건네줄 링크와 코드를 만들어 드려요.

option-rotation = 타일 돌리기
option-rotation-about = 타일을 어느 방향으로든 놓을 수 있어요. 켜지 않으면 원래 규칙대로 지붕이 모두 같은 쪽을 향해요.
option-hand = 손에 드는 타일
option-hand-about = 각자 손에 드는 타일의 수예요. 많을수록 고를 것도 많아져요.
option-exchange-until = 주식을 바꿀 수 있는 한도
option-exchange-until-about = 어느 회사든 수익이 이만큼 되면 주식을 더 바꿀 수 없어요. 인쇄된 숫자는 알 수 없어서 저희가 20으로 정했어요.
option-turn-limit = 주식 바꾸기 차례 제한
option-turn-limit-about = 이만큼 차례가 지나면 주식을 더 바꿀 수 없어요.

clock-none = 제한 없음
clock-turn = 차례마다
clock-bank = 게임 전체
clock-none-about = 모두 필요한 만큼 시간을 써요. 게임이 몇 주 동안 이어질 수도 있어요.
clock-turn-about = 한 차례에 { $time }까지 쓸 수 있어요.
clock-bank-about = 게임 전체에 각자 { $time }까지 쓸 수 있어요.
clock-bank-increment-about = 게임 전체에 각자 { $time }까지 쓸 수 있고, 차례를 마칠 때마다 { $increment }씩 돌려받아요.
clock-time-turn = 한 차례
clock-time-bank = 게임 전체
clock-increment = 차례마다 추가
clock-no-increment = 없음
clock-forfeits = 시간을 다 쓰면 패배
clock-forfeits-about = 시간을 다 쓰면 봇이 이어서 하고, 그 사람은 더 이상 이길 수 없어요. 켜지 않으면 봇이 이어서 하기만 해요.
clock-bot-about = 시간을 다 쓰면 봇이 이어서 해요.


ln-title = 배우기
ln-intro = 직접 만져 볼 수 있는 게임판으로 규칙을 읽거나, 안내를 따라 첫 몇 차례를 해 보세요. 5분이면 충분해요.
ln-games = 게임
ln-rules-of = 규칙
ln-rules-of-game = { $game } 규칙
ln-guide-of = 따라 하는 첫 게임
ln-guide-of-game = 따라 하는 첫 게임: { $game }
ln-contents = 이 페이지의 내용
ln-other-rules = 다른 규칙
ln-print = 인쇄
ln-loading = 잠시만요…
ln-failed = 페이지를 불러오지 못했어요. 인터넷에 연결되어 있나요?
ln-again = 다시 시도
ln-try-it = 직접 해 보는 것이 가장 빨라요. 5분이면 되고, 무엇을 할지 알려 드려요.
ln-link-to = 이 부분의 링크


ln-figure-before = 처음
ln-figure-back = 이전
ln-figure-next = 다음
ln-figure-again = 처음부터
ln-figure-step = { $step } / { $steps }
ln-figure-map-waits = 지도를 가져오는 중…
ln-figure-map-failed = 지금은 지도를 보여 드릴 수 없어요.


ln-guide-title = 첫 게임: { $game }
ln-guide-short = 첫 게임
ln-guide-step = { $steps }단계 중 { $step }단계
ln-guide-next = 계속
ln-guide-show = 보여 주기
ln-guide-restart = 처음부터
ln-guide-waiting = { JOSA($rival, pair: "이/가") } 생각하고 있어요…
ln-guide-name-cablecar = 노랑
ln-guide-name-company = 분홍
ln-guide-name-ticket = 노란색
ln-guide-not-this = 이번에는 그게 아니에요. { $do }
ln-guide-rules = 규칙 읽기
ln-guide-play = 첫 게임 시작
ln-guide-play-about = 쉬운 봇과 해요. 보는 사람도 없고, 무를 수도 있어요.
ln-guide-done = 다 배웠어요!
ln-guide-happened = 일어난 일
ln-guide-hand = 내 앞에 있는 것

ln-guide-cablecar-1 = 샌프란시스코에 어서 오세요! 내 색깔은 노랑이고, 별이 그려진 내 차량들이 게임판 둘레의 홀수 역에 서 있어요. { JOSA($rival, pair: "은/는") } 파랑이에요. 차량마다 달릴 노선이 하나씩 있고, 지나가는 타일 하나가 1점이에요. 아직 타일은 한 장도 없어요.
ln-guide-cablecar-2 = 이것이 내 타일이에요. 어느 쪽에서 들어와도 선로가 곧게 이어져요. 3번 역 바로 아래 c1에 놓으면 그 역의 내 차량이 지나갈 길이 생겨요.
    .do = c1에 타일을 놓아 보세요.
ln-guide-cablecar-3 = 점선은 차량이 어디까지 가는지 보여 줘요. 지금은 타일 하나예요. { JOSA($rival, pair: "은/는") } 모서리 h1에 타일을 놓았어요. 새로 받은 내 타일은 위에서 온 노선을 오른쪽으로 꺾어요.
    .do = 노선이 가려는 곳, c2에 놓아 보세요.
ln-guide-cablecar-4 = 누구의 노선이든 누구나 늘릴 수 있어요. 방금 { JOSA($rival, pair: "이/가") } 그렇게 했어요. d2에 놓인 타일 덕분에 3번 역에서 떠난 내 노선이 타일 세 개를 지나, 발전소 바로 옆 d3으로 가려고 해요. 왜 고마운 일인지 곧 알게 될 거예요.
ln-guide-cablecar-5 = 발전소에 들어가는 노선은 점수가 두 배예요. 지금 내 타일은 위에서 온 노선을 곧장 아래로 보내요.
    .do = d3에 타일을 놓아 보세요.
ln-guide-cablecar-6 = 타일 네 개의 두 배, 8점이에요! 새 타일은 모든 선로를 왔던 쪽으로 돌려보내요. 가장자리에 놓으면 그 타일 하나만으로 차량이 곧바로 자기 역에 돌아와 버리는데, 그렇게는 놓을 수 없어요. 타일이 마음에 들지 않으면 한 장 더 뽑으세요. 그 대신 뽑은 타일을 반드시 놓아야 해요.
    .do = 타일을 한 장 뽑아 보세요.
ln-guide-cablecar-7 = 이번에는 조금 심술을 부려 볼까요? 8번 역에서 떠난 { $rival }의 노선이 h1에서 왼쪽 g1로 나가려고 해요. 방금 뽑은 타일은 그 노선을 곧장 위로, 7번 역으로 보내 버려요.
    .do = g1에 뽑은 타일을 놓아 보세요.
ln-guide-cablecar-8 = { JOSA($rival, pair: "은/는") } 겨우 2점을 얻고, 그 노선은 끝났어요. 같은 타일이 내 노선도 하나 열어 줬어요. 7번 역에서 g2로 내려가는 노선이에요. 여기서 아까 그 별난 타일이 쓸모 있어요. 노선을 되돌려 보내는데, 두 번 지나간 타일은 두 번 세거든요.
    .do = g2에 놓아 보세요.
ln-guide-cablecar-9 = 7번 역의 내 노선이 g1과 g2를 지나고 g1을 한 번 더 지났어요. 지금까지 타일 세 개이고, 이제 f1로 이어져요. 타일 60장이 모두 놓일 때까지 이렇게 해요. 그때는 모든 노선이 어딘가에서 끝나 있고, 점수가 가장 높은 사람이 이겨요. 이것만 알면 돼요.

ln-guide-company-1 = 케이블카와 비슷하지만 색다른 게임이에요. 내 노선이라는 것이 없거든요. 여덟 회사에 차량이 네 대씩 있고, 노선이 내는 점수는 그 회사의 수익이 돼요. 내 색깔인 분홍은 누가 타일을 놓았는지 표시할 뿐이에요. 타일 몇 장은 이미 놓여 있어요.
ln-guide-company-2 = 내가 가진 것은 주식이에요. 노랑 40%, 초록 30%, 파랑 20%, 빨강 10%가 있어요. 다른 사람은 볼 수 없어요. 게임이 끝나면 잘된 회사의 주식일수록 승점이 높아요. 그러니 너무 티 나지 않게 노랑을 밀어주세요.
ln-guide-company-3 = 28번 역에서 떠난 노랑 노선이 왼쪽에서 오고 있어요. 타일 하나만 더 있으면 발전소에 닿아요. 지금 내 타일은 선로가 곧게 이어져요.
    .do = c5에 타일을 놓아 보세요.
ln-guide-company-4 = 타일 세 개의 두 배, 수익 점수 6점이에요. 노랑이 앞서 있으니 지금 노랑의 가치는 8이에요. 나머지 회사는 아직 수익이 없어서 모두 2위, 가치는 7이에요. 수익 순위가 하나 내려갈 때마다 가치도 1씩 내려가요.
ln-guide-company-5 = 타일을 놓는 대신, 주식 한 장을 같은 퍼센트의 다른 주식으로 바꿔도 돼요. 마침 노랑 10% 주식이 펼쳐져 있어요. 내가 그걸 가져가는 건 모두가 보게 되고, 빨강 주식은 뒷면이 보이게 더미 맨 아래로 들어가요.
    .do = 내 10% 주식을 펼쳐진 주식으로 바꿔 보세요.
ln-guide-company-6 = 이제 노랑의 절반이 내 것이에요. 더미 맨 위의 주식을 보지 않고 가져올 수도 있어요. 그러면 무엇을 가져왔는지 아무도 모르지만, 무엇이 나올지 나도 몰라요. 초록은 별로 가망이 없어 보이니 한번 해 볼까요?
    .do = 내 30% 주식을 더미 맨 위의 주식으로 바꿔 보세요.
ln-guide-company-7 = 운이 좋네요, 또 노랑이에요. 이제 80%예요! 게임이 끝나면 한 회사의 지분이 가장 많은 사람이 그 회사 수익의 10분의 1을 더 받아요. 어느 회사든 수익 점수가 20점이 되면 모두 더는 주식을 바꿀 수 없으니, 너무 오래 기다리지 마세요.
ln-guide-company-8 = 오른쪽을 보세요. 12번 역에서 떠난 주황 노선도 곧 발전소에 닿으려고 하는데, 나에게는 주황 주식이 하나도 없어요. 지금 내 타일은 오른쪽에서 온 노선을 위로 보내요.
    .do = f4에 타일을 놓아 노선을 돌려 보세요.
ln-guide-company-9 = 잘했어요! 이제 주황은 갈 길이 멀고, 언젠가 누군가가 끝내 버릴 거예요. 타일 60장이 모두 놓이면 주식을 공개하고 회사의 순위를 매겨요. 승점이 가장 높은 사람이 이겨요. 다른 사람들이 무엇을 놓는지 보고, 어떤 주식을 가졌는지 짐작해 보세요.

ln-guide-ticket-1 = 샌프란시스코에 어서 오세요! 내 색깔은 노란색이고, 이 지도의 노선에 놓을 케이블카가 20개 있어요. { $rival }도 여기저기 다니고 싶어 해요. 지도를 끌어서 옮기거나 크게 볼 수 있어요.
ln-guide-ticket-2 = 목적지 카드 두 장이 나왔어요. 게임이 끝났을 때 카드의 두 장소가 내 노선으로 이어져 있으면 그 점수를 얻고, 아니면 잃어요. 알카트라즈에서 롬바드 스트리트까지는 멀지 않아요. 마켓 스트리트에서 선셋까지는 멀어요.
    .do = 알카트라즈 – 롬바드 스트리트만 가져 보세요.
ln-guide-ticket-3 = { $rival }도 카드를 골랐고, 두 번째 순서라서 남은 기념품 더미 두 개를 지도에 놓았어요. 이제부터 내 차례에는 셋 중 하나를 해요. 교통수단 카드를 뽑거나, 노선을 연결하거나, 목적지 카드를 뽑아요.
ln-guide-ticket-4 = 물을 건너 알카트라즈에 가려면 페리 카드가 필요한데, 마침 한 장이 펼쳐져 있어요. 페리 카드는 조커예요. 워낙 좋아서, 펼쳐진 페리 카드를 가져오면 그 차례에는 그 한 장뿐이에요.
    .do = 펼쳐진 페리 카드를 가져와 보세요.
ln-guide-ticket-5 = 첫 노선을 연결할 때예요. 포트 메이슨에서 롬바드 스트리트까지는 빨간색 한 칸이고, 나에게 빨간색 카드가 한 장 있어요. 페리로도 되지만, 페리는 곧 필요해요.
    .do = 빨간색 카드로 포트 메이슨 – 롬바드 스트리트 노선을 연결해 보세요.
ln-guide-ticket-6 = 1점을 얻었고, 첫 케이블카가 지도에 놓였어요. 펼쳐진 페리를 가져오지 않는다면 카드를 한 장씩 두 장 가져올 수 있어요.
    .do = 먼저 펼쳐진 파란색 카드를 가져와 보세요.
ln-guide-ticket-7 = 빈자리는 바로 다시 채워졌어요. 두 번째 카드는 운에 맡겨 볼까요?
    .do = 더미 맨 위의 카드를 가져와 보세요.
ln-guide-ticket-8 = 또 파란색이네요. 이제 물을 건너요. 알카트라즈와 포트 메이슨 사이는 두 칸이고, 그중 한 칸에 페리가 그려져 있어요. 그래서 카드 두 장 가운데 한 장은 페리 카드여야 해요.
    .do = 주황색 카드와 페리 카드로 알카트라즈 – 포트 메이슨의 주황색 노선을 연결해 보세요.
ln-guide-ticket-9 = 2점을 얻고, 알카트라즈에서 물범도 받았어요. 서로 다른 기념품 일곱 개를 다 모으면 12점이에요. 목적지 카드도 달성했어요. 내 노선이 알카트라즈에서 롬바드 스트리트까지 이어졌으니까요. 그럼 새 목적지 카드가 있어야겠죠?
    .do = 목적지 카드를 뽑아 보세요.
ln-guide-ticket-10 = 한 장만 가져도, 두 장 모두 가져도 돼요. 한번 가진 카드는 끝까지 들고 있어야 해요. 크리시 필드와 피어 39는 둘 다 내 노선에서 가까워요.
    .do = 크리시 필드 – 피어 39만 가져 보세요.
ln-guide-ticket-11 = 누군가의 케이블카가 두 개 이하로 남을 때까지 이렇게 계속해요. 그러면 모두 한 번씩 더 하고, 목적지 카드와 기념품 점수를 계산해서 점수가 가장 높은 사람이 이겨요. 두 명일 때는 두 갈래 노선에 주의하세요. 둘 중 하나가 연결되면 나머지 하나는 닫혀요.


problem-unexpected = 예상하지 못한 문제가 생겼어요. 다시 해 보세요.
problem-unreachable = 지금은 서버에 연결할 수 없어요. 잠시 뒤에 다시 해 보세요.
problem-unknown = 찾을 수 없거나 다른 사람만 볼 수 있어요.
problem-who-are-you = 먼저 이름을 정해 주세요.
problem-late = 그사이에 상황이 달라졌어요. 다시 살펴보세요.
problem-too-often = 요청이 너무 잦아요. 잠시 기다려 주세요.
problem-unavailable = 지금은 서버가 처리할 수 없어요. 잠시 뒤에 다시 해 보세요.

reason-bad-name = 이름은 눈에 보이는 글자로 1~30자여야 해요.
reason-bad-login = 이름은 1~30자여야 해요.
reason-bad-passphrase = 비밀번호는 { $least }~{ $most }자여야 해요.
reason-logged-out = 로그아웃되었어요. 다시 로그인해 주세요.
reason-account-already = 이미 계정으로 등록되어 있어요.
reason-name-taken = { $name } 계정이 이미 있어요. 다른 이름을 골라 주세요.
reason-wrong-passphrase = 이름이나 비밀번호가 틀렸어요.
reason-account-name-stays = 계정 이름은 바꿀 수 없어요. 대소문자 같은 표기만 바꿀 수 있어요.
reason-seat-taken = { $seat }번 자리에는 이미 누가 있어요.
reason-you-sit-already = 이미 이 테이블에 앉아 있어요.
reason-sit-first = 먼저 내 자리에 앉아 주세요.
reason-kicked = 방장이 이 테이블에서 나를 내보냈어요.
reason-table-full = 빈자리가 없어요.
reason-seat-free = { $seat }번 자리에는 아무도 없어요.
reason-asked-already = 이미 여기 앉아 있거나 초대받은 사람이에요.
reason-not-asked = 이 테이블에 나를 위해 맡아 둔 자리가 없어요.
reason-nothing-to-undo = 내가 마지막으로 한 선택만 무를 수 있어요. 다른 사람이 행동했거나 감춰진 것을 보았다면 무를 수 없어요.
reason-no-time-to-undo = 남은 시간이 너무 적어서 다시 고를 수 없어요.
reason-bot-plays-there = 그 자리에서는 이미 봇이 하고 있어요.
reason-bot-plays-on = 내 자리는 봇이 이어서 하고 있어요.
reason-stop-offered-already = 누군가 이미 그만하자고 했어요. 그 제안에 답해 주세요.
reason-no-stop-offered = 그만하자는 제안이 더는 없어요.
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
reason-not-over = 게임은 끝난 뒤에 저장할 수 있어요. 그 전에 저장하면 감춰진 것이 드러나니까요.
reason-not-over-yet = 이 게임이 끝나면 한 판 더 할 수 있어요.
reason-did-not-play = 여기서 게임한 사람만 한 판 더 하자고 할 수 있어요.
reason-asked-twice = 한 사람을 두 번 초대하거나 자기 자신을 초대할 수는 없어요.
reason-no-such-account = { $name } 계정이 없어요.
reason-too-often = 요청이 너무 잦아요. { $seconds }초 뒤에 다시 해 보세요.
reason-too-many-open = 이 페이지를 너무 많이 열어 뒀어요. 몇 개를 닫아 주세요.
reason-no-such-table = 없는 테이블이거나 초대 링크가 필요한 테이블이에요.
reason-busy = 이 테이블에 한꺼번에 너무 많은 일이 몰렸어요. 다시 해 보세요.
reason-needs-invitation = 초대받은 사람만 들어올 수 있는 테이블이에요. 방장에게 링크를 받아 주세요.
reason-who-are-you = 먼저 이름을 정해 주세요.
reason-database-away = 지금은 서버에 저장할 수 없어요. 잠시 뒤에 다시 해 보세요.
reason-shutting-down = 서버를 다시 시작하고 있어요. 잠시 뒤에 다시 해 보세요.
reason-bad-text = 이 게임에 없는 행동이에요. “legal”을 입력하면 할 수 있는 행동을 모두 볼 수 있어요.
reason-no-such-action = 그런 행동은 없어요.


table-title = 테이블
table-heading = { $game }
table-missing = 없는 테이블이에요
table-closed = 닫힌 테이블이에요
table-closed-about = 게임이 시작되기 전에 방장이 치웠거나, 2주 동안 아무도 오지 않았어요.
title-your-turn = ● 내 차례: { $game }
title-playing = { $game }
title-waiting = 대기 중: { $game }
title-over = 종료: { $game }
title-closed = 닫힘: { $game }

waiting-seats = 자리
waiting-bot-level = 추가할 봇
waits-for-players = 빈자리가 { $free }개 있어요. 자리가 다 차면 게임이 저절로 시작돼요.
waits-for-players-or-you = 빈자리가 { $free }개 있어요. 친구를 초대하거나 바로 시작하세요. 빈자리에는 봇이 앉아요.
waits-for-players-and-host = 빈자리가 { $free }개 있어요. { $host } 님이 언제든 시작할 수 있어요.
waits-for-your-answer = { $host } 님이 함께하자고 해요. 자리를 맡아 뒀어요.
waits-for-names = { $names } 님을 기다리고 있어요.
waits-for-you = 모두 모였어요. 원할 때 시작하세요.
waits-for-host = 모두 모였어요. 곧 { $host } 님이 시작할 거예요.
start = 시작
start-with-bots = { $free ->
    [1] 빈자리에 봇을 앉히고 시작
   *[other] 빈자리 { $free }개에 봇을 앉히고 시작
}
join = 앉기
join-another = 이 화면에 한 명 더
leave = 테이블 나가기
decline = 사양하기
close-table = 테이블 치우기
seat-free = 빈자리
seat-kept = { $name } 님을 기다리는 자리
seat-add-bot = 봇
seat-clear = 비우기
seat-give-back = 자리 반납
seat-invite = 초대
seat-invite-account = 이름으로 초대

invite-title = 친구를 불러 보세요
invite-about = 이 링크를 여는 사람은 누구나 앉을 수 있어요. 가입하지 않아도 돼요.
invite-link = 이 테이블의 링크
invite-code = 이 테이블의 링크가 담긴 코드
invite-code-about = 같은 곳에 있나요? 휴대폰 카메라로 이 코드를 비춰 보세요.
facts-title = 이 테이블에서는
facts-open = 누구나 참가하고 관전할 수 있어요.
facts-closed = 링크를 받은 사람만 찾아올 수 있어요.
facts-option = { $name }: { $value }

turn-yours = 내 차례예요.
turn-of = { $name } 차례예요.
turn-waiting = { $name } 차례예요.
turn-bot = { JOSA($name, pair: "이/가") } 생각하고 있어요…
turn-over = 게임이 끝났어요.
undo = 무르기
undo-about = 새로 드러난 것이 없다면 마지막 선택을 무를 수 있어요
do-confirm = 확인
your-hand = 내 앞에 있는 것
spectator = 관전 중이에요. 각자 손에 든 것은 보이지 않아요.

side-label = 플레이어, 기록, 채팅
tab-players = 플레이어
tab-log = 기록
tab-chat = 채팅
players-you = (나)
watching = { $count }명이 보고 있어요
mark-won = 승리
mark-host = 방장
mark-here = 접속 중
mark-away = 자리 비움
mark-resigned = 기권
mark-forfeited = 시간 초과
mark-bot-plays-on = 봇이 이어서 함
mute = { $name } 님의 채팅 막기
unmute = { $name } 님의 채팅 허용하기
clock-left = 남은 시간:
clock-days-hours = { $days }일 { $hours }시간

chat-empty = 아직 아무 말이 없어요. 인사해 보세요!
chat-say = 메시지 쓰기
chat-send = 보내기
chat-left = { $left }자 더 쓸 수 있어요
chat-muted = 방장이 이 테이블에서 내 채팅을 막았어요.
chat-nobody = 여기에 쓰려면 위에서 이름을 정해 주세요.
chat-fresh = 새 메시지 { $count }개

since-count = 자리를 비운 사이 행동이 { $count }번 있었어요.
since-show = 보기
since-title = 자리를 비운 사이
since-step = { $step } / { $count }
since-done = 이어서 하기

curtain-title = { $name } 님에게 화면을 넘겨 주세요
curtain-about = { $name } 님이 올 때까지 각자 손에 든 것을 안개가 가려 줘요.
curtain-lift = 제가 { JOSA($name, pair: "이에요/예요") }

resign = 기권하기…
resign-about = 내 자리는 봇이 이어서 해요. 자리를 되찾을 수는 없어요.
resign-sure = 정말 기권할까요? 다른 사람들은 나 없이 계속해요.
resign-yes = 기권하기
resign-no = 계속하기
resign-do = 정말 기권하기
stop-offer = 그만하자고 제안하기
stop-asked = { $count ->
   *[other] { $names } 님이 승부 없이 여기서 그만하고 싶어 해요.
}
stop-agreed = 여기서 그만하자고 했어요. 모두 동의하면 끝나요.
stop-yes = 그만하기
stop-no = 계속하기
stop-back = 그냥 계속하기
share-watch = 관전 링크 보내기
share-watch-about = 이 링크를 받은 사람은 관전할 수 있어요. 모두에게 공개된 것만 보여요.
share-finished-about = 이 링크를 받은 사람은 결과를 보고 게임을 다시 볼 수 있어요.

log-earlier = 이전 기록
log-created = { JOSA($name, pair: "이/가") } 테이블을 만들었어요.
log-joined = { JOSA($name, pair: "이/가") } 자리에 앉았어요.
log-left = { $seat }번 자리가 비었어요.
log-kicked = 방장이 { $seat }번 자리를 비웠어요.
log-bot = { JOSA($name, pair: "이/가") } 자리에 앉았어요: { $kind }.
log-invited = { $seat }번 자리는 { $name } 님을 위해 맡아 뒀어요.
log-declined = { JOSA($name, pair: "이/가") } 초대를 사양했어요.
log-host = 이제 { JOSA($name, pair: "이/가") } 방장이에요.
log-started = 게임을 시작해요.
log-undone = { JOSA($name, pair: "이/가") } 선택을 물렀어요.
log-resigned = { JOSA($name, pair: "이/가") } 기권했어요. 봇이 이어서 해요: { $kind }.
log-flagged = { JOSA($name, pair: "이/가") } 시간을 다 썼어요. 봇이 이어서 해요.
log-forfeited = { JOSA($name, pair: "이/가") } 시간을 다 써서 더 이상 이길 수 없어요.
log-stop-offered = { JOSA($name, pair: "이/가") } 여기서 그만하자고 해요.
log-stop-yes = { JOSA($name, pair: "이/가") } 그만하는 데 동의했어요.
log-stop-no = { JOSA($name, pair: "은/는") } 계속하고 싶어 해요.
log-ended-played = 게임이 끝났어요.
log-ended-stopped = 모두 동의해서 승부 없이 여기서 끝냈어요.
log-ended-forfeited = 이길 수 있는 사람이 한 명만 남아서 승부가 났어요.
log-ended-closed = 테이블이 닫혔어요.
log-muted = 방장이 { $name } 님의 채팅을 막았어요.
log-unmuted = { $name } 님이 다시 채팅할 수 있어요.
log-rematched = 한 판 더 하기로 했어요.
log-said = { $name }: { $text }

result-you = 이겼어요!
result-won = { $count ->
    [1] { $names } 승리
   *[other] { $names } 공동 승리
}
result-none = 승부 없음
rematch = 한 판 더
rematch-go = 새 판으로 가기
replay = 다시 보기
export-text = 텍스트로 저장
export-json = JSON으로 저장
check-title = 공정하게 섞었나요?
check-about = 첫 행동 전에, 이 게임의 타일이나 카드를 섞는 데 쓴 비밀값의 해시를 테이블에 보여 줬어요. 이제 비밀값도 공개해요. 비밀값의 SHA-256이 그 해시와 같으니, 아무도 중간에 순서를 바꿀 수 없었어요.
check-commitment = 해시, 첫 행동 전에 공개
check-secret = 비밀값, 지금 공개
check-how = 게임을 텍스트로 저장한 뒤, 섞인 순서와 모든 행동을 프로그램으로 확인해 보세요.

replay-heading = { $game }, 한 수씩 다시 보기
replay-first = 처음으로
replay-last = 끝으로
replay-play = 재생
replay-pause = 일시 정지
replay-slider = 장면
replay-back = 결과로 돌아가기
replay-absent = 이 서버는 지난 장면을 보여 주지 않아요. 기록은 모두 있지만 게임판은 마지막 모습 그대로예요.

command-open = 행동을 글로 입력하기
command-label = 행동을 입력하거나 hand, legal, last, undo, help
command-placeholder = 행동이나 help 입력
command-help = 할 수 있는 행동 목록에 적힌 대로 입력하세요. “legal”은 할 수 있는 행동을 모두 보여 주고, “hand”는 손에 있는 것을, “last”는 모두의 마지막 행동과 지금 누구 차례인지를 알려 주고, “undo”는 마지막 선택을 물러요. Enter를 누르면 실행하고, Escape를 누르면 취소해요.
command-hand = 손에 { JOSA($things, pair: "이/가") } 있어요.
command-hand-empty = 손에 든 것이 없어요.
command-no-hand = 알려 드릴 것이 손에 없어요.
command-legal = 할 수 있는 행동이 { $count }가지 있어요.
command-no-legal = 지금은 할 수 있는 행동이 없어요.
command-again = { $action }: Enter를 누르면 실행하고, Escape를 누르면 취소해요.




card-blue = 파란색
    .one = 파란색 카드
    .many = 파란색 카드 { $count }장
card-green = 초록색
    .one = 초록색 카드
    .many = 초록색 카드 { $count }장
card-black = 검은색
    .one = 검은색 카드
    .many = 검은색 카드 { $count }장
card-purple = 보라색
    .one = 보라색 카드
    .many = 보라색 카드 { $count }장
card-red = 빨간색
    .one = 빨간색 카드
    .many = 빨간색 카드 { $count }장
card-orange = 주황색
    .one = 주황색 카드
    .many = 주황색 카드 { $count }장
card-ferry = 페리
    .one = 페리 카드
    .many = 페리 카드 { $count }장
card-grey = 회색


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


souvenir-bell = 종
souvenir-crab = 게
souvenir-gull = 갈매기
souvenir-lantern = 등불
souvenir-poppy = 양귀비꽃
souvenir-seal = 물범
souvenir-whale = 고래


tk-map = { $title } 지도: 화살표 키로 장소를 오가요
tk-map-view = { $title }: 화살표 키로 지도를 움직이고, +와 −로 크기를 바꾸고, 0으로 전체를 봐요
tk-map-coming = 지도를 펼치는 중…
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
tk-ends = { $a } – { $b }
tk-ticket = { $ends }({ $points }점)
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
tk-place-label = { $place }{ $count ->
        [0] { "" }
       *[other] , 기념품 { $count }개: { $souvenir }
    }{ $can ->
        [yes] , 고를 수 있음
       *[no] { "" }
    }
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


tk-ask-keeping = 목적지 카드를 한 장이나 두 장 모두 가지세요.
tk-ask-stacking = 지도에서 기념품 더미를 놓을 장소를 누르세요.
tk-ask-acting = 카드 두 장을 가져오거나, 노선을 연결하거나, 목적지 카드를 뽑으세요.
tk-ask-acting-no-route = 카드 두 장을 가져오거나 목적지 카드를 뽑으세요.
tk-ask-second = 두 번째 카드를 가져오세요.
tk-ask-choosing = 뽑은 목적지 카드를 한 장이나 두 장 모두 가지세요.
tk-ask-visiting = 새 노선의 한쪽 끝에서 기념품을 고르세요.
tk-ask-over = 게임이 끝났어요.
tk-ask-pass = 할 수 있는 일이 없어요. 차례를 넘기세요.
tk-ask-wait = { $stage ->
        [keeping] { JOSA($name, pair: "이/가") } 목적지 카드를 고르고 있어요.
        [choosing] { JOSA($name, pair: "이/가") } 목적지 카드를 고르고 있어요.
        [stacking] { JOSA($name, pair: "이/가") } 기념품을 놓고 있어요.
        [visiting] { JOSA($name, pair: "이/가") } 기념품을 고르고 있어요.
        [second] { JOSA($name, pair: "이/가") } 두 번째 카드를 고르고 있어요.
       *[other] { $name } 차례예요.
    }


tk-do-take = { $card } 가져오기
tk-do-blind = 더미 맨 위의 카드 가져오기
tk-do-tickets = 목적지 카드 두 장 뽑기
tk-do-pass = 차례 넘기기
tk-do-claim = { JOSA($cards, pair: "으로/로") } { $route } 노선 연결하기
tk-do-souvenir = { $place }의 { $souvenir } 가져오기
tk-do-stack = { $place }에 { $souvenir } 놓기
tk-do-keep = { $ticket }만 갖기
tk-do-keep-both = 목적지 카드 둘 다 갖기


tk-say-offered = { JOSA($name, pair: "이/가") } 목적지 카드 { $count }장을 뽑았어요.
tk-say-offered-known = { JOSA($name, pair: "이/가") } { JOSA($tickets, pair: "을/를") } 뽑았어요.
tk-say-chosen = { JOSA($name, pair: "이/가") } 첫 목적지 카드를 골랐어요.
tk-say-chosen-known = { JOSA($name, pair: "이/가") } { JOSA($tickets, pair: "으로/로") } 시작했어요.
tk-say-kept = { JOSA($name, pair: "이/가") } 목적지 카드 { $count }장을 가졌어요.
tk-say-kept-known = { JOSA($name, pair: "이/가") } { JOSA($tickets, pair: "을/를") } 가졌어요.
tk-say-stack = { JOSA($name, pair: "이/가") } { $place }에 { $souvenir } { $count }개를 놓았어요.
tk-say-took = { JOSA($name, pair: "이/가") } 펼쳐진 { JOSA($card, pair: "을/를") } 가져갔어요.
tk-say-took-blind = { JOSA($name, pair: "이/가") } 더미에서 { JOSA($card, pair: "을/를") } 뽑았어요.
tk-say-took-hidden = { JOSA($name, pair: "이/가") } 더미에서 카드를 뽑았어요.
tk-say-claimed = { JOSA($name, pair: "이/가") } { JOSA($cards, pair: "으로/로") } { $route } 노선을 연결했어요. { $points }점이에요.
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
        [1] 페리가 세 장 이상 펼쳐져서 다섯 장을 모두 새로 펼쳤어요.
       *[other] 페리가 세 장 이상 펼쳐져서 다섯 장을 모두 { $times }번이나 새로 펼쳤어요.
    }
tk-say-passed = { JOSA($name, pair: "이/가") } 차례를 넘겼어요.
tk-say-last-round = { $name }의 { $count ->
        [0] 케이블카가 다 떨어졌어요
       *[other] 케이블카가 { $count }개 남았어요
    }. 모두 한 번씩 더 하고 끝나요.
tk-say-shown = { $doneCount ->
        [0] { $missedCount ->
            [0] { JOSA($name, pair: "은/는") } 목적지 카드가 없어요.
           *[other] { JOSA($name, pair: "은/는") } { JOSA($missed, pair: "을/를") } 잇지 못했어요.
        }
       *[other] { $missedCount ->
            [0] { JOSA($name, pair: "은/는") } { JOSA($done, pair: "을/를") } 달성했어요.
           *[other] { JOSA($name, pair: "은/는") } { JOSA($done, pair: "을/를") } 달성했고, { JOSA($missed, pair: "은/는") } 잇지 못했어요.
        }
    }
tk-say-over = { $count ->
        [1] { JOSA($names, pair: "이/가") } { $points }점으로 이겼어요.
       *[other] { JOSA($names, pair: "이/가") } 똑같이 { $points }점으로 함께 이겼어요.
    }


tk-result = 최종 점수
tk-result-routes = 노선
tk-result-souvenirs = { $count ->
        [0] 기념품 없음
       *[other] 기념품 { $count }개
    }
tk-result-points = 점
tk-result-done = 달성
tk-result-missed = 실패
tk-result-won = { $count ->
        [1] 승리
       *[other] 공동 승리
    }
tk-result-next = 다음
tk-result-skip = 끝으로 건너뛰기
tk-result-again = 점수 다시 보기
tk-result-say-routes = 먼저 게임하는 동안 얻은 노선 점수예요.
tk-result-say-souvenirs = 이제 기념품이에요. 종류가 많을수록 좋아요.
tk-result-say-done = { JOSA($name, pair: "은/는") } { JOSA($ends, pair: "을/를") } 이었어요. { $points }점을 더해요.
tk-result-say-missed = { JOSA($name, pair: "은/는") } { JOSA($ends, pair: "을/를") } 잇지 못했어요. { $points }점을 빼요.


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
tk-reason-ferry-as-second = 펼쳐진 페리 카드는 두 번째 카드로 가져올 수 없어요.
tk-reason-souvenir-elsewhere = 기념품은 방금 연결한 노선의 한쪽 끝에서만 가져올 수 있어요.
tk-reason-card-not-open = 펼쳐진 카드 가운데 { $card } 카드는 없어요.
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
`;export{e as default};