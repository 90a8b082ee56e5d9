# A table: waiting, playing, finished, replayed.

table-title = 테이블
table-heading = { $game }
table-missing = 없는 테이블이에요
invite-expired = 만료된 초대예요
table-closed = 닫힌 테이블이에요
table-closed-about = 게임이 시작되기 전에 방장이 닫았거나, 2주 동안 아무도 오지 않았어요.
table-abandoned = 정리한 게임이에요
table-abandoned-about = 승부 없이 끝났고 목록에서 사라졌어요. 원하면 다시 이어서 할 수 있어요.
table-reopen = 이어서 하기
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
waits-for-your-answer = { $host } 님이 게임에 초대했어요. 내 자리가 예약되어 있어요.
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
seat-asked-wait = 방장에게 자리를 하나 더 요청했어요.
seat-asked-withdraw = 요청 취소
seat-asks = { $name } 님이 같은 화면에서 함께할 { $guest } 님의 자리를 요청해요.
seat-allow = 허락
seat-refuse = 거절
leave = 테이블 나가기
decline = 사양하기
close-table = 테이블 닫기
seat-free = 빈자리
seat-kept = 예약: { $name } 님
seat-add-bot = 봇
seat-clear = 비우기
seat-give-back = 자리 반납
seat-invite = 초대
seat-invite-account = 이름으로 초대
seats-count = { $seats }명
seats-add = 자리 하나 늘리기
seats-remove = 빈자리 하나 줄이기
invited-title = { $host } 님의 초대: { $game }, { $seats }인 게임
invited-full = 모든 자리가 찼거나 예약됐어요. 게임이 시작되면 관전할 수 있어요.

invite-title = 친구를 초대해 보세요
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
facts-take-back = 얼마든지 무를 수 있어요. 무른 횟수는 저장한 게임에 남아요.
facts-take-back-bots = 방장이 봇하고만 하면 얼마든지 무를 수 있어요.

turn-yours = 내 차례예요.
turn-of = { $name } 차례예요.
turn-waiting = { $name } 차례예요.
turn-bot = { JOSA($name, pair: "이/가") } 생각하고 있어요…
turn-choose = 모두 동시에 골라요.
turn-chosen = 선택했어요.
turn-choosing = 아직 고르는 중: { $names }
turn-over = 게임이 끝났어요.
undo = 무르기
undo-about = 새로 드러난 것이 없다면 마지막 선택을 무를 수 있어요
undo-all-about = 내 마지막 행동과 그 뒤에 봇이 한 행동을 함께 무를 수 있어요
undo-choice = 다시 고르기
undo-choice-about = 모두가 고를 때까지 선택을 바꿀 수 있어요
do-confirm = 확인
your-hand = 내가 가진 것
spectator = 관전 중이에요. 각자 손에 든 것은 보이지 않아요.

side-label = 플레이어, 기록, 채팅
tab-players = 플레이어
tab-log = 기록
tab-chat = 채팅
players-you = (나)
watching = { $count }명이 관전 중이에요
mark-won = 승리
mark-host = 방장
mark-shares = { $names } 님과 같은 화면
mark-here = 접속 중
mark-away = 자리 비움
mark-resigned = 기권
mark-forfeited = 시간 초과
mark-chosen = 선택 완료
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
chat-phrases = 짧은 말과 반응
chat-filter = 채팅 표시 설정
chat-show = 채팅 보기
chat-show-phrases = 짧은 말과 반응 보기
chat-show-player = { $name } 님의 메시지 보기
phrase-hello = 안녕하세요!
phrase-good-luck = 행운을 빌어요!
phrase-well-played = 잘하셨어요!
phrase-thanks = 고마워요!
phrase-one-moment = 잠시만요.
phrase-oops = 앗!
phrase-thumbs-up = 엄지척
phrase-sad = 슬픈 표정
phrase-laugh = 웃는 표정
phrase-surprise = 놀란 표정
phrase-heart = 하트
chat-fresh = 새 메시지 { $count }개

since-count = 내 지난 차례 이후 행동이 { $count }번 있었어요.
missed-show = 보기
since-title = 내 지난 차례 이후
missed-step = { $step } / { $count }
missed-done = 계속하기

