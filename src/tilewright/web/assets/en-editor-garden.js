var e=`# Why a position of Queen's Garden cannot arise, and its pieces. Values: $number the player, counted
# from 1, $hexagon a hexagon, $count a number, $place an expansion of the display.

editor-garden-down = Expansion, face down
editor-garden-joker = Joker
editor-garden-tiles-total = { $count ->
    [one] { $hexagon }: there is { $count }\xA0tile instead of 3.
   *[other] { $hexagon }: there are { $count }\xA0tiles instead of 3.
}
editor-garden-expansions-twice = The expansion { $hexagon } is there twice.
editor-garden-expansions-unseen = Too few expansions are left that nobody has seen.
editor-garden-expansions-total = Face up { $up }, face down { $down }: there are { $count }\xA0expansions in all.
editor-garden-storage-tiles = Player { $number }’s storage holds { $count }\xA0tiles and jokers, more than { $most }.
editor-garden-storage-expansions = Player { $number }’s storage holds more than { $most }\xA0expansions.
editor-garden-garden-printed = The printed hexagon { $hexagon } of player { $number } is missing.
editor-garden-garden-no-cell = Player { $number } has { $hexagon } where no expansion lies.
editor-garden-garden-colour-twice = Player { $number } has { $hexagon } twice in a group of one colour.
editor-garden-garden-pattern-twice = Player { $number } has { $hexagon } twice in a group of one pattern.
editor-garden-phase-places = The expansions of the display do not fit the stack.
editor-garden-phase-reveals = The expansions to be revealed do not fit the phase.
editor-garden-phase-top-place = Only the last expansion opened can be the top of the stack.
editor-garden-phase-top-tiles = The top of the stack has tiles, so none are drawn for it.
editor-garden-phase-top-bare = The top of the stack has no tiles. Add some, or let them be drawn.
editor-garden-phase-up-tiles = A face-up expansion cannot have tiles.
editor-garden-phase-bare = A face-down expansion without tiles has to be revealed.
editor-garden-phase-no-tiles = No tiles can be drawn: there is no top of the stack, or no tiles are left.
editor-garden-phase-waiting = The round has already begun.
editor-garden-phase-up = There is no expansion to reveal.
editor-garden-phase-no-top = The stack has no top.
editor-garden-phase-full = An expansion that is no longer the top has lost at least one tile.
editor-garden-phase-first-turn = Before the first turn of a round, it is the starting player’s turn.
editor-garden-phase-first-passed = Before the first turn of a round, nobody has passed.
editor-garden-phase-first-display = Before the first turn of a round, the display holds only the new stack.
editor-garden-phase-actor = The turn does not fit the phase.
editor-garden-phase-pending = The unfinished turn does not fit the phase.
editor-garden-phase-over-passed = The game is over only when all players have passed.
editor-garden-phase-over-round = The game is over only after round 4.
editor-garden-phase-nobody = All players have passed, so nobody can act.
editor-garden-phase-turn-passed = It is player { $number }’s turn, so they cannot have passed.
editor-garden-phase-not-passed = Player { $number } discards, so they must have passed.
editor-garden-pending-turn = The unfinished turn cannot have led here.
editor-garden-marker-early = The start marker is taken only by a player who has passed.
editor-garden-marker-missing = The first player to pass takes the start marker.
editor-garden-marker-owner = Player { $number } has the start marker, so they must have passed.
`;export{e as default};