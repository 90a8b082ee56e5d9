# Shared by all pages: name, navigation, settings, account.

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

footer = 케이블카와 티켓 투 라이드: 샌프란시스코를 디지털 테이블 하나에 담았어요. 친구들과 즐기려고 만들었어요.
footer-api = 개발자용

bots-compiling = 봇들이 아직 준비 중이라 조금 약하게 해요.
offline-idle = 오프라인이에요. 다시 연결되면 게임이 바로 이어져요.
offline-move = 오프라인이에요. 내 행동은 보관해 뒀다가 다시 연결되면 보내요.
offline-slow = 아직 응답이 없어요. 내 행동은 보관해 뒀고, 한 번만 적용돼요.

missing-title = 페이지를 찾을 수 없어요
missing-text = 이 주소에는 아무것도 없어요. 링크가 중간에 잘렸을지도 몰라요.
failed-title = 문제가 생겼어요
failed-text = 이 페이지가 멈췄어요. 게임은 서버에 안전하게 있어요. 페이지를 새로 고치면 대부분 해결돼요.
failed-reload = 새로 고침

settings = 설정
language = 언어
theme = 화면 테마
theme-auto = 기기 설정대로
theme-light = 밝게
theme-dark = 어둡게
confirm = 행동하기 전에 한 번 더 확인
confirm-always = 항상
confirm-final = 필요할 때
confirm-touch = 터치할 때
confirm-never = 안 함
confirm-explained = ‘필요할 때’를 고르면 무를 수 없는 행동이나 터치 화면에서 한 번만 눌러 하는 행동은 결과를 먼저 보여 주고 확인을 받아요.
pace = 봇의 속도
pace-slow = 느리게
pace-normal = 보통
pace-fast = 빠르게
pace-instant = 바로
pace-about = 다른 플레이어의 행동을 하나씩 얼마나 오래 보여 줄지 정해요.
sounds = 소리
sounds-about = 조용한 소리예요. 내 차례가 되면 종이 울리고, 타일과 카드, 끝난 노선, 게임 종료에도 소리가 나요. 다른 탭에 있을 때는 종소리만 들려요.