handover-title = { $name } 님에게 화면을 넘겨 주세요
handover-about = { $name } 님이 올 때까지 각자 손에 든 것을 안개가 가려 줘요.
handover-accept = 제가 { JOSA($name, pair: "이에요/예요") }

resign = 기권하기…
resign-about = 내 자리는 봇이 이어서 해요. 자리를 되찾을 수는 없어요.
resign-two-about = 이 게임은 지게 돼요. { JOSA($name, pair: "은/는") } 봇과 이어서 할 수 있어요.
resign-end-about = 게임이 끝나고 내가 져요.
resign-sure = 정말 기권할까요? 다른 사람들은 나 없이 계속해요.
resign-sure-end = 정말 기권할까요? 이 게임은 지게 돼요.
resign-yes = 기권하기
resign-no = 계속하기
resign-do = 정말 기권하기
stop-offer = 그만하자고 제안하기
stop-asked = { $names } 님이 승부 없이 여기서 그만하고 싶어 해요.
stop-agreed = 여기서 그만하자고 했어요. 모두 동의하면 끝나요.
stop-yes = 그만하기
stop-no = 계속하기
stop-back = 그냥 계속하기
told-label = 알림
told-resigned = { JOSA($name, pair: "이/가") } 기권했어요. 봇이 그 자리에서 이어서 해요.
told-flagged = { JOSA($name, pair: "이/가") } 시간을 다 썼어요. 봇이 그 자리에서 이어서 해요.
told-forfeited = { JOSA($name, pair: "이/가") } 시간을 다 써서 더 이상 이길 수 없어요. 봇이 그 자리에서 이어서 해요.
told-stop-no = { JOSA($name, pair: "이/가") } 그만하자는 제안을 거절했어요. 게임은 계속돼요.
told-stop-back = { JOSA($name, pair: "이/가") } 그만하자는 제안을 거두었어요. 게임은 계속돼요.
told-away = { JOSA($name, pair: "이/가") } 페이지를 떠났어요. 돌아올 때까지 게임이 기다려요.
told-away-clock = { JOSA($name, pair: "이/가") } 페이지를 떠났어요. 시계는 계속 가요.
told-declined = { JOSA($name, pair: "이/가") } 초대를 사양했어요. 자리가 다시 비었어요.
told-seat-declined = 방장이 추가 자리를 허락하지 않았어요.
told-left = { JOSA($name, pair: "이/가") } 테이블을 떠났어요. 자리가 다시 비었어요.
told-undone = 물렀어요. 이미 본 것은 그대로예요. 같은 행동을 하면 같은 것이 다시 나와요.
told-dismiss = 닫기
share-watch = 관전 링크 보내기
share-watch-about = 이 링크를 받은 사람은 관전할 수 있어요. 모두에게 공개된 것만 보여요.
share-finished-about = 이 링크를 받은 사람은 결과를 보고 게임을 다시 볼 수 있어요.

