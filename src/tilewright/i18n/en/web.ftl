# The page in the browser.

# Everywhere.
web-skip = Skip to content
web-navigation = Main menu
web-home = Home
web-play = Play
web-lobby = Open tables
web-matches = Your matches
web-learn = Learn
web-rules = Rules
web-rules-contents = Contents
web-rules-print = Print
web-settings = Settings
web-about = About
web-menu = Menu
web-close = Close
web-no = No
web-you = You
web-guest = Guest
web-sign-in = Sign in
web-try-again = Try again
web-not-affiliated = A free project, not affiliated with or endorsed by the publisher of the board games. “Azul” is a trademark of the publisher.
web-game = Game

# The front page.
web-front-title = Three tile games, one calm table.
web-front-lead = Draft, place and score with friends, with strangers, or against a bot at your level. No account needed.
web-play-now = Play now
web-invite = Invite friends
web-front-more = More options
web-learn-title = New here?
web-learn-text = Learn each game step by step, in short lessons.
web-learn-progress = { $chapters ->
    [one] { $done } of { $chapters } chapter finished
   *[other] { $done } of { $chapters } chapters finished
}
web-matches-none = No matches in progress.
web-matches-all = All matches
web-go = Resume
web-lobby-count = { $count } waiting
web-lobby-seats = { $taken } of { $seats } players
web-lobby-none = No open tables right now.
web-lobby-open = Open a table
web-live = Matches to watch
web-live-none = No public matches right now.
web-watch = Watch
web-matches-turn = Your turn
web-matches-waiting = Waiting for players
web-matches-unplayed = Not played yet ({ $count })
web-join = Join

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
web-watchers = { $count } watching
web-standing = Scores
web-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
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
    [one] { $count } move
   *[other] { $count } moves
}
web-log-empty = No moves yet.
web-log-now = Round { $round }, move { $move }
web-log-pass = pass
web-log-discarded = { $count } discarded
web-notation = Type a move
web-notation-choose = Choose
web-notation-unknown = Not a legal move here. Help explains how to type moves.
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
web-undo = Undo
web-confirm = Confirm
web-back = Back
web-pass = Pass
web-pass-ask = Pass? You take no more turns this round.
web-with-effect = { $choice }, { $effect }
web-help = Help
web-help-keys = Keyboard
web-sound-now = { $volume ->
    [off] Sound: off
    [quiet] Sound: quiet
   *[normal] Sound: normal
}
web-summary = Show summary
web-take-back = Take back turn
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
web-hand-over-ask = Let a bot take over for { $name }?
web-describe = Describe position
web-resign = Resign
web-resign-ask = Do you want to resign this match?

# Help.
web-help-play = Choose what to take, then where to put it. You see what will happen before you confirm.
web-key-tab = go to the next area
web-key-arrows = move within an area
web-key-arrows-all = also to what you can’t choose; Enter tells you why
web-key-enter = choose (Space works too)
web-key-escape = go back one step
web-key-undo = undo
web-key-last = show all moves since yours
web-key-offer = go to the tiles on offer
web-key-board = go to your board
web-key-tray = go to the choice buttons
web-key-describe = describe the position
web-key-notation = type a move
web-key-sound = change the volume
web-key-help = show this help

# Waiting for others.
web-waiting-title = Waiting for players
web-waiting-text = The match starts when every seat is taken.
web-sit = Take a seat
web-name-ask = What should the others call you?
web-name-hint = You only have to say it once.
web-name-as = You play as { $name }.
web-name-change = Change name
web-start-bots = Start with bots
web-leave = Leave
web-invite-title = Invite friends
web-invite-text = Anyone with this link can take a seat.
web-invite-link = Invitation link
web-invite-qr = QR code for the invitation
web-copy = Copy link
web-copied = Copied
web-share = Share

