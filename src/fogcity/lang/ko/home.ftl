# The home page, and making a table.

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
mine-empty = 하고 있는 게임이 없어요. ‘바로 시작’을 누르면 금세 테이블에 앉을 수 있어요.
mine-clear = 이 게임 정리: { $game }
mine-clear-all = 봇과 하던 게임 모두 정리
mine-cleared = 게임 { $count }개를 정리했어요.
mine-restore = 되돌리기
open-empty = 지금은 사람을 기다리는 테이블이 없어요. 누구나 들어올 수 있는 테이블을 만들어 보세요. 누군가 와서 앉을지도 몰라요.
home-live = 진행 중인 게임
live-empty = 지금은 열린 테이블에서 진행 중인 게임이 없어요. 게임이 시작되면 여기서 관전할 수 있어요.
line-watched = { $state } · 관전자 { $count }명
mine-finished-empty = 마친 게임은 여기에 보관돼요. 한 수씩 다시 볼 수 있어요.
finished-empty = 열린 테이블의 게임이 끝나면 여기에 나와요.

play-now = 바로 시작
play-now-about = { $title }, 봇 { $bots }명 상대
play-friends = 친구와 함께
friends-title = 친구와 함께: { $game }
friends-count = 몇 명이 함께하나요?
friends-name = 내 이름
friends-about = 다음 화면에서 친구에게 보낼 링크를 받아요. 기다리는 동안 자리를 늘리거나 줄일 수 있어요.

game-cablecar = 케이블카
game-cablecar-about = 타일을 놓아 내 노선은 길게 늘리고, 상대의 노선은 일찍 끝내세요.
game-cablecar-minutes = 30분
game-company = 케이블카: 회사 게임
game-company-about = 노선의 주인은 없고, 누구나 주식을 가져요. 남몰래 주식을 가진 회사를 시내에서 가장 부유하게 만드세요.
game-company-minutes = 45분
game-ticket = 티켓 투 라이드: 샌프란시스코
game-ticket-about = 카드를 모아 다리에서 바닷가까지 노선을 연결하고, 목적지 카드의 두 장소를 이어 보세요.
game-ticket-minutes = 20분
game-as-text = 텍스트로 하는 게임이에요. 이 페이지에는 이 게임의 게임판이 없어요.
game-players = { $least }~{ $most }명
game-players-exactly = { $count }명

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
line-won-you = 내 승리 · { $ago }
line-over = 종료 · { $ago }
line-nobody = 아직 아무도 없음
line-with-free = { $who } · 빈자리 { $free }개
line-seats = { $name }({ $seats }자리)

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
new-take-back = 얼마든지 무르기
new-take-back-about = 봇하고만 할 때, 봇이 행동한 뒤에도 무를 수 있어요. 무른 횟수는 저장한 게임에 남아요.
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
seat-link-about = 공유할 링크와 QR 코드를 만들어 드려요.

option-rotation = 타일 돌리기
option-rotation-about = 타일을 어느 방향으로든 놓을 수 있어요. 켜지 않으면 원래 규칙대로 지붕이 모두 같은 쪽을 향해요.
option-hand = 손에 드는 타일
option-hand-about = 각자 손에 드는 타일의 수예요. 많을수록 고를 것도 많아져요.
option-exchange-until = 주식을 바꿀 수 있는 한도
option-exchange-until-about = 어느 회사든 수익이 이만큼 되면 주식을 더 바꿀 수 없어요. 저희가 가진 규칙서에는 이 숫자가 빠져 있어서 20으로 정했어요.
option-turn-limit = 주식 바꾸기 차례 제한
option-turn-limit-about = 이만큼 차례가 지나면 주식을 더 바꿀 수 없어요.

clock-none = 제한 없음
clock-turn = 차례마다
clock-bank = 게임 전체
clock-none-about = 모두 필요한 만큼 시간을 써요. 게임이 몇 주 동안 이어질 수도 있어요.
clock-turn-about = 한 차례에 { $time }까지 쓸 수 있어요.
clock-bank-about = 게임 전체에 각자 { $time }까지 쓸 수 있어요.
clock-bank-increment-about = 게임 전체에 각자 { $time }까지 쓸 수 있고, 차례를 마칠 때마다 { $increment }씩 더 받아요.
clock-time-turn = 한 차례
clock-time-bank = 게임 전체
clock-increment = 차례마다 추가
clock-no-increment = 없음
clock-forfeits = 시간을 다 쓰면 패배
clock-forfeits-about = 어느 쪽이든 봇이 이어서 해요. 켜면 그 사람은 더 이상 이길 수 없어요.
clock-bot-about = 시간을 다 쓰면 봇이 이어서 해요.