marked-name = { $what }, 내 지난 차례 이후 바뀜
line-points = 모든 플레이어의 점수
log-since = 내 지난 차례 이후
log-show = 게임판에서 보기
log-earlier = 이전 기록
log-created = { JOSA($name, pair: "이/가") } 테이블을 만들었어요.
log-joined = { JOSA($name, pair: "이/가") } 자리에 앉았어요.
log-seat-asked = { JOSA($name, pair: "이/가") } 방장에게 자리를 하나 더 요청했어요.
log-seat-declined = 방장이 { $name } 님의 추가 자리 요청을 거절했어요.
log-left = { $seat }번 자리가 비었어요.
log-kicked = 방장이 { $seat }번 자리를 비웠어요.
log-bot = { JOSA($name, pair: "이/가") } 자리에 앉았어요: { $kind }.
log-invited = { $name } 님을 { $seat }번 자리로 초대했어요.
log-declined = { JOSA($name, pair: "이/가") } 초대를 사양했어요.
log-seats = 테이블의 자리가 { $seats }개로 바뀌었어요.
log-host = { JOSA($name, pair: "이/가") } 방장이 됐어요.
log-started = 게임이 시작됐어요.
log-undone = { JOSA($name, pair: "이/가") } 선택을 물렀어요.
log-undone-bots = { JOSA($name, pair: "이/가") } 행동을 물렀어요. 그 뒤에 봇이 한 행동도 함께 물렀어요.
log-chosen = { JOSA($name, pair: "이/가") } 선택했어요.
log-withdrawn = { JOSA($name, pair: "이/가") } 다시 고르고 있어요.
log-resigned = { JOSA($name, pair: "이/가") } 기권했어요. 봇이 이어받았어요: { $kind }.
log-resigned-end = { JOSA($name, pair: "이/가") } 기권했어요.
log-flagged = { JOSA($name, pair: "이/가") } 시간을 다 썼어요. 봇이 이어받았어요.
log-forfeited = { JOSA($name, pair: "이/가") } 시간을 다 써서 더 이상 이길 수 없어요.
log-stop-offered = { JOSA($name, pair: "이/가") } 여기서 그만하자고 했어요.
log-stop-yes = { JOSA($name, pair: "이/가") } 그만하는 데 동의했어요.
log-stop-no = { JOSA($name, pair: "이/가") } 계속하자고 했어요.
log-ended-played = 게임이 끝났어요.
log-ended-stopped = 모두 동의해서 승부 없이 여기서 끝냈어요.
log-ended-forfeited = 이길 수 있는 사람이 한 명만 남아서 승부가 났어요.
log-ended-resigned = 기권으로 승부가 났어요.
log-ended-abandoned = 승부 없이 게임이 끝났어요.
log-ended-closed = 테이블이 닫혔어요.
log-played-on = { JOSA($name, pair: "이/가") } 봇과 이어서 하기로 했어요.
log-settled = 이어서 하지 않아서 섞인 순서를 공개했어요.
log-reopened = 테이블이 다시 열렸어요.
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
ended-resigned = { JOSA($names, pair: "이/가") } 기권했어요.
ended-played-on = { JOSA($names, pair: "은/는") } 앞서 기권했고, 봇이 그 자리에서 이어서 했어요.
ended-takebacks = 무르기를 { $count }번 썼어요. 저장한 게임에도 남아요.
play-on-about = 원하면 여기서부터 봇과 재미로 이어서 할 수 있어요.
play-on = 봇과 이어서 하기
play-on-no = 승리로 마치기
play-on-wait = { JOSA($name, pair: "은/는") } 봇과 이어서 할 수 있어요. 정해질 때까지 섞인 순서는 공개되지 않아요.
# The final scoring, told step by step before the winner is.
count-title = 최종 점수 계산
count-skip = 결과 바로 보기
count-again = 계산 다시 보기
rematch = 한 판 더
rematch-go = 새 판으로 가기
replay = 다시 보기
export-text = 텍스트로 저장
export-json = JSON으로 저장
check-title = 공정하게 섞었나요?
check-about = 첫 행동 전에 테이블에서 서버 비밀값의 해시를 보여 줬고, 그다음 플레이어들의 기기가 무작위 숫자를 보탰어요. 이 모두를 합쳐 이 게임을 섞었어요. 이제 비밀값도 공개해요. 비밀값의 SHA-256이 전에 본 해시와 같아야 해요.
check-commitment = 해시, 첫 행동 전에 공개
check-secret = 비밀값, 지금 공개
check-noted = 이 기기가 적어 둔 해시
check-contribution = { $name } 님이 보탠 숫자
check-how = 여기 적힌 내용은 서버의 페이지가 하는 말이에요. 서버에 기대지 않고 증명하려면 게임을 텍스트로 저장한 뒤, 내 컴퓨터의 프로그램으로 섞인 순서와 모든 행동을 확인해 보세요.
deal-title = 이 게임을 섞는 방법
deal-about = 서버가 비밀값을 정하고 그 해시를 보여 줘요. 내 기기는 해시를 적어 두고 무작위 숫자를 보태요. 그래서 서버도 플레이어도 섞인 순서를 고를 수 없어요. 게임이 끝나면 페이지가 비교해요.
deal-contributed = { $count ->
    [0] 아직 아무도 숫자를 보태지 않았어요.
   *[other] { $count }개 자리가 숫자를 보탰어요.
}
deal-as-promised = 이 기기에서 약속한 그대로 섞었어요.
deal-not-noted = 이 기기는 게임이 끝나기 전에 해시를 보지 못해서 비교할 수 없어요.
deal-fits-not-noted = 기록이 해시와 맞아요. 하지만 이 기기는 게임이 끝나기 전에 해시를 보지 못해서, 둘 다 바뀌었는지는 알 수 없어요.
deal-nobody = 아무도 숫자를 보태지 않았어요. 그래서 서버가 비밀값을 여러 개 시험해 보고 골랐을 수도 있어요.
deal-wrong-commitment = 약속한 대로 섞지 않았어요. 지금 테이블에 보이는 해시가 이 기기가 적어 둔 해시와 달라요.
deal-wrong-secret = 약속한 대로 섞지 않았어요. 비밀값의 해시가 보여 준 해시와 달라요.
deal-wrong-contribution = 약속한 대로 섞지 않았어요. 이 기기가 보탠 숫자를 쓰지 않았어요.
deal-wrong-record = 약속한 대로 섞지 않았어요. 기록이 비밀값과 보탠 숫자에서 나온 것이 아니에요.