# The end.
web-result-cancelled = The match was cancelled.
web-result-you = You win!
web-result-you-by = { $points ->
    [one] You win by { $points } point!
   *[other] You win by { $points } points!
}
web-result-name = { $name } wins
web-result-name-by = { $points ->
    [one] { $name } wins by { $points } point
   *[other] { $name } wins by { $points } points
}
web-result-shared = { $names } share the win
web-summary-source = Points from
web-summary-course = Score over time
web-summary-total = Total
web-source = { $source ->
    [start] Starting points
    [tiles] Tiles placed
    [rows] Complete rows
    [columns] Complete columns
    [colours] Complete colours
    [stars] Complete stars
    [costs] Numbers covered
    [wheel] Wheel
    [groups] Groups
    [jokers] Jokers left
    [expansions] Expansions bought
    [penalties] Penalties
   *[other] { $source }
}
web-winner = winner
web-look = View table
web-review = Replay
web-rematch = Rematch
web-rematch-begun = Rematch started: go to table

# Settings.
web-language = Language
web-language-browser = Browser language
web-theme = Theme
web-theme-turn = Switch light/dark theme
web-theme-name = { $theme ->
    [system] System
    [light] Light
   *[dark] Dark
}
web-confirmation = Confirm moves
web-confirmation-name = { $confirmation ->
    [always] Always ask
    [countdown] Automatic after 3 seconds
   *[off] Never ask
}
web-speed = Pace of moves
web-speed-name = { $speed ->
    [slow] Slow
   *[normal] Normal
    [quick] Fast
    [instant] Instant
}
web-sound = Sound
web-volume-name = { $volume ->
    [off] Off
    [quiet] Quiet
   *[normal] Normal
}
web-letters = Show letters on tiles
web-clocks = Always show clocks

# Errors.
web-failure = That didn’t work
web-failure-passing = Temporary problem
error-internal = Something went wrong on the server. Your match is saved. Try again in a moment.
error-network-away = Can’t reach the server. Check your connection.
error-page-unknown = There is no page at this address. Check the link.
error-method-unknown = This isn’t possible here. Reload the page.
error-session-none = You’re no longer signed in, or your browser blocks cookies. Sign in again or allow cookies.
error-token-unknown = Invalid or revoked token. Create a new one.
error-login-wrong = Wrong name or password.
error-account-needed = You need an account for this. Sign in or create one.
error-account-exists = You already have an account.
error-account-name-taken = This name is taken. Choose another one.
error-origin-foreign = Requests from other websites are blocked. Open this page directly.
error-address-banned = This address has been blocked by the operator of this site.
error-host-unknown = This server does not serve a site of this name.
error-match-unknown = This match doesn’t exist. Check the link.
error-program-unknown = You have no such program.
error-analysis-unknown = This analysis doesn’t exist. Start a new one.
error-ply-unknown = The match isn’t that long. Choose an earlier step.
error-match-not-waiting = The match has already started.
error-match-not-playing = This match isn’t in progress.
error-match-not-over = Available after the match ends.
error-match-full = All seats are taken.
error-match-not-host = Only the host can do this.
error-match-not-seated = You’re not playing in this match.
error-match-invite = This match is private. Ask the host for an invitation link.
error-match-no-person = A match needs at least one person. Give a seat to a person.
error-match-rules = This match uses a different version of the rules, so it can’t be continued here.
error-seat-unknown = This seat doesn’t exist.
error-seat-taken = This seat is taken, or you already have one.
error-seat-not-yours = It’s not your turn.
error-seat-handed-over = A bot is finishing this turn for you.
error-seat-present = This player is still here, or has only just left. Wait a little longer.
error-seat-not-person = This seat can’t be handed to a bot.
error-seat-out = This player has already resigned.
error-seat-bot = Here a seat can only be handed to the bot agreed for this table.
error-ply-stale = The match has moved on. Look at the new position and try again.
error-undo-nothing = There is nothing to undo in this turn.
error-turn-complete = The turn is already complete before { $action }. Leave that move out.
error-takeback-nothing = You haven’t made a move yet.
error-takeback-reveal = Tiles have been drawn since then. Only casual matches allow a take-back now.
error-takeback-none = There is no take-back request to answer.
error-takeback-own = You can’t answer this request.
error-branch-over = The match is over at this point. Choose an earlier step.
error-branch-playing = Others are still playing this match. Try again after it ends.
error-branch-seats = The number of seats doesn’t match.
error-chat-off = Free text is off, or not everyone has allowed it.
error-chat-phrase = This phrase isn’t available.
error-chat-empty = The message is empty. Type something first.
error-limit-rate = Too many requests. Wait a moment and try again.
error-limit-connections = Too many open pages from one address. Close some of them.
error-limit-matches = You have too many unfinished matches. Finish or leave one first.
error-limit-programs = Program limit reached. Delete one first.
error-limit-analyses = Your other analyses are still running. Try again when they finish.
error-limit-size = The request is too large. Send less data.
error-limit-busy = The server is full. Try again later.
error-name-unprintable = This name contains characters that can’t be displayed. Remove them.
error-request-malformed = The server didn’t understand the request. Reload the page and try again.
error-message-malformed = The server didn’t understand the message. Reload the page and try again.
error-message-size = The message is too long. Shorten it.
error-match-moved = The table is moving to another server. Reconnecting…
error-store-away = The server can’t save right now. Try again in a moment.

