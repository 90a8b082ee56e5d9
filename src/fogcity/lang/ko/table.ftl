# A table: waiting, playing, finished, replayed.

table-title = 테이블
table-heading = { $game }
table-missing = 없는 테이블이에요
table-closed = 닫힌 테이블이에요
table-closed-about = 게임이 시작되기 전에 방장이 닫았거나, 2주 동안 아무도 오지 않았어요.
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
close-table = 테이블 닫기
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
invite-code = 이 테이블의 링크가 담긴 QR 코드
invite-code-show = QR 코드 보기
invite-code-about = 같은 곳에 있는 친구는 휴대폰 카메라로 이 코드를 찍으면 돼요.
facts-title = 이 테이블에서는
facts-open = 누구나 참가하고 관전할 수 있어요.
facts-closed = 링크를 받은 사람만 찾아올 수 있어요.
facts-option = { $name }: { $value }
facts-forfeits = 시간을 다 쓴 사람은 더 이상 이길 수 없고, 봇이 이어서 해요.

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
unmute = { $name } 님의 채팅 다시 허용하기
clock-left = 남은 시간:
clock-days-hours = { $days }일 { $hours }시간

chat-empty = 아직 메시지가 없어요. 인사해 보세요!
chat-say = 메시지 쓰기
chat-send = 보내기
chat-left = { $left }자 더 쓸 수 있어요
chat-muted = 방장이 이 테이블에서 내 채팅을 막았어요.
chat-nobody = 여기에 쓰려면 위에서 이름을 정해 주세요.
chat-fresh = 새 메시지 { $count }개

missed-count = 자리를 비운 사이 행동이 { $count }번 있었어요.
missed-show = 보기
missed-title = 자리를 비운 사이
missed-step = { $step } / { $count }
missed-done = 이어서 하기

handover-title = { $name } 님에게 화면을 넘겨 주세요
handover-about = { $name } 님이 올 때까지 각자 손에 든 것을 안개가 가려 줘요.
handover-accept = 제가 { JOSA($name, pair: "이에요/예요") }

resign = 기권하기…
resign-about = 내 자리는 봇이 이어서 해요. 자리를 되찾을 수는 없어요.
resign-sure = 정말 기권할까요? 다른 사람들은 나 없이 계속해요.
resign-yes = 기권하기
resign-no = 계속하기
resign-do = 정말 기권하기
stop-offer = 그만하자고 제안하기
stop-asked = { $names } 님이 승부 없이 여기서 그만하고 싶어 해요.
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
log-invited = { $name } 님을 { $seat }번 자리로 초대했어요.
log-declined = { JOSA($name, pair: "이/가") } 초대를 사양했어요.
log-host = { JOSA($name, pair: "이/가") } 방장이 됐어요.
log-started = 게임이 시작됐어요.
log-undone = { JOSA($name, pair: "이/가") } 선택을 물렀어요.
log-resigned = { JOSA($name, pair: "이/가") } 기권했어요. 봇이 이어받았어요: { $kind }.
log-flagged = { JOSA($name, pair: "이/가") } 시간을 다 썼어요. 봇이 이어받았어요.
log-forfeited = { JOSA($name, pair: "이/가") } 시간을 다 써서 더 이상 이길 수 없어요.
log-stop-offered = { JOSA($name, pair: "이/가") } 여기서 그만하자고 했어요.
log-stop-yes = { JOSA($name, pair: "이/가") } 그만하는 데 동의했어요.
log-stop-no = { JOSA($name, pair: "이/가") } 계속하자고 했어요.
log-ended-played = 게임이 끝났어요.
log-ended-stopped = 모두 동의해서 승부 없이 여기서 끝냈어요.
log-ended-forfeited = 이길 수 있는 사람이 한 명만 남아서 승부가 났어요.
log-ended-closed = 테이블이 닫혔어요.
log-muted = 방장이 { $name } 님의 채팅을 막았어요.
log-unmuted = 방장이 { $name } 님의 채팅을 다시 허용했어요.
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
command-help = 할 수 있는 행동 목록에 적힌 대로 입력하세요. ‘legal’은 할 수 있는 행동을 모두 보여 주고, ‘hand’는 손에 있는 것을, ‘last’는 모두의 마지막 행동과 지금 누구 차례인지를 알려 주고, ‘undo’는 마지막 선택을 물러요. Enter를 누르면 실행하고, Escape를 누르면 취소해요.
command-hand = 손에 { JOSA($things, pair: "이/가") } 있어요.
command-hand-empty = 손에 든 것이 없어요.
command-no-hand = 관전 중이라 손에 든 것이 없어요.
command-hand-on-board = 가진 것은 현재 상황에 함께 나와 있어요.
command-legal = 할 수 있는 행동이 { $count }가지 있어요.
command-no-legal = 지금은 할 수 있는 행동이 없어요.
command-again = { $action }: Enter를 누르면 실행하고, Escape를 누르면 취소해요.

## 페이지에 게임판이 없는 게임

text-position = 현재 상황
text-note = 이 페이지에는 이 게임의 게임판이 없어요. 현재 상황을 텍스트로 보고, 목록에서 행동을 고르세요.
text-ask = 행동을 고르세요.
text-wait = 내 차례가 되면 행동할 수 있어요.
text-actions = 할 수 있는 행동
text-filter = 행동 찾기
text-more = 행동 { $count }개 중 처음 { $shown }개예요. 다른 행동은 단어를 입력해 찾으세요.
text-none = 그런 단어가 들어간 행동이 없어요.
