# Puzzles: positions with one clearly best move, the puzzle of each day, and streaks.

nav-puzzles = 퍼즐
puzzles-title = 퍼즐
puzzles-intro = 가장 좋은 수를 찾아보세요. 모두 봇끼리 둔 게임에서 나온 상황이고, 한 수가 다른 모든 수보다 확실히 좋아요. 첫 번째 답만 인정돼요.
puzzles-of-game = 퍼즐: { $game }
puzzles-none = 이 게임에는 퍼즐이 없어요.
puzzles-none-at-all = 여기에는 퍼즐이 없어요.
puzzles-all = 모든 퍼즐
puzzles-all-of-game = { $game }의 모든 퍼즐
puzzles-daily = 오늘의 퍼즐
puzzles-daily-of-game = 오늘의 퍼즐: { $game }
# When the next daily puzzle comes, in the reader’s own time: “at 01:00”.
puzzles-daily-about = 오늘의 퍼즐은 모두에게 같아요. 매일 { $time }에 새 퍼즐이 나와요.
puzzles-solve = 풀기
puzzles-look-again = 다시 보기
puzzles-next-unsolved = 다음 안 푼 퍼즐
puzzles-all-answered = 이 게임의 퍼즐에 모두 답했어요.
puzzles-count = { $count }개 중 { $solved }개 해결
puzzles-streak = { $days ->
   *[other] 연속 { $days }일
}
puzzles-no-streak = 아직 연속 기록이 없어요
puzzles-best-streak = { $days ->
   *[other] 최고 { $days }일
}
puzzles-difficulty = 난이도 { $most } 중 { $level }
puzzles-players = { $count ->
   *[other] { $count }인
}
puzzles-state-new = 아직 답하지 않음
puzzles-state-solved = 해결
puzzles-state-tried = 해결 못 함
# A puzzle in a list, for screen readers: “Puzzle 17: solved”.
puzzles-entry = 퍼즐 { $number }: { $state }
puzzles-legend = 해결: 힌트 없이 첫 번째 답이 정답

puzzle-heading = { $game }: 퍼즐 { $number }
puzzle-heading-daily = { $game }: { $date } 퍼즐
puzzle-task = 가장 좋은 수를 찾아보세요
puzzle-solved-before = 이미 해결한 퍼즐이에요.
puzzle-tried-before = 이미 답한 퍼즐이라서 더는 인정되지 않아요.
puzzle-loading = 퍼즐을 불러오고 있어요…
puzzle-reload = 다시 시도
puzzle-hand = 내 앞

puzzle-hint = 힌트
puzzle-hint-next = 힌트 더 보기
puzzle-hint-warning = 힌트를 보면 해결한 것으로 인정되지 않아요.
puzzle-hint-kind = 할 일: { $kind }.
puzzle-hint-near = 가장 좋은 수는 이 가운데 하나예요.
puzzle-hint-does = 그 밖에 일어나는 일:
puzzle-hint-nothing = 그 밖에 일어나는 일은 없어요.
# What kind of move is best.
puzzle-kind-pass = 차례 넘기기
puzzle-solution = 정답 보기
puzzle-answering = 답을 확인하고 있어요…

puzzle-solved = 해결!
puzzle-right = 정답!
puzzle-wrong = 가장 좋은 수는 아니에요
puzzle-given-up = 정답
puzzle-right-after-hint = 힌트를 봐서 해결한 것으로 인정되지 않아요.
puzzle-right-again = 첫 번째 답만 인정되므로 해결한 것으로 인정되지 않아요.
puzzle-wrong-again = 다시 해 볼 수 있지만, 첫 번째 답만 인정돼요.
puzzle-best = 가장 좋은 수
puzzle-given = 내가 고른 수
puzzle-others = 다른 수
# How often a move wins: “75%”.
puzzle-chance = 승률 { $chance }
puzzle-chance-less = 승률이 더 낮아요
puzzle-again = 다시 해 보기
puzzle-next = 다음 퍼즐
puzzle-share = 링크 복사
puzzle-tomorrow = 다음 오늘의 퍼즐은 내일 { $time }에 나와요.

reason-no-such-puzzle = 그런 퍼즐은 없어요.
reason-no-puzzles = 이 게임에는 퍼즐이 없어요.
