var e=`# Words that every game needs.
player-name = Player { $seat }
player = { $who ->
    [you] you
   *[other] { $name }
}
ask-named = { $name }: { $question }
bot-name = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
    [uct] Monte Carlo bot
    [guided] Evaluation bot
    [deep] Deep search bot
    [strong] Strongest bot
    [novice] Novice
    [apprentice] Apprentice
    [tiler] Tiler
    [mason] Mason
    [artisan] Artisan
    [master] Master
   *[other] { $bot }
}

# What a choice leads to, in short phrases at its place on the board.
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-ends = ends the match

# Refusals, by their code.
refusal-game-over = The game is over.
refusal-actor-nature = Tiles must be drawn before the next move.
refusal-action-unknown = “{ $action }” is not a move.
refusal-deal-not-due = Tiles can’t be drawn now.

# What things on a picture of a table are called: for those who listen, and on buttons.

# The games and their sides. Where there are no words for a game, $game is its title.
web-game-name = { $game ->
    [azul] Azul
    [pavilion] Summer Pavilion
    [garden] Queen’s Garden
   *[other] { $game }
}
web-side = { $side ->
    [azul-coloured] coloured wall
    [azul-grey] grey wall
    [pavilion-coloured] coloured side
    [pavilion-grey] grey side
    [garden-front] front of the board
    [garden-back] back of the board
   *[other] { $side }
}
web-side-about = { $side ->
    [azul-coloured] Every space on the wall has its own colour.
    [azul-grey] You choose the column for each tile yourself.
    [pavilion-coloured] Every outer star has its own colour.
    [pavilion-grey] No star has its own colour: its second tile decides.
    [garden-front] The usual points for patterns and groups.
    [garden-back] Different points for patterns and groups.
   *[other] { $side }
}
web-front-against = Opponent in { web-game-name }:
web-learn-game = { $game ->
    [azul] Learn Azul
    [pavilion] Learn Summer Pavilion
    [garden] Learn Queen’s Garden
   *[other] Learn { $game }
}
web-rules-title = { $game ->
    [azul] Azul: the rules
    [pavilion] Summer Pavilion: the rules
    [garden] Queen’s Garden: the rules
   *[other] { $game }: the rules
}

web-board = Board of player\xA0{ $number }
web-start-marker = Start marker
web-count-of = { $count } of { $all }

# Azul. Source 0 is the centre; $tiles is made by azul-tiles.
web-azul-offer = Displays and centre
web-azul-floor = Floor
web-azul-complete = Complete rows, columns, colours
web-azul-complete-counts = { $rows } · { $columns } · { $colours }
web-azul-fullest = Fullest row
web-azul-source = { $source ->
    [0] Centre
   *[other] Display\xA0{ $source }
}
web-azul-group = { $source ->
    [0] { $tiles } in the centre
   *[other] { $tiles } on display\xA0{ $source }
}
web-azul-line-empty = Line\xA0{ $line }: empty
web-azul-place = { $colour ->
    [none] Row\xA0{ $row }, column\xA0{ $column }: empty
   *[other] Row\xA0{ $row }, column\xA0{ $column }: { azul-colour }
}
web-azul-why-line = Nothing on offer can go to this line.
web-azul-why-wall = Tiles go to a line first. A full line moves a tile to the wall when the round ends.
web-azul-log-from = { $source ->
    [0] centre
   *[other] display { $source }
}
web-azul-log-to = { $line ->
    [0] floor
   *[other] line { $line }
}
web-azul-log-place = row { $row }, column { $column }
web-azul-log-fallen = { $count ->
    [0] −{ $points }
   *[other] { $count }\xA0fell, −{ $points }
}

# Summer Pavilion. $tiles and $list are made by pavilion-tiles.
web-pavilion-offer = Displays, centre and supply
web-pavilion-label-hand = Hand
web-pavilion-label-kept = Kept tiles
web-pavilion-label-supply = Supply
web-pavilion-fullest = Fullest star
web-pavilion-structures = Pillars, statues, windows
web-pavilion-wild = Wild: { pavilion-colour }
web-pavilion-source = { $source ->
    [0] Centre
   *[other] Display\xA0{ $source }
}
web-pavilion-group = { $source ->
    [0] { $tiles } in the centre
   *[other] { $tiles } on display\xA0{ $source }
}
web-pavilion-supply = { $tiles } in the supply
web-pavilion-hand = { $tiles } in hand
web-pavilion-kept = { $tiles } kept
web-pavilion-space = { $colour ->
    [none] Space\xA0{ $cost } on { $star }: empty
   *[other] Space\xA0{ $cost } on { $star }: { pavilion-colour }
}
web-pavilion-middle-space = { $colour ->
    [none] Space\xA0{ $cost } on { $star }, { $where }: empty
   *[other] Space\xA0{ $cost } on { $star }, { $where }: { pavilion-colour }
}
web-pavilion-direction = { $at ->
    [upper-right] upper right
    [lower-right] lower right
    [bottom] bottom
    [lower-left] lower left
    [upper-left] upper left
   *[top] top
}
web-pavilion-payment = Pay { $list }
web-pavilion-some = { $count } { pavilion-colour }
web-pavilion-several = { $list }
web-pavilion-structure = { $structure ->
    [pillar] Pillar: gives { $count }\xA0tile
    [statue] Statue: gives { $count }\xA0tiles
   *[window] Window: gives { $count }\xA0tiles
}
web-pavilion-star = Bonus for { $star }
web-pavilion-cost = Bonus for all spaces of cost { $cost }
web-pavilion-why-hand = You have no tile of this colour.
web-pavilion-why-nowhere = No free space takes this colour now.
web-pavilion-why-space = No tile in your hand can go here.
web-pavilion-pass-hint = Choose tiles to change what you keep.
web-pavilion-log-from = { $source ->
    [0] centre
   *[other] display { $source }
}
web-pavilion-log-to = { $kind ->
    [purple] purple star: { $cost }
    [green] green star: { $cost }
    [orange] orange star: { $cost }
    [yellow] yellow star: { $cost }
    [blue] blue star: { $cost }
    [red] red star: { $cost }
    [left] left star: { $cost }
    [upper-left] upper left star: { $cost }
    [upper-right] upper right star: { $cost }
    [right] right star: { $cost }
    [lower-right] lower right star: { $cost }
    [lower-left] lower left star: { $cost }
   *[middle] middle star: { $cost }
}
web-pavilion-log-built = { $structure ->
    [pillar] pillar
    [statue] statue
   *[window] window
}
web-pavilion-log-kept = { $count }\xA0kept

# Queen's Garden. $hexagon is made by garden-hexagon; places count from 0, as in the notation.
web-garden-offer = Wheel and display
web-garden-wheel = Wheel
web-garden-forecast = wheel now
web-garden-storage = Storage
web-garden-bag = Bag
web-garden-tower = Tower
web-garden-supply = Supply
web-garden-place = Expansion { $nth } of { $shown } in the display
web-garden-place-of = Expansion { $nth } of { $shown } in the display: { $list }
web-garden-shown = { $hexagon } on expansion { $nth } of { $shown }
web-garden-shown-expansion = expansion with { FORM($hexagon, "some") }, { $nth } of { $shown } in the display
web-garden-take-colour = Take { garden-colour } ({ $count })
web-garden-take-pattern = { $pattern ->
    [tree] Take trees ({ $count })
    [bird] Take birds ({ $count })
    [butterflies] Take butterflies ({ $count })
    [flower] Take flowers ({ $count })
    [plant] Take plants ({ $count })
   *[lilies] Take lilies ({ $count })
}
web-garden-stored = { $cost ->
    [0] { $hexagon } in storage, nothing more to pay
   *[other] { $hexagon } in storage, costs { $cost } more of its colour or pattern
}
web-garden-stored-expansion = { $cost ->
    [0] expansion with { FORM($hexagon, "some") } in storage, nothing more to pay
   *[other] expansion with { FORM($hexagon, "some") } in storage, costs { $cost } more of its colour or pattern
}
web-garden-jokers = { $count ->
    [one] { $count }\xA0joker in storage
   *[other] { $count }\xA0jokers in storage
}
web-garden-free-cell = Free: { $cell }
web-garden-filled-cell = { $hexagon } on { $cell }
web-garden-area = Free space for an expansion { $at }
web-garden-buy = Buy face-down
web-garden-ask-area = Where does the face-down expansion go?
web-garden-why-tile = It fits nowhere now: it needs a neighbour of its colour or pattern, and no duplicate in its group.
web-garden-why-cell = Nothing in your storage can go here.
web-garden-why-empty = Your storage is empty. Take tiles first.
web-garden-why-joker = Jokers only help to pay.
web-garden-decoration-lacks = { $decoration ->
    [fountain] Fountain: { $count }\xA0joker once surrounded, { $missing } to go
    [statue] Statue: { $count }\xA0jokers once surrounded, { $missing } to go
    [bench] Bench: { $count }\xA0jokers once surrounded, { $missing } to go
   *[pavilion] Pavilion: { $count }\xA0jokers once surrounded, { $missing } to go
}
web-garden-surrounded = { $decoration ->
    [fountain] Fountain: surrounded, { $count }\xA0joker gained
    [statue] Statue: surrounded, { $count }\xA0jokers gained
    [bench] Bench: surrounded, { $count }\xA0jokers gained
   *[pavilion] Pavilion: surrounded, { $count }\xA0jokers gained
}
# Words in the pictures: short, as there is little space.
web-garden-wheel-round = Round { $round } scores: { $list }; pavilions always score
web-garden-marker = Start marker: the first to pass takes it and loses 1\xA0point
web-garden-storage-count = Storage { $count } of { $places }
web-garden-expansions-count = Expansions { $count } of { $places }
web-garden-stored-count = { $expansions ->
    [0] Storage { $count } of { $places }
    [one] Storage { $count } of { $places }, { $expansions }\xA0expansion
   *[other] Storage { $count } of { $places }, { $expansions }\xA0expansions
}
web-garden-groups-count = Groups of 3 or more: { $count }
web-garden-caption-stack = { $count ->
    [0] last of the stack
   *[other] stack, { $count } left
}
web-garden-caption-tiles = { $count ->
    [one] { $count }\xA0tile left
   *[other] { $count }\xA0tiles left
}
web-garden-caption-open = can be taken
web-garden-short-stack = stack, { $count }
web-garden-short-tiles = { $count } left
web-garden-short-open = face up
web-garden-display-empty = The display is empty
web-garden-take-a-colour = Take a colour
web-garden-take-a-pattern = Take a pattern
# $what is made by web-garden-take-colour or web-garden-take-pattern.
web-garden-take-once = { $what }, one of each kind

# What is scored, in a few words.
web-azul-bonus = { $bonus ->
    [row] Row { $row }
    [column] Column { $column }
   *[colour] All five { azul-colour } tiles
}
web-pavilion-run = { $count ->
    [one] { $count }\xA0tile
   *[other] { $count }\xA0tiles in a row
}
web-pavilion-discarded = Discarded tiles
web-pavilion-left-over = Tiles left over
web-garden-sum-colour = { garden-colour } tiles, { $sum }
web-garden-sum-pattern = { $pattern ->
    [tree] Trees, { $sum }
    [bird] Birds, { $sum }
    [butterflies] Butterflies, { $sum }
    [flower] Flowers, { $sum }
    [plant] Plants, { $sum }
   *[lilies] Lilies, { $sum }
}
web-garden-sum-pavilions = Pavilions, { $sum }
web-garden-discarded = Discarded pieces
web-garden-left-over = Pieces left in storage
web-garden-jokers-left = Jokers left over
web-garden-bought = Face-down expansion
web-garden-log-taken = storage
web-garden-log-to = { $where ->
    [right] right
    [upper-right] upper right
    [upper-left] upper left
    [left] left
    [lower-left] lower left
    [lower-right] lower right
   *[fountain] middle
}
web-garden-log-surrounded = { $decoration ->
    [fountain] fountain
    [statue] statue
    [bench] bench
   *[pavilion] pavilion
}

# The page in the browser.

# Everywhere.
web-skip = Skip to content
web-home = Home
web-lobby = Open tables
web-matches = Your matches
web-settings = Settings
web-about = About
web-menu = Menu
web-you = You
web-guest = Guest
web-try-again = Try again

# The table.
web-loading-table = Setting up the table…
web-reconnecting = Reconnecting… Your match is safe.
web-reconnected = Reconnected.
web-title-turn = Your turn
web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-round-ending = Last round: { $round }
web-round-last = Last round: { $round } of { $rounds }
web-round-over = Finished
web-watchers = { $count }\xA0watching
web-standing = Scores
web-score = { $points ->
    [one] { $points }\xA0point
   *[other] { $points }\xA0points
}
web-forecast = this round
web-time-left = Time left:
web-seat-open = Open seat
web-seat-unnamed = Unnamed player
web-seat-bot = bot
web-seat-waiting = waiting
web-seat-your-turn = your turn
web-seat-to-act = their turn
web-seat-choosing = choosing
web-seat-thinking = thinking
web-seat-away = away for { $time }
web-seat-handed-over = bot took over
web-seat-out = { $reason ->
    [forfeited] out of time
   *[resigned] resigned
}
web-seat-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
web-log = Match log
web-log-moves = { $count ->
    [one] { $count }\xA0move
   *[other] { $count }\xA0moves
}
web-log-empty = No moves yet.
web-log-now = Round { $round }, move { $move }
web-log-pass = pass
web-log-discarded = { $count }\xA0discarded
web-choices = Choices
web-ask-source = Which tiles do you take?
web-ask-line = Which line, or the floor?
web-ask-place = Where does it go?
web-ask-hand = Which tile?
web-ask-pay = How do you pay?
web-why-not-now = You can’t choose this now.
web-why-empty = Nothing is left here.
web-why-watching = You are watching this match.
web-why-other-board = This is { $name }’s board.
web-sending = Sending…
web-turn-of = { $name }’s turn
web-turn-of-detail = You can look around and plan ahead.
web-show-again = Show last turn
web-hint = Hint
web-undo = Undo
web-confirm = Confirm
web-back = Back
web-pass = Pass
web-pass-ask = Pass? You take no more turns this round.
web-with-effect = { $choice }, { $effect }
web-help = Help
web-sound-now = { $volume ->
    [off] Sound: off
    [quiet] Sound: quiet
   *[normal] Sound: normal
}
web-summary = Show summary
web-take-back-asked = { $name } wants to take back their last turn.
web-take-back-own = You asked to take back your last turn.
web-take-back-reveals = Tiles drawn since then will be redrawn.
web-take-back-agreed = Take-back accepted
web-take-back-refused = Take-back declined
web-agree = Accept
web-refuse = Decline
web-handed-over = A bot is playing for you.
web-come-back = Take my seat back
web-hand-over = Hand to bot
web-notation = Type a move
web-notation-choose = Choose
web-notation-unknown = Not a legal move here. Help explains how to type moves.
web-close = Close
web-round-details = Details

# The end.
web-result-cancelled = The match was cancelled.
web-result-rules = The match ended early: the rules of this site have changed since it began.
web-result-you = You win!
web-result-you-by = { $points ->
    [one] You win by { $points }\xA0point!
   *[other] You win by { $points }\xA0points!
}
web-result-name = { $name } wins
web-result-name-by = { $points ->
    [one] { $name } wins by { $points }\xA0point
   *[other] { $name } wins by { $points }\xA0points
}
web-result-shared = { $names } share the win

# Errors.
web-failure = That didn’t work
web-failure-passing = Temporary problem
error-internal = Something went wrong on the server. Your match is saved. Try again in a moment.
error-network-away = Can’t reach the server. Check your connection.
error-method-unknown = This isn’t possible here. Reload the page.
error-session-none = You’re no longer signed in, or your browser blocks cookies. Sign in again or allow cookies.
error-origin-foreign = Requests from other websites are blocked. Open this page directly.
error-address-banned = This address has been blocked by the operator of this site.
error-host-unknown = This server does not serve a site of this name.
error-match-unknown = This match doesn’t exist. Check the link.
error-match-not-waiting = The match has already started.
error-match-not-playing = This match isn’t in progress.
error-match-full = All seats are taken.
error-match-not-seated = You’re not playing in this match.
error-match-invite = This match is private. Ask the host for an invitation link.
error-match-rules = This match was played with a different version of the rules, so it can’t be shown or continued here.
error-seat-unknown = This seat doesn’t exist.
error-seat-taken = This seat is taken, or you already have one.
error-seat-not-yours = It’s not your turn.
error-seat-handed-over = A bot is finishing this turn for you.
error-seat-out = This player has already resigned.
error-ply-stale = The match has moved on. Look at the new position and try again.
error-hint-off = Hints are only for casual matches against bots.
error-undo-nothing = There is nothing to undo in this turn.
error-turn-complete = The turn is already complete before { $action }. Leave that move out.
error-takeback-nothing = You haven’t made a move yet.
error-takeback-reveal = Tiles have been drawn since then. Only casual matches allow a take-back now.
error-takeback-none = There is no take-back request to answer.
error-takeback-own = You can’t answer this request.
error-limit-rate = Too many requests. Wait a moment and try again.
error-limit-connections = Too many open pages from one address. Close some of them.
error-limit-size = The request is too large. Send less data.
error-limit-busy = The server is full. Try again later.
error-request-malformed = The server didn’t understand the request. Reload the page and try again.
error-message-malformed = The server didn’t understand the message. Reload the page and try again.
error-message-size = The message is too long. Shorten it.
error-match-moved = The table is moving to another server. Reconnecting…
error-store-away = The server can’t save right now. Try again in a moment.

# A new match.
web-new-title = New match

# Lists of matches.
web-table = Table

# Replay and analysis. A step is one press of the arrow: a choice of a player, or a deal.
web-replay = Replay
web-branch = { $ply ->
    [0] What if, from the start of a match
   *[other] What if, from step { $ply } of a match
}
web-branch-back = Back to replay

# Talk.
web-talk = Chat
web-talk-unread = { $count ->
    [one] { $count }\xA0new message
   *[other] { $count }\xA0new messages
}
web-said = { $name }: { $text }
web-phrase = { $phrase ->
    [hello] Hello!
    [good-luck] Good luck!
    [have-fun] Have fun!
    [nice-move] Nice move!
    [oops] Oops!
    [thinking] Let me think.
    [take-your-time] Take your time.
    [your-turn] It’s your turn.
    [back-soon] Back soon.
    [back-again] I’m back.
    [thanks] Thanks!
    [sorry] Sorry!
    [well-played] Well played!
    [again] Play again?
   *[goodbye] Goodbye!
}

# Account.
web-account = Account

# About, and pages that do not exist.
web-offline = No connection. We’ll continue as soon as the server is back.

# Scoring. $points has a sign; $first to $fourth are made by web-round-share.
web-scoring-step = { $what }: { $name } { $points }
web-scoring-final = Final scoring
web-scoring-now = Scoring
web-scoring-points = Points
web-scoring-skip = Skip
web-scoring-again = Show the scoring
web-round-share = { $who ->
    [you] you { $points }
   *[other] { $name } { $points }
}
web-round-result = { $seats ->
    [2] Round { $round }: { $first }, { $second }
    [3] Round { $round }: { $first }, { $second }, { $third }
    [4] Round { $round }: { $first }, { $second }, { $third }, { $fourth }
   *[other] Round { $round }: { $first }
}
web-final-result = { $seats ->
    [2] Final scoring: { $first }, { $second }
    [3] Final scoring: { $first }, { $second }, { $third }
    [4] Final scoring: { $first }, { $second }, { $third }, { $fourth }
   *[other] Final scoring: { $first }
}
`;export{e as default};