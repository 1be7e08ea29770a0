var e=`# Grades and explanations. Values: $seat and $name a player, $move, $other and $best moves in words,
# $chance and $before win chances in per cent, $points expected points. "It" is the move.

study-points = { $points ->
    [one] { $points }\xA0point
   *[other] { $points }\xA0points
}

# What a move does, in games without sentences of their own.
study-ends = It ends the match.
study-gains = It brings { study-points }.
study-costs = It costs { study-points }.

# What it takes from the others and leaves to them, and what should follow.
study-denies = { $who ->
    [you] It keeps you from “{ $move }”, which is worth about { study-points }.
   *[other] It keeps { $name } from “{ $move }”, which is worth about { study-points }.
}
study-allows = { $who ->
    [you] It lets you answer “{ $move }”, which is worth about { study-points }.
   *[other] It lets { $name } answer “{ $move }”, which is worth about { study-points }.
}
study-reply = { $points ->
    [0] { $who ->
        [you] Your best reply is “{ $move }”.
       *[other] { $name }’s best reply is “{ $move }”.
    }
   *[other] { $who ->
        [you] Your best reply is “{ $move }” (+{ $points }).
       *[other] { $name }’s best reply is “{ $move }” (+{ $points }).
    }
}
study-next = { $points ->
    [0] { $who ->
        [you] You can then go on with “{ $move }”.
       *[other] { $name } can then go on with “{ $move }”.
    }
   *[other] { $who ->
        [you] You can then go on with “{ $move }” (+{ $points }).
       *[other] { $name } can then go on with “{ $move }” (+{ $points }).
    }
}
study-round = { $who ->
    [you] Points still expected this round: you { $points }, your strongest opponent { $rival }.
   *[other] Points still expected this round: { $name } { $points }, the strongest opponent { $rival }.
}
study-rest = { $who ->
    [you] Points expected until the end: you { $points }, your strongest opponent { $rival }.
   *[other] Points expected until the end: { $name } { $points }, the strongest opponent { $rival }.
}
study-turn = { $list }

# What it is worth.
study-chance = { $who ->
    [you] Your chance to win is then { $chance }%.
   *[other] { $name }’s chance to win is then { $chance }%.
}
study-level = { $who ->
    [you] Your chance to win is then { $chance }%; “{ $other }” is about as good.
   *[other] { $name }’s chance to win is then { $chance }%; “{ $other }” is about as good.
}
study-ahead = { $who ->
    [you] Your chance to win is then { $chance }%; “{ $other }” is worth about { study-points } less.
   *[other] { $name }’s chance to win is then { $chance }%; “{ $other }” is worth about { study-points } less.
}
study-loses = { $who ->
    [you] It loses about { study-points }, and your chance to win falls from { $before }% to { $chance }%; “{ $best }” is better.
   *[other] It loses about { study-points }, and { $name }’s chance to win falls from { $before }% to { $chance }%; “{ $best }” is better.
}
study-loses-points = { $who ->
    [you] It loses about { study-points }, but your chance to win stays at { $chance }%; “{ $best }” is better.
   *[other] It loses about { study-points }, but { $name }’s chance to win stays at { $chance }%; “{ $best }” is better.
}
study-loses-chance = { $who ->
    [you] Your chance to win falls from { $before }% to { $chance }%; “{ $best }” is better.
   *[other] { $name }’s chance to win falls from { $before }% to { $chance }%; “{ $best }” is better.
}
study-equal = { $who ->
    [you] It is about as good as “{ $best }”: your chance to win is { $chance }%.
   *[other] It is about as good as “{ $best }”: { $name }’s chance to win is { $chance }%.
}

# Grades.
study-grade = { $grade ->
    [best] Best move
    [good] Good move
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
study-accuracy = { $who ->
    [you] Your moves: best { $best }, good { $good }, inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }.
   *[other] { $name }’s moves: best { $best }, good { $good }, inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }.
}

# Hints at the table.
study-hint-look = Look here: { $place }
study-hint-move = A good move: “{ $move }”.
study-hint-more = { $step ->
    [1] Show the move
   *[2] Why?
}
`;export{e as default};