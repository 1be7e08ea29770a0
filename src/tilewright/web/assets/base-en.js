var e=`# Words that every game needs.
player-name = Player { $seat }
bot-name = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
    [uct] Sampling bot
    [guided] Guided bot
    [deep] Deep bot
    [strong] Strongest bot
    [novice] Novice
    [apprentice] Apprentice
    [tiler] Tiler
    [mason] Mason
    [artisan] Artisan
    [master] Master
   *[other] { $bot }
}

# Refusals, by their code.
refusal-game-over = The game is over.
refusal-actor-nature = Tiles must be drawn first: chance is to act.
refusal-action-unknown = { $action } is not an action.
refusal-deal-not-due = No tiles are to be drawn now.

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
    [azul-coloured] Every place of the wall has its colour.
    [azul-grey] You choose the column of every tile yourself.
    [pavilion-coloured] Every outer star has its colour.
    [pavilion-grey] No star has a colour: its second tile decides.
    [garden-front] The usual points for patterns and groups.
    [garden-back] Other points for patterns and groups.
   *[other] { $side }
}
web-front-against = { $game ->
    [azul] Azul against
    [pavilion] Summer Pavilion against
    [garden] Queen’s Garden against
   *[other] { $game } against
}
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

web-board = Board of player { $seat }
web-start-marker = Start marker

# Azul. Source 0 is the centre; $tiles is made by azul-tiles.
web-azul-offer = Displays and centre
web-azul-floor = Floor
web-azul-source = { $source ->
    [0] Centre
   *[other] Display { $source }
}
web-azul-group = { $source ->
    [0] { $tiles }, centre
   *[other] { $tiles }, display { $source }
}
web-azul-line-empty = Line { $line }, empty
web-azul-place = Row { $row }, column { $column }: { $colour ->
    [none] free
   *[other] { azul-colour }
}

# Summer Pavilion. $tiles and $list are made by pavilion-tiles.
web-pavilion-offer = Displays, centre and supply
web-pavilion-label-hand = Hand
web-pavilion-label-supply = Supply
web-pavilion-wild = Wild: { pavilion-colour }
web-pavilion-source = { $source ->
    [0] Centre
   *[other] Display { $source }
}
web-pavilion-group = { $source ->
    [0] { $tiles }, centre
   *[other] { $tiles }, display { $source }
}
web-pavilion-supply = { $tiles }, supply
web-pavilion-hand = { $tiles }, hand
web-pavilion-kept = { $tiles }, kept
web-pavilion-space = Star { $star }, { web-pavilion-seen.where }, position { $position }, cost { $cost }: { $colour ->
    [none] free
   *[other] { pavilion-colour }
}
web-pavilion-payment = Pay { $list }
web-pavilion-structure = { $structure ->
    [pillar] Pillar: gives { $count } tile
    [statue] Statue: gives { $count } tiles
   *[window] Window: gives { $count } tiles
}
web-pavilion-star = For the whole { web-pavilion-seen }
web-pavilion-cost = Spaces of cost { $cost }

# Queen's Garden. $hexagon is made by garden-hexagon; places count from 0, as in the notation.
web-garden-offer = Wheel and display
web-garden-wheel = Wheel
web-garden-storage = Storage
web-garden-stack = Stack, { $count } below
web-garden-bag = Bag
web-garden-tower = Tower
web-garden-supply = Supply
web-garden-place = Display, place { $place }
web-garden-place-of = Display, place { $place }: { $list }
web-garden-shown = { $hexagon }, place { $place }
web-garden-shown-expansion = Expansion { $hexagon }, place { $place }
web-garden-take-colour = Take { garden-colour }: { $count }
web-garden-take-pattern = Take { garden-pattern }: { $count }
web-garden-stored = { $hexagon }, storage
web-garden-stored-expansion = Expansion { $hexagon }, storage
web-garden-jokers = { $count ->
    [one] { $count } joker, storage
   *[other] { $count } jokers, storage
}
web-garden-free-cell = Cell { $cell }, { web-garden-where }, free
web-garden-filled-cell = { $hexagon }, cell { $cell }, { web-garden-where }
web-garden-area = Area { $area }, { web-garden-where }, not built
web-garden-decoration = { $decoration ->
    [fountain] Fountain: gives { $count } joker
    [statue] Statue: gives { $count } jokers
    [bench] Bench: gives { $count } jokers
   *[pavilion] Pavilion: gives { $count } jokers
}

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

# The first page.
web-front-title = Three tile games, one calm table.
web-front-lead = Draft, place and score with friends, with strangers, or with a bot that plays at your level. No account needed.
web-play-now = Play now
web-invite = Invite friends
web-front-more = More choices
web-learn-title = New here?
web-learn-text = Learn each game by playing a few guided turns.
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
web-reconnected = The connection is back.
web-title-turn = Your turn
web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-round-ending = Last round, { $round }
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
web-seat-to-act = to act
web-seat-choosing = choosing
web-seat-thinking = thinking
web-seat-away = away, { $time }
web-seat-handed-over = a bot plays on
web-seat-out = { $reason ->
    [forfeited] out of time
   *[resigned] gave up
}
web-seat-place = place { $place }
web-log = Moves
web-log-moves = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-log-empty = Nothing has happened yet.
web-notation = Type a move
web-notation-choose = Choose
web-notation-unknown = That is not a legal move here.
web-choices = Choices
web-ask-named = { $name }: { $question }
web-ask-source = Which tiles do you take?
web-ask-line = Which line, or the floor?
web-ask-place = Which place?
web-ask-hand = Which tile?
web-ask-pay = How do you pay?
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
web-take-back-own = You have asked to take back your last turn.
web-take-back-reveals = Tiles have been drawn since; they would be drawn anew.
web-take-back-agreed = All agreed: the last turn is taken back.
web-take-back-refused = Your wish to take back was refused.
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
web-summary-course = Course of the score
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
    [penalties] Losses
   *[other] { $source }
}
web-winner = winner
web-look = Look at the table
web-review = Replay
web-rematch = Rematch
web-rematch-begun = A rematch has begun: to its table

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
error-page-unknown = There is nothing at this address.
error-method-unknown = That cannot be done here.
error-session-none = You are not signed in here any more, or this browser keeps no cookies. Sign in again, or allow cookies.
error-token-unknown = This token is not, or no longer, known.
error-login-wrong = Name and password do not go together.
error-account-needed = Only accounts can do this.
error-account-exists = You have an account already.
error-account-name-taken = This name is taken.
error-origin-foreign = The request comes from another site.
error-match-unknown = There is no such match.
error-program-unknown = You have no such program.
error-analysis-unknown = There is no such analysis.
error-ply-unknown = The match has not come that far.
error-match-not-waiting = The match has begun already.
error-match-not-playing = The match is not being played.
error-match-not-over = That can be had when the match is over.
error-match-full = All seats are taken.
error-match-not-host = Only the host can do this.
error-match-not-seated = You have no seat in this match.
error-match-invite = This match is private. You need its invitation.
error-match-no-person = A match needs at least one person.
error-match-rules = The match was played by other rules than this program knows.
error-seat-unknown = There is no such seat.
error-seat-taken = The seat is taken, or you have one already.
error-seat-not-yours = Another seat is to move.
error-seat-handed-over = A bot finishes this turn for you.
error-seat-present = This player is here, or has not been away for long enough.
error-seat-not-person = This seat cannot be handed over.
error-seat-out = This seat has given up already.
error-ply-stale = The match has moved on meanwhile.
error-undo-nothing = There is nothing of this turn to undo.
error-turn-complete = The turn is complete before { $action }.
error-takeback-nothing = You have not moved yet.
error-takeback-reveal = Tiles have been drawn since, and this match is not casual.
error-takeback-none = Nobody asks to take back.
error-takeback-own = This answer is not yours to give.
error-branch-over = The match is over at that point.
error-branch-playing = Others are still playing this match.
error-branch-seats = The number of seats does not fit.
error-chat-off = Free text is not possible here, or not everyone has agreed to it.
error-chat-phrase = There is no such phrase.
error-chat-empty = There is nothing to say.
error-limit-rate = Too many requests. Wait a little.
error-limit-connections = Too many open pages from one address.
error-limit-matches = You have too many unfinished matches.
error-limit-programs = You have enough programs.
error-limit-analyses = Wait until your other analyses are finished.
error-limit-size = That is too large.
error-limit-busy = The server is full just now. Try again later.
error-name-unprintable = This name has signs that cannot be shown.
error-request-malformed = The server did not understand the request.
error-message-malformed = The server did not understand the message.
error-message-size = The message is too long.
error-match-moved = The table moves. Connecting again.
error-store-away = The server cannot save just now. Try again soon.

# A new match.
web-new-title = New match
web-new-side = Side
web-new-seats = Seats
web-new-players = Players
web-new-who = Who sits at place { $seat }
web-new-level = Level of the bot at place { $seat }
web-new-name = Name at place { $seat }
web-new-kind = { $kind ->
    [me] Me
    [bot] A bot
    [open] A friend online
   *[hot-seat] Somebody on this device
}
web-new-clock = Clock
web-new-casual = Casual: turns can be taken back
web-new-public = Anyone may join
web-new-talk = Allow free text in the chat, if all agree
web-new-open = Open the table
web-new-start = Start
web-casual = { $casual ->
    [true] casual
   *[false] serious
}
web-clock-none = No clock
web-clock-turn = { $time } a turn
web-clock-fischer = { $time } and { $seconds } s more for every turn
web-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# Lists of matches.
web-matches-going = Under way
web-matches-over = Finished
web-matches-empty = You have not played yet.
web-more = More
web-table = Table

# Replay and analysis.
web-replay = Replay
web-replay-start = The beginning.
web-replay-ply = Ply { $ply } of { $plies }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-run = Play
web-replay-stop = Stop
web-replay-branch = Play on from here
web-branch = What if: another way on from ply { $ply } of a match.
web-branch-back = Back to the replay
web-branch-short = what if
web-analysis = Analysis
web-analysis-text = Let a bot rank the actions of this position, or look through the whole match.
web-analysis-position = This position
web-analysis-match = Whole match
web-analysis-going = Thinking …
web-analysis-ranked = Best actions for { $name }
web-analysis-played = played

# Rules and lessons.
web-lesson = Lesson
web-lesson-next = Next

# Talk.
web-talk = Chat
web-talk-none = Nothing has been said yet.
web-talk-text = Text
web-talk-send = Send
web-talk-agree = I agree to free text
web-talk-withdraw = I no longer agree to free text
web-talk-agree-text = Free text is possible here as soon as all players agree.
web-said = { $name }: { $text }
web-phrase = { $phrase ->
    [hello] Hello!
    [good-luck] Good luck!
    [have-fun] Have fun!
    [nice-move] Nice move!
    [oops] Oops!
    [thinking] Let me think.
    [take-your-time] Take your time.
    [your-turn] It is your turn.
    [back-soon] I will be back soon.
    [back-again] I am back.
    [thanks] Thank you!
    [sorry] Sorry!
    [well-played] Well played!
    [again] Once more?
   *[goodbye] Goodbye!
}

# Account.
web-account = Account
web-account-text = You can play without an account. With one, your matches are there on every device.
web-account-way = What would you like to do?
web-account-ways = { $way ->
    [login] Sign in
   *[new] Make an account
}
web-account-name = Name
web-account-password = Password
web-account-eight = At least 8 characters
web-account-guest = Your name as a guest
web-account-hello = You are signed in as { $name }.
web-account-out = Sign out
web-account-export = Download my data
web-account-old = Old password
web-account-new = New password
web-account-change = Change the password
web-account-changed = The password is changed.
web-account-delete = Delete the account
web-account-delete-text = Name, password and programs are forgotten at once. Finished matches stay, without your name.
web-account-sure = Yes, delete it

# About, and when something is not there.
web-about-what = Tilewright is a place to play Azul, Summer Pavilion and Queen’s Garden: with friends, with strangers, and with bots of six levels.
web-about-free = It is free software under the Apache licence. Anyone may run a server of their own.
web-about-kept = Of guests only the name is kept, of accounts also a hash of the password, and the moves of your matches. Nothing is tracked.
web-about-fonts = Type: Alegreya and Commissioner, under the SIL Open Font License.
web-not-found = Nothing here
web-offline = No connection. The page goes on as soon as the server can be reached.
`;export{e as default};