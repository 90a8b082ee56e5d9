### What a shared link says of itself in other programs.
### The server reads these messages: each is text and variables on one line.

link-invitation = { $host } 님의 초대: { $game }, { $seats }인 게임
link-table = { $game }, { $seats }인 게임
link-seats = 참가자: { $names }. 빈자리: { $free }.
link-game = { $game }: { $names }
link-playing = { $turn }번째 차례예요. Fog City에서 관전해 보세요.
link-over = 게임이 끝났어요. Fog City에서 한 수씩 다시 볼 수 있어요.
link-bot = 봇
link-puzzles = Fog City 퍼즐
link-puzzles-of = 퍼즐: { $game }
link-puzzle = { $game }: 퍼즐 { $number }
link-puzzle-daily = { $game }: 오늘의 퍼즐
link-puzzles-about = 다른 모든 수보다 확실히 좋은 한 수가 있어요. 찾을 수 있나요?
