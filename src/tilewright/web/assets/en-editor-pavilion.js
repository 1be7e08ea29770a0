var e=`# Why a position of Summer Pavilion cannot arise. Values: $number the player, counted from 1,
# $colour, $count a number.

editor-pavilion-tiles-total = { $count ->
    [one] There is { $count } { pavilion-colour } tile instead of 22.
   *[other] There are { $count } { pavilion-colour } tiles instead of 22.
}
editor-pavilion-star-colour = Player { $number }’s { pavilion-colour } star has a tile of another colour.
editor-pavilion-star-twice = Player { $number } has a colour twice in a star of different colours.
editor-pavilion-phase-actor = The turn does not fit the phase.
editor-pavilion-phase-owed = Bonus tiles do not fit the phase.
editor-pavilion-phase-offered = There are tiles to take, so this phase has not begun.
editor-pavilion-phase-passed = Player { $number } cannot have passed yet.
editor-pavilion-phase-kept = Player { $number } keeps tiles on the corners only after passing.
editor-pavilion-phase-hand = Player { $number } has passed and cannot have tiles in hand.
editor-pavilion-phase-first-round = With all tiles in the bag, it is round 1.
editor-pavilion-phase-first-token = With all tiles in the bag, the start marker is in the centre.
editor-pavilion-phase-first-turn = With all tiles in the bag, it is the starting player’s turn.
editor-pavilion-phase-supply = The supply cannot be refilled: it is full, or no tiles are left.
editor-pavilion-phase-no-tiles = There are no tiles left for the displays.
editor-pavilion-phase-deal-token = Before tiles are dealt, the start marker is in the centre.
editor-pavilion-phase-deal-turn = Before tiles are dealt, it is the starting player’s turn.
editor-pavilion-phase-nothing = There are no tiles to take. Add some, or choose another phase.
editor-pavilion-phase-turn-passed = It is player { $number }’s turn, so they cannot have passed.
editor-pavilion-phase-no-hand = It is player { $number }’s turn, but they have no tiles to place.
editor-pavilion-phase-no-choice = There is no choice of bonus tiles.
editor-pavilion-phase-keeping = Player { $number } keeps tiles, so they must have passed.
editor-pavilion-phase-last-keeping = In round 6, no tiles are kept.
editor-pavilion-phase-no-keeping = Player { $number } has no choice of tiles to keep.
editor-pavilion-phase-over-round = The game is over only after round 6.
editor-pavilion-phase-over-passed = The game is over, so player { $number } must have passed.
editor-pavilion-phase-over-hand = The game is over, so player { $number } cannot have tiles in hand.
`;export{e as default};