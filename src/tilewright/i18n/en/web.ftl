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
    [one] You win by { $points } point!
   *[other] You win by { $points } points!
}
web-result-name = { $name } wins
web-result-name-by = { $points ->
    [one] { $name } wins by { $points } point
   *[other] { $name } wins by { $points } points
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
    [one] { $count } new message
   *[other] { $count } new messages
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
