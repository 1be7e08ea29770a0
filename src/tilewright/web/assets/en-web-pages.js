var e=`# Pages other than the table, and dialogs: loaded when one of them opens.

# Everywhere.
web-navigation = Main menu
web-play = Play
web-learn = Learn
web-puzzles = Puzzles
web-rules = Rules
web-rules-contents = Contents
web-rules-print = Print
web-no = No
web-sign-in = Sign in
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
    [one] { $done } of { $chapters }\xA0chapter finished
   *[other] { $done } of { $chapters }\xA0chapters finished
}
web-puzzles-title = Find the best turn
web-puzzles-text = A new puzzle every day, and many more.
web-matches-none = No matches in progress.
web-matches-all = All matches
web-go = Resume
web-lobby-count = { $count }\xA0waiting
web-lobby-seats = { $taken } of { $seats }\xA0players
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
web-help-keys = Keyboard
web-take-back = Take back turn
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
web-key-hint = hint: where to look, the move, why
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
web-download-record = Download record
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
    [countdown] Automatic after 3\xA0seconds
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
error-page-unknown = There is no page at this address. Check the link.
error-token-unknown = Invalid or revoked token. Create a new one.
error-login-wrong = Wrong name or password.
error-account-needed = You need an account for this. Sign in or create one.
error-account-exists = You already have an account.
error-account-name-taken = This name is taken. Choose another one.
error-program-unknown = You have no such program.
error-analysis-unknown = This analysis doesn’t exist. Start a new one.
error-ply-unknown = The match isn’t that long. Choose an earlier step.
error-match-not-over = Available after the match ends.
error-match-not-host = Only the host can do this.
error-match-no-person = A match needs at least one person. Give a seat to a person.
error-match-position = A match from a position is private and casual.
error-seat-present = This player is still here, or has only just left. Wait a little longer.
error-seat-not-person = This seat can’t be handed to a bot.
error-seat-bot = Here a seat can only be handed to the bot agreed for this table.
error-branch-over = The match is over at this point. Choose an earlier step.
error-branch-playing = Others are still playing this match. Try again after it ends.
error-branch-seats = The number of seats doesn’t match.
error-chat-off = Free text is off, or not everyone has allowed it.
error-chat-phrase = This phrase isn’t available.
error-chat-empty = The message is empty. Type something first.
error-limit-matches = You have too many unfinished matches. Finish or leave one first.
error-limit-programs = Program limit reached. Delete one first.
error-limit-analyses = Your other analyses are still running. Try again when they finish.
error-name-unprintable = This name contains characters that can’t be displayed. Remove them.
error-name-mixed = This name mixes letters of different alphabets in one word. Use one alphabet.
error-name-reserved = This name is reserved. Choose another one.
error-name-confusable = This name looks like { $name }, who has an account. Choose another one.

# A new match.
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
web-clock-fischer = { $time } + { $seconds }\xA0s per turn
web-span-seconds = { $count ->
    [one] { $count }\xA0second
   *[other] { $count }\xA0seconds
}
web-span-minutes = { $count ->
    [one] { $count }\xA0minute
   *[other] { $count }\xA0minutes
}
web-span-days = { $count ->
    [one] { $count }\xA0day
   *[other] { $count }\xA0days
}

# Lists of matches.
web-matches-going = In progress
web-matches-over = Finished
web-matches-empty = You haven’t played any matches yet.
web-more = Show more

# Replay and analysis. A step is one press of the arrow: a choice of a player, or a deal.
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
web-edit-position = Edit position
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
web-talk-none = No messages yet.
web-talk-text = Message
web-talk-send = Send
web-talk-agree = Allow free text
web-talk-withdraw = Disallow free text
web-talk-agree-text = You can type your own messages once all players allow free text.

# About, and pages that do not exist.
web-about-what = On Tilewright you can play Azul, Summer Pavilion and Queen’s Garden with friends, with strangers, and against bots at six levels.
web-about-free = Tilewright is free software under the Apache License 2.0. Anyone can run their own server.
web-about-kept = For guests we store only a name, for accounts also a password hash and, if you give one, an e-mail address, and for everyone the moves of their matches. No tracking.
web-about-fonts = Fonts: Alegreya and Commissioner, under the SIL Open Font License.
web-about-licences = Licences of fonts and bundled packages
web-not-found = Page not found

# Scoring. $points has a sign; $first to $fourth are made by web-round-share.
web-round-again = Show again
`;export{e as default};