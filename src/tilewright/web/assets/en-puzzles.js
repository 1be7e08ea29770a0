var e=`# Puzzles. $turns is how many turns the solution takes, $turn which of them is next.
puzzles-title = Puzzles
puzzles-lead = Find the best turn in positions from bot matches.
puzzles-of = Puzzles: { web-game-name }
puzzles-one = Puzzle
puzzles-daily = Puzzle of the day
puzzles-days = { $days ->
    [0] A new one every day.
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzles-solve = Solve
puzzles-again = Solved
puzzles-train = More puzzles
puzzles-count = { $count ->
    [one] { $count }\xA0puzzle, chosen to match your rating.
   *[other] { $count }\xA0puzzles, chosen to match your rating.
}
puzzles-record = Solved at first try: { $solved } of { $tried }. Longest run: { $best }. Your rating: { $rating }.
puzzles-solved-count = Solved: { $solved }. Rating: { $rating }.
puzzles-themes = Themes
puzzles-theme-count = { puzzles-theme } ({ $count })
puzzles-theme = { $theme ->
    [cost] Space numbers
    [colour] Colour set
    [column] Column race
    [denial] Denial
    [endgame] Last round
    [expansion] Expansions
    [floor] Floor line
    [group] Groups
    [harvest] Big harvest
    [keep] Passing
    [long] Several turns
    [marker] Start player
    [payment] Payment
    [row] Complete row
    [sacrifice] Sacrifice
    [star] Star
    [structure] Structures
    [wheel] Wheel
    [wild] Wild tiles
   *[other] { $theme }
}
puzzles-other-games = Other games
puzzles-all = All puzzles
puzzles-rating = Difficulty { $rating }
puzzles-round = Round { $round }
puzzles-prompt = { $turns ->
    [1] Find your best turn.
   *[other] Find your best turn: { $turn } of { $turns }.
}
puzzles-go-on = Correct! Find your next turn.
puzzles-almost = Good start, but there is a better way to finish the turn.
puzzles-wrong = Not the best turn. Try again.
puzzles-solved = Solved!
puzzles-done = This is the solution.
puzzles-show = Show solution
puzzles-next = Next puzzle
puzzles-analyse = Analyse
puzzles-yours = Your rating: { $rating }. Solved in a row: { $run }.
`;export{e as default};