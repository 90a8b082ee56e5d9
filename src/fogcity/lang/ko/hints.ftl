# 게임 중 힌트: 먼저 어디를 볼지, 다음에 가장 좋은 수.

hint = 힌트
hint-where-about = 어디를 볼지 보여 줘요 (H)
hint-which-about = 가장 좋은 수 세 가지를 보여 줘요 (H)
hint-shown-about = 힌트를 보이거나 숨겨요 (H)
hint-which = 가장 좋은 수 세 가지 보기
hint-busy = 좋은 수를 찾고 있어요…
hint-close = 힌트 숨기기
hint-how = 내가 알 수 있는 것만으로 본 승률이에요. 수를 누르면 게임판에서 볼 수 있어요.
# A move that may be as good as the best one.
hint-as-good = 첫 번째와 비슷하게 좋아요
# Said of a move that has no certain effect.
hint-later = 효과는 나중에 드러나요
# How something on the board is named where a hint says to look: “b1, free, look here”.
hint-thing = { $what }, 여기를 보세요
# For games without texts of their own: how moves begin, such as “claim”, and a place.
hint-look = 이런 행동을 살펴보세요: { $kind }.
hint-look-at = 이런 행동을 살펴보세요: { $kind }. 장소: { $place }.

new-hints = 힌트
new-hints-about = 원할 때 어디를 볼지, 또는 가장 좋은 수를 보여 줘요. 누가 힌트를 몇 번 썼는지 모두에게 보여요.
facts-hints = 힌트를 쓸 수 있어요. 누가 몇 번 썼는지 모두에게 보여요.
facts-hints-bots = 방장이 봇하고만 하면 힌트를 쓸 수 있어요.
log-hinted = { $level ->
    [1] { JOSA($name, pair: "이/가") } 어디를 볼지 힌트를 봤어요.
   *[other] { JOSA($name, pair: "이/가") } 가장 좋은 수를 힌트로 봤어요.
}
ended-hints = { JOSA($name, pair: "이/가") } 힌트를 { $count }번 썼어요. 저장한 게임에도 남아요.
command-word-hint = 힌트
command-help-hint = ‘{ command-word-hint }’는 어디를 볼지 알려 주고, 한 번 더 입력하면 가장 좋은 수 세 가지를 알려 줘요.

reason-no-hints = 이 테이블에서는 힌트를 쓸 수 없어요.
reason-hints-not-ready = 서버가 아직 봇을 준비하고 있어요. 1분쯤 뒤에 힌트를 쓸 수 있어요.
reason-no-hint-found = 힌트를 찾지 못했어요. 다시 해 보세요.