replay-heading = { $game }, 한 수씩 다시 보기
replay-first = 처음으로
replay-last = 끝으로
replay-play = 재생
replay-pause = 일시 정지
replay-slider = 장면
replay-turn-before = 이전 차례로
replay-turn-after = 다음 차례로
# The choice of whose view is shown.
replay-whose = 시점 고르기
replay-seat = { $name } 시점
replay-seat-you = 내 시점
replay-all = 모두 공개
replay-hands = 플레이어들이 가진 것
replay-speed = 속도
replay-times = { $speed }배속
replay-copy = 이 장면의 링크 복사
replay-back = 결과로 돌아가기
replay-absent = 이 서버는 지난 장면을 보여 주지 않아요. 기록은 모두 있지만 게임판은 마지막 모습 그대로예요.
replay-failed = 이 수 다음 장면을 불러오지 못했어요. { $problem }
replay-again = 다시 시도

command-open = 행동을 글로 입력하기
# What can be typed: a word for each command, in the reader’s language. The English words always work as well.
command-word-hand = 손
command-word-legal = 목록
command-word-last = 최근
command-word-undo = 무르기
command-word-help = 도움말
command-label = 행동을 입력하거나 { $words } 입력
command-placeholder = 행동이나 { command-word-help } 입력
command-help = 할 수 있는 행동 목록에 적힌 대로 입력하세요. 똑같이 시작하는 행동이 또 없다면 앞부분만 입력해도 돼요. ‘{ command-word-legal }’은 할 수 있는 행동을 모두 보여 주고, ‘{ command-word-hand }’은 손에 있는 것을, ‘{ command-word-last }’은 모두의 마지막 행동과 지금 누구 차례인지를 알려 주고, ‘{ command-word-undo }’는 마지막 선택을 물러요. Enter를 누르면 실행하고, Escape를 누르면 취소해요.
command-help-english = 영어로 입력해도 돼요: { $words }.
command-help-moves = 지금은 예를 들어 이렇게 입력할 수 있어요.
# A move as it can be typed: in the reader’s language, and in English, which always works.
command-form = { $form }({ $text })
command-move = { $codes }: { $action }
command-which = { $count ->
    [1] ‘{ $typed }’: 이렇게 시작하는 행동이 하나 있어요.
   *[other] ‘{ $typed }’에 맞는 행동이 { $count }가지 있어요. 더 자세히 입력해 주세요.
}
command-not-now = ‘{ $typed }’: 지금 할 수 없는 행동이에요. ‘{ command-word-legal }’을 입력하면 할 수 있는 행동을 볼 수 있어요.
command-close = ‘{ $typed }’: 그런 행동은 없어요. 혹시 이것인가요? { $forms }
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
