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

connection-lost = 연결이 잠시 끊겼어요. 사라진 것은 없고, 다시 연결되면 게임이 바로 이어져요.
bots-compiling = 이 서버에서 봇들이 아직 준비 운동 중이에요. 준비가 끝날 때까지는 조금 느려요.

missing-title = 안개 속에서 길을 잃었어요
missing-text = 이 주소에는 아무것도 없어요. 링크가 중간에 잘렸을지도 몰라요.
failed-title = 선로를 벗어났어요
failed-text = 페이지에 문제가 생겼어요. 게임은 서버에 안전하게 있어요. 페이지를 새로 고치면 대부분 해결돼요.
failed-reload = 새로 고침

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
sounds-about = 내 차례를 알리는 종, 타일과 카드, 완성된 노선, 게임 끝을 알리는 부드러운 소리예요. 다른 탭에 있을 때는 종소리만 들려요.

account-overview-title = 내 정보
account-keep-title = 게임 보관하기
account-login-title = 로그인
account-delete-title = 내 정보 삭제
account-is-nobody = 계정은 없어도 돼요. 이름을 정해도 되고, 바로 시작하면 이름을 지어 드려요.
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
bot-conductor = 차장(초보)
bot-gripman-easy = 운전사(쉬움)
bot-gripman-medium = 운전사(보통)
bot-gripman-hard = 운전사(어려움)
bot-gripman-expert = 운전사(고수)
