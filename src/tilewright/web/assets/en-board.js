var e=`# The analysis board: walking through a match or a position, with the best moves.
# Values: $name a player, $count a number, $chance a chance in per cent, $points points with a
# sign where they are gained or lost.

board-title = Analysis
board-seat = Player { $number }

# Live analysis.
board-live = Analyse
board-depth = Depth { $depth }
board-nodes = { $nodes } positions
board-searching = Analysing…
board-done = Analysis complete
board-busy = The server is busy. Analysis goes on in a moment.
board-off = Analysis is off.
board-best-of = Best moves for { $name }
board-deal-due = Tiles are about to be drawn.
board-why = Why:
board-line = Then:
board-chance = { $chance }%
board-outlook = { $name }: { $chance }% to win, { $points }\xA0points expected
board-outlooks = Win chance and expected points

# Walking, and the tree of moves.
board-first = First position
board-back = Back
board-forward = Forward
board-last = Last position
board-moves = Moves
board-start = Start
board-deal = Deal
board-variation = Variation
board-delete = Delete from here
board-promote = Make main line
board-keys = Left and right walk along the line, up and down switch between variations.

# Deals.
board-draw = Draw at random
board-redraw = Redraw
board-choose = Choose tiles
board-drawn = Drawn so far
board-drawn-none = Nothing yet
board-next = Next tile
board-ways = { $tile }, { $count } left
board-undo = Remove the last tile
board-rest = Draw the rest at random
board-deal-text = Or type the deal

# Text in and out.
board-text = Import and export
board-import-label = Paste a record or a position
board-import-open = Open
board-position-text = Position
board-record-text = Record
board-copied = Copied
board-link = Copy link to this position
board-download = Download record

# What went wrong in a text.
board-error-line = Line { $line }: { $problem }

# A finished match.
board-report = Your match
board-report-make = Analyse the whole match
board-report-going = Analysing the match…
board-graph = Win chances over the match
board-grades = Moves by grade
board-grade = { $grade ->
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
board-grade-sign = { $grade ->
    [best] ★
    [good] ✓
    [inaccuracy] ?!
    [mistake] ?
   *[blunder] ??
}
board-lost = { $chance }% win chance and { $points }\xA0points lost
board-show-move = { $name }: { $grade }

# Learning from mistakes.
board-learn = Learn from your mistakes
board-learn-of = Learn from { $name }’s mistakes
board-learn-none = No mistakes to learn from. Well played!
board-learn-ask = Round { $round }: find a better move for { $name }.
board-learn-played = In the match { $name } chose this:
board-learn-progress = { $number } of { $count }
board-learn-judging = Judging your move…
board-learn-right = { $grade ->
    [best] That is the best move!
   *[good] A good move.
}
board-learn-wrong = Not yet: this loses { $chance }% win chance and { $points }\xA0points. Try again.
board-learn-same = That is what was played. Try something else.
board-learn-show = Show the solution
board-learn-solution = The best move:
board-learn-next = Next mistake
board-learn-skip = Skip
board-learn-done = You have been through all mistakes.
board-learn-end = Back to the board
`;export{e as default};