var e=`# The summary of a match. What decided it is about its winner, or about the player who left.
summary-decided-shared = Level on points to the very end.
summary-decided-tie = Level on points: the tie-break decided it.
summary-decided-point = A single point decided it.
summary-decided-out = { $reason ->
    [forfeited] { $who ->
        [you] You ran out of time.
       *[other] { $name } ran out of time.
    }
   *[resigned] { $who ->
        [you] You resigned.
       *[other] { $name } resigned.
    }
}
summary-decided-turned = { $who ->
    [you] { $points ->
        [one] You were { $points }\xA0point behind after round { $round } and turned it around.
       *[other] You were { $points }\xA0points behind after round { $round } and turned it around.
    }
   *[other] { $points ->
        [one] { $name } was { $points }\xA0point behind after round { $round } and turned it around.
       *[other] { $name } was { $points }\xA0points behind after round { $round } and turned it around.
    }
}
summary-decided-led = { $who ->
    [you] You led after every round.
   *[other] { $name } led after every round.
}
summary-decided-source = { $source ->
    [tiles] Placing tiles decided it: { $more }\xA0points to { $less }.
    [rows] Complete rows decided it: { $more } to { $less }.
    [columns] Complete columns decided it: { $more } to { $less }.
    [colours] Complete colours decided it: { $more } to { $less }.
    [stars] Complete stars decided it: { $more } to { $less }.
    [costs] Covered numbers decided it: { $more } to { $less }.
    [wheel] The wheel decided it: { $more }\xA0points to { $less }.
    [groups] Groups decided it: { $more }\xA0points to { $less }.
    [jokers] Leftover jokers decided it: { $more }\xA0points to { $less }.
    [expansions] Fewer expansions bought decided it: { $more }\xA0points paid, not { $less }.
    [penalties] Lower penalties decided it: { $more }\xA0points lost, not { $less }.
   *[other] Points decided it: { $more } to { $less }.
}

# The curve of the scores, and its parts.
summary-start = Start
summary-final = After final scoring
summary-final-short = End
summary-after-round = After round { $round }
summary-rounds = { $count ->
    [one] { $count }\xA0round
   *[other] { $count }\xA0rounds
}

# The table, the boards and the moments.
summary-each = { $points } each
summary-bonuses = Bonuses
summary-moments = Moments of the match
summary-best = { $source ->
    [tiles] Best tile
    [groups] Best group
    [wheel] Best round
   *[other] Best score
}
summary-worst = { $event ->
    [penalised] Costliest floor
   *[other] Costliest loss
}

# Sharing.
summary-share = Share this match
summary-share-link = Link to the replay
summary-share-save = Save picture
summary-share-failed = The picture could not be made. You can still share the link.

# A rematch, which everyone has to want.
summary-rematch-wanted = { $names } would like a rematch.
summary-rematch-waiting = Waiting for { $names } to agree…
summary-hints = Hints used: { $count }
`;export{e as default};