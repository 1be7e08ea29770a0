var e=`# The position editor. Values: $field and $choice words of the program, $piece the name of a piece,
# $place the name of a place, $count numbers.

editor-title = Position editor
editor-palette = Pieces
editor-group = { $group ->
    [0] Tiles
   *[1] Expansions
}
editor-remove = Remove pieces
editor-item = { $piece }, { $count } ({ $place })
editor-table = Table
editor-hint = Choose a piece, then click places, or drag pieces. Right-click or Delete removes, digits choose, M moves.
editor-lifted = Choose where the piece goes, or press Escape.
editor-undo = Undo
editor-redo = Redo
editor-new = New position
editor-empty = Empty table
editor-start = Start of a match
editor-paste = Paste a position as text
editor-load = Load
editor-text-only = Positions of this game can only be pasted as text.
editor-faults = Problems
editor-sound = This position can be played.
editor-over = The game is over in this position.
editor-solve = Fix
editor-fault-other = This position cannot arise: { $sentence }
editor-analyse = Analyse
editor-play = Play on
editor-seat = Your seat
editor-opponent = Opponents
editor-copy-text = Copy text
editor-copy-link = Copy link
editor-fields = Match
editor-field = { $field ->
    [actor] Turn
    [turn] Turn
    [phase] Phase
    [start] Starting player
    [round] Round
    [score] Points
    [passed] Passed
    [idle] Rounds without a tile placed
    [laid] Tile placed this round
    [owed] Bonus tiles to take
   *[stack] Expansions below the top
}
editor-choice = { $choice ->
    [nature] Tiles are dealt
    [over] Game over
    [yes] Yes
    [no] No
    [supply] The supply is refilled
    [displays] The displays are filled
    [taking] Taking tiles
    [placing] Placing tiles
    [picking] Taking bonus tiles
    [keeping] Keeping tiles
    [tiles] Tiles are drawn
    [reveal] An expansion is revealed
    [acting] A player’s turn
    [copying] Choosing among identical pieces
    [paying] Paying
   *[discarding] Discarding
}
error-edit-none-left = None left: all of these pieces are already on the table.
error-edit-full = { $most ->
    [one] No space left: it holds { $most }\xA0piece.
   *[other] No space left: it holds { $most }\xA0pieces.
}
error-edit-fit = This piece can’t go there.
error-edit-place = Nothing can go there.
error-edit-empty = There is nothing to remove.
error-edit-printed = This hexagon is printed on its expansion. Remove the expansion instead.
error-edit-value = This value is not allowed.
error-position-unreadable = This text is not a position.
`;export{e as default};