# A new match.
web-new-title = New match
web-new-side = Board side
web-new-seats = Number of players
web-new-players = Players
web-new-who = Seat { $seat }: who plays
web-new-level = Seat { $seat }: bot level
web-new-name = Seat { $seat }: name
web-new-kind = { $kind ->
    [me] You
    [bot] Bot
    [open] Friend online
   *[hot-seat] Player on this device
}
web-new-clock = Clock
web-new-casual = Casual: players can take back turns
web-new-public = Anyone can join
web-new-talk = Allow free text in the chat if everyone agrees
web-new-open = Open table
web-new-start = Start match
web-casual = { $casual ->
    [true] casual
   *[false] serious
}
web-clock-none = No clock
web-clock-turn = { $time } per turn
web-clock-fischer = { $time } + { $seconds } s per turn
web-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# Lists of matches.
web-matches-going = In progress
web-matches-over = Finished
web-matches-empty = You haven’t played any matches yet.
web-more = Show more
web-table = Table

# Replay and analysis. A step is one press of the arrow: a choice of a player, or a deal.
web-replay = Replay
web-replay-start = Start of the match.
web-replay-ply = { $ply ->
    [0] Start of the match
   *[other] Step { $ply } of { $plies }
}
web-replay-first = Go to start
web-replay-back = Previous step
web-replay-on = Next step
web-replay-last = Go to end
web-replay-run = Play
web-replay-stop = Pause
web-replay-branch = Play from here
web-branch = { $ply ->
    [0] What if, from the start of a match
   *[other] What if, from step { $ply } of a match
}
web-branch-back = Back to replay
web-branch-short = what if
web-analysis = Analysis
web-analysis-text = Let a bot rank the moves in this position, or analyse the whole match.
web-analysis-position = Analyse position
web-analysis-match = Analyse match
web-analysis-going = Analysing…
web-analysis-ranked = { $who ->
    [you] Your best moves
   *[other] Best moves for { $name }
}
web-analysis-played = played

# Talk.
web-talk = Chat
web-talk-none = No messages yet.
web-talk-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-talk-text = Message
web-talk-send = Send
web-talk-agree = Allow free text
web-talk-withdraw = Disallow free text
web-talk-agree-text = You can type your own messages once all players allow free text.
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
web-account-text = You can play without an account. With one, you can see your matches on all your devices.
web-account-way = What would you like to do?
web-account-ways = { $way ->
    [login] Sign in
   *[new] Create an account
}
web-account-name = Name
web-account-password = Password
web-account-eight = At least 8 characters
web-account-guest = Guest name
web-account-hello = You are signed in as { $name }.
web-account-out = Sign out
web-account-export = Download my data
web-account-old = Current password
web-account-new = New password
web-account-change = Change password
web-account-changed = Password changed.
web-account-delete = Delete account
web-account-delete-text = Your name, password and programs are deleted immediately. Finished matches stay, without your name.
web-account-sure = Yes, delete my account

# About, and pages that do not exist.
web-about-what = On Tilewright you can play Azul, Summer Pavilion and Queen’s Garden with friends, with strangers, and against bots at six levels.
web-about-free = Tilewright is free software under the Apache License 2.0. Anyone can run their own server.
web-about-kept = For guests we store only a name, for accounts also a password hash, and for everyone the moves of their matches. No tracking.
web-about-fonts = Fonts: Alegreya and Commissioner, under the SIL Open Font License.
web-about-licences = Licences of fonts and bundled packages
web-not-found = Page not found
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
web-round-details = Details
web-round-again = Show again
