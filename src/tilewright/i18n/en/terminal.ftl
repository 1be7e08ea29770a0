# The game at the terminal.
terminal-welcome = { $title }. Type ? for help.
terminal-goodbye = Goodbye.
terminal-name = { $who ->
    [you] You
   *[other] { $name }
}
terminal-choice = { $token }: { $words }
terminal-ply = { $ply }. { $name }: { $token }
terminal-result = { $count ->
    [one] { $who ->
        [you] You win.
       *[other] { $winners } wins.
    }
   *[other] { $winners } share the win.
}
terminal-place = { $score ->
    [one] { $place }. { $name }: { $score } point
   *[other] { $place }. { $name }: { $score } points
}
terminal-confirm = Press Enter to confirm, u to undo:
terminal-unreadable = “{ $text }” is not a move. Type a move such as { $example }, its first letters to list matching moves, or ? for help.
terminal-no-undo = There is nothing to undo in this turn.
terminal-undone = Last choice undone.
terminal-kept = Match saved in { $file }
terminal-not-kept = Can’t save the match: { $reason }
terminal-unsaved = The match is not saved.
terminal-no-file = no file name given
terminal-bot-failed = { $reason ->
    [start] { $name } can’t continue: its program did not start.
    [crash] { $name } can’t continue: its program exited.
    [hang] { $name } can’t continue: its program does not respond.
    [overtime] { $name } can’t continue: its program took too long.
    [illegal] { $name } can’t continue: its program chose an illegal move.
   *[other] { $name } can’t continue: its program violates the protocol.
}
terminal-bot-details = Details: { $details }
terminal-bot-replaced = { $bot } takes over this seat.

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
terminal-help = Type a move such as { $example }, or its first letters to list matching moves.
terminal-help-help = show this help (? works too)
terminal-help-rules = show the rules in short
terminal-help-moves = list legal moves, or only those that start with the letters you add
terminal-help-table = show the table again
terminal-help-log = show what has happened so far
terminal-help-undo = undo a choice of your unfinished turn
terminal-help-save = save the match; add a file name to choose the file
terminal-help-quit = leave; the match is saved
