# The page in the browser.

# Everywhere.
web-skip = Skip to the content
web-navigation = Pages
web-home = Home
web-play = Play
web-lobby = Open tables
web-matches = Your matches
web-rules = Rules
web-settings = Settings
web-about = About
web-menu = Menu
web-close = Close
web-no = No
web-you = you
web-guest = Guest
web-sign-in = Sign in
web-try-again = Try again
web-not-affiliated = A free project, neither made nor endorsed by the publisher of the board games. “Azul” is the publisher’s trademark.
web-game = Game
web-game-name = { $game ->
    [azul] Azul
    [pavilion] Summer Pavilion
   *[garden] Queen’s Garden
}
web-side = { $side ->
    [azul-coloured] coloured wall
    [azul-grey] grey wall
    [pavilion-coloured] coloured side
    [pavilion-grey] grey side
    [garden-front] front of the board
   *[garden-back] back of the board
}

# The first page.
web-front-title = Three tile games, one calm table.
web-front-lead = Draft, place and score with friends, with strangers, or with a bot that plays at your level. No account needed.
web-play-now = Play now
web-invite = Invite friends
web-front-against = { $game ->
    [azul] Azul against
    [pavilion] Summer Pavilion against
   *[garden] Queen’s Garden against
}
web-front-more = More choices
web-learn-title = New here?
web-learn-text = Learn each game by playing a few guided turns.
web-learn-game = { $game ->
    [azul] Learn Azul
    [pavilion] Learn Summer Pavilion
   *[garden] Learn Queen’s Garden
}
web-matches-none = No match is under way.
web-matches-all = All your matches
web-go = Go on
web-lobby-count = { $count } waiting
web-lobby-seats = { $taken } of { $seats } seats
web-lobby-none = No open tables just now.
web-lobby-open = Open one
web-join = Join

# The table.
web-loading-table = The table is being laid.
web-reconnecting = Reconnecting. Your match is safe.
web-title-turn = Your turn
web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-round-last = Last round, { $round } of { $rounds }
web-round-over = Finished
web-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
web-standing = Standing
web-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-time-left = Time left:
web-seat-open = Open seat
web-seat-unnamed = Somebody
web-seat-bot = bot
web-seat-waiting = waiting
web-seat-your-turn = your turn
web-seat-choosing = choosing
web-seat-thinking = thinking
web-seat-away = away
web-seat-handed-over = a bot plays on
web-seat-out = { $reason ->
    [forfeited] out of time
   *[resigned] gave up
}
web-seat-place = place { $place }
web-log = Moves
web-log-moves = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}
web-log-empty = Nothing has happened yet.
web-notation = Type a move
web-notation-choose = Choose
web-notation-unknown = That is not a legal move here.
web-choices = Choices
web-sending = Sending …
web-turn-of = { $name } is to move
web-turn-of-detail = You may look around and plan.
web-show-again = Show the last turn
web-undo = Undo
web-confirm = Confirm
web-help = Help
web-sound-now = Sound: { $volume ->
    [off] off
    [quiet] quiet
   *[normal] normal
}
web-summary = Summary
web-take-back = Take back my last turn
web-take-back-asked = { $name } asks to take back the last turn.
web-agree = Agree
web-refuse = Refuse
web-handed-over = A bot plays for you.
web-come-back = Play again myself
web-hand-over = Let a bot play on
web-hand-over-ask = Let a bot play on for { $name }?
web-describe = Describe the position
web-resign = Give up
web-resign-ask = Do you want to give up this match?

# Help.
web-help-play = Choose what to take, then where it goes. What will happen is shown before you confirm.
web-key-tab = from area to area
web-key-arrows = inside an area
web-key-enter = choose; space does the same
web-key-escape = one step back
web-key-undo = undo
web-key-offer = to what can be taken
web-key-board = to your board
web-key-tray = to the buttons for choices
web-key-describe = describe the position
web-key-notation = type a move
web-key-sound = sound
web-key-help = this help

# Waiting for others.
web-waiting-title = Waiting for players
web-waiting-text = The match begins when every seat is taken.
web-sit = Take a seat
web-start-bots = Start now, bots take the open seats
web-leave = Leave
web-invite-title = Invite
web-invite-text = Whoever opens this link can take a seat.
web-invite-link = Link of the invitation
web-invite-qr = The link as a QR code
web-copy = Copy the link
web-copied = Copied
web-share = Share

# The end.
web-result-cancelled = The match was called off.
web-result-you = You win!
web-result-you-by = You win by { $points }!
web-result-name = { $name } wins
web-result-name-by = { $name } wins by { $points }
web-result-shared = { $names } share the win
web-summary-place = { $place }. { $name }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-summary-source = Points from
web-summary-total = Total
web-source = { $source ->
    [start] At the start
    [tiles] Tiles laid
    [rows] Complete rows
    [columns] Complete columns
    [colours] Complete colours
    [stars] Complete stars
    [costs] Costs covered
    [wheel] The wheel
    [groups] Groups
    [jokers] Jokers left
    [expansions] Expansions bought
   *[penalties] Losses
}
web-winner = winner
web-look = Look at the table
web-review = Replay
web-rematch = Rematch

# Settings.
web-language = Language
web-language-browser = As the browser
web-theme = Theme
web-theme-turn = Light or dark
web-theme-name = { $theme ->
    [system] As the system
    [light] Light
   *[dark] Dark
}
web-confirmation = Confirming a move
web-confirmation-name = { $confirmation ->
    [always] Always
    [countdown] After 3 seconds
   *[off] At once
}
web-speed = Motion
web-speed-name = { $speed ->
    [none] None
    [quick] Quick
   *[normal] Normal
}
web-sound = Sound
web-volume-name = { $volume ->
    [off] Off
    [quiet] Quiet
   *[normal] Normal
}
web-letters = Letters on tiles
web-clocks = Always show clocks

# Errors.
web-failure = That did not work
web-failure-passing = Something is in the way
error-internal = Something went wrong. Your match is saved.
error-network-away = The server cannot be reached.
