# The game at the terminal.
terminal-welcome = { $title }. Type ? for help.
terminal-goodbye = Goodbye.
terminal-name = { $name }
terminal-choice = { $token }: { $words }
terminal-ply = { $ply }. { $name }: { $token }
terminal-result = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
terminal-place = { $place }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
terminal-confirm = Enter to confirm, u to undo:
terminal-unreadable = "{ $text }" is not a move. Type one such as { $example }, its first letters to see what fits, or ? for help.
terminal-no-undo = There is nothing of this turn to take back.
terminal-undone = The last decision is taken back.
terminal-kept = The match is saved in { $file }
terminal-not-kept = The match could not be saved: { $reason }
terminal-unsaved = The match is not saved.
terminal-no-file = no file is given
terminal-bot-failed = { $name } cannot go on: { $reason ->
    [start] its program cannot be started.
    [crash] its program has ended.
    [hang] its program does not answer.
    [overtime] its program has taken too long.
    [illegal] its program has chosen a move that is not allowed.
   *[other] its program does not keep to the protocol.
}
terminal-bot-details = Details: { $details }
terminal-bot-replaced = { $bot } plays on at this seat.

# Words a person may type, and what they do.
terminal-word-yes = yes
terminal-word-no = no
terminal-word-help = help
terminal-word-rules = rules
terminal-word-moves = moves
terminal-word-table = table
terminal-word-log = log
terminal-word-undo = undo
terminal-word-save = save
terminal-word-quit = quit
terminal-help = Type a move such as { $example }. Its first letters show what fits.
terminal-help-help = this help, also ?
terminal-help-rules = the rules in short
terminal-help-moves = all legal moves, or those that begin with what follows
terminal-help-table = show the table again
terminal-help-log = what has happened
terminal-help-undo = take back a decision of your unfinished turn
terminal-help-save = save the match, in a file if its name follows
terminal-help-quit = leave; the match is saved