account-overview-title = 내 정보
account-keep-title = 게임 보관하기
account-login-title = 로그인
account-delete-title = 내 정보 삭제
account-is-nobody = 계정은 없어도 돼요. 이름을 정해도 되고, 바로 시작하면 이름을 지어 드려요.
account-is-guest = 지금은 게스트라서 게임이 이 브라우저에만 보관돼요. 비밀번호를 정하면 다른 기기에서도 볼 수 있어요.
account-is-account = 게임이 이 이름으로 보관돼요. 로그인하면 어느 기기에서나 볼 수 있어요.
account-is-portal = 이 계정은 포털에서 로그인하고 로그아웃해요. 그래서 비밀번호와 복구 코드가 없어요.
account-name = 이름
account-passphrase = 비밀번호
account-rename = 이름 바꾸기
account-be-guest = 이 이름으로 게임하기
account-keep = 비밀번호를 정해 게임 보관하기
account-keep-about = 이름과 8자 이상의 비밀번호를 정해 주세요. 지금까지의 게임은 모두 그대로 남고, 친구들이 이름으로 테이블에 초대할 수 있어요.
account-keep-do = 게임 보관하기
account-login = 로그인
account-login-about = 로그인하면 이 기기에서도 내 게임을 볼 수 있어요.
account-login-guest = 지금은 게스트예요. 게스트로 한 게임은 로그인하는 계정으로 옮겨지지 않아요.
account-logout = 로그아웃
account-change = 비밀번호 바꾸기
account-change-title = 비밀번호 바꾸기
account-passphrase-about = 다른 브라우저에서는 로그아웃되고, 이 브라우저에서는 로그인이 유지돼요.
account-passphrase-old = 지금 비밀번호
account-passphrase-new = 새 비밀번호
account-passphrase-do = 비밀번호 바꾸기
account-passphrase-changed = 비밀번호를 바꿨어요. 다른 브라우저에서는 로그아웃됐어요.
account-forgot = 비밀번호를 잊었나요? 복구 코드를 사용하세요.
account-recover-title = 새 비밀번호 정하기
account-recover-about = 복구 코드 하나를 입력하고 새 비밀번호를 정해 주세요. 코드는 한 번만 쓸 수 있어요. 다른 곳에서는 모두 로그아웃돼요.
account-recover-do = 비밀번호를 정하고 로그인하기
account-recovered = { $left ->
    [0] 새 비밀번호를 정했어요. 마지막 복구 코드를 썼으니 곧 새로 만들어 주세요.
   *[other] 새 비밀번호를 정했어요. 복구 코드가 { $left }개 남았어요.
}
account-code = 복구 코드
account-codes = 복구 코드
account-codes-title = 복구 코드
account-codes-about = 비밀번호를 잊었을 때 복구 코드로 새 비밀번호를 정할 수 있어요. 각 코드는 한 번만 쓸 수 있고, 새로 만들면 이전 코드는 쓸 수 없어요.
account-codes-left = { $left ->
    [0] 아직 복구 코드가 없어요.
   *[other] 쓰지 않은 코드가 { $left }개 있어요.
}
account-codes-do = 복구 코드 만들기
account-codes-once = 이 코드는 지금 한 번만 보여요. 다시 찾을 수 있는 곳에 보관해 주세요.
account-codes-save = 파일로 저장
account-codes-done = 보관했어요
account-codes-file = Fog City: { $name } 님의 복구 코드. 각 코드는 한 번만 쓸 수 있어요.
account-sessions = 로그인한 곳
account-sessions-title = 로그인한 곳
account-sessions-about = 더 이상 쓰지 않거나 모르는 브라우저는 로그아웃하세요.
account-session-this = 이 브라우저
account-session-unknown = 알 수 없는 브라우저
account-session-used = 마지막 사용: { $when }
account-session-end = { $label } 로그아웃
account-everywhere = 모든 곳에서 로그아웃
account-tokens = 스크립트용 토큰
account-tokens-title = 스크립트용 토큰
account-tokens-about = 토큰이 있으면 스크립트가 내 이름으로 게임할 수 있어요. 1년 동안 쓸 수 있어요.
account-token-label = 용도
account-token-may = 스크립트가 할 수 있는 일
account-token-read = 내가 보는 것 보기
account-token-play = 게임과 채팅
account-token-account = 내 계정 바꾸기
account-token-do = 토큰 만들기
account-token-once = 이 토큰은 지금만 보여요. 스크립트에 복사해 두세요.
account-token-until = { $date }까지 유효
account-token-delete = 삭제
account-token-delete-one = { $label } 삭제
farewell-logged-out = 로그아웃했어요. 게임은 그대로 있으니, 다시 로그인하면 이어서 할 수 있어요.
farewell-deleted = 계정을 삭제했어요. 언제든지 새 이름으로 다시 시작할 수 있어요.
account-delete = 내 정보 삭제…
account-delete-about = 이름과 로그인 정보, 지금까지 쓴 채팅이 모두 지워져요. 내 자리는 봇이 이어서 하고, 게임 자체는 이름 없이 남아요. 되돌릴 수 없어요.
account-delete-sure = 네, 모두 지워 주세요.
account-delete-do = 영구히 삭제

# Guest names: a place and an animal, joined by guest-name. A name has at most 30 characters.
guest-name = { $place } { $animal }
guest-places = 알라모, 바버리, 카스트로, 엠바르카데로, 필버트, 기라델리, 헤이트, 하이드, 롬바드, 마리나, 미션, 노브 힐, 노스 비치, 오션 비치, 피어 39, 포트레로, 파월, 프레시디오, 선셋, 수트로
guest-animals = 들소, 코요테, 백로, 갈매기, 왜가리, 수달, 앵무새, 펠리컨, 너구리, 바다사자

seconds = { $count }초
minutes = { $count }분
hours = { $count }시간
days = { $count }일

# Bots, as the server names them: bot-NAME or bot-NAME-LEVEL.
bot-tourist = 관광객(무작위)
bot-conductor = 차장(간단한 규칙)
bot-motorman = 기관사(바로 응수)
bot-gripman-beginner = 운전사(초보)
bot-gripman-easy = 운전사(쉬움)
bot-gripman-medium = 운전사(보통)
bot-gripman-advanced = 운전사(상급)
bot-gripman-hard = 운전사(어려움)
bot-gripman-very-hard = 운전사(매우 어려움)
bot-gripman-expert = 운전사(고수)
