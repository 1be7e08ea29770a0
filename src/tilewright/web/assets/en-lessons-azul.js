var e=`# The lessons of Azul. Numbers are values that the rules compute. A chapter’s title is the message
# of the chapter; the attributes of a step are the answers to what the reader does.

lesson-azul-aim = The aim of the game
lesson-azul-aim-welcome = Welcome to Azul! This is your board. You fill its wall on the right with tiles, and every tile you place there scores points.
lesson-azul-aim-lines = You collect tiles in these lines. At the end of the round, each full line sends one tile to the row of the wall beside it.
lesson-azul-aim-first = Line\xA0{ $line } needs one more red tile, and there is a red tile in the centre. Take it and put it in line\xA0{ $line }.
    .right = Line\xA0{ $line } was full at the end of the round, so a red tile moved to the wall. It scored { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    }.
    .wrong-short = That fills the top line, but line\xA0{ $line } still waits for its tile. Put the red tile there this time.
    .wrong-line = That line would not be full, and only full lines send a tile to the wall. Put the red tile in line\xA0{ $line }.
    .wrong-floor = Tiles on the floor cost points. Put this one in line\xA0{ $line }.
lesson-azul-aim-row = Later in the match, the top row of your wall is almost complete. Only white is missing. Take the white tile and put it in line\xA0{ $line }.
    .right = The row is complete, so the match is over. Complete rows, columns and colours score bonuses, and then most points wins.
    .wrong-line = The tile of a line goes to the row beside it. For the top row, you need line\xA0{ $line }.
    .wrong-floor = On the floor, the tile only costs points. Put it in line\xA0{ $line }.

lesson-azul-taking = Taking tiles
lesson-azul-taking-displays = Each round starts with { $count ->
        [one] { $count }\xA0tile
       *[other] { $count }\xA0tiles
    } on every display. Players take turns and take tiles until none are left.
lesson-azul-taking-display = Your turn! Take the red tiles from display\xA0{ $display } and put them in line\xA0{ $line }.
    .right = You take all tiles of one colour, here { $count ->
        [one] { $count }\xA0red tile
       *[other] { $count }\xA0red tiles
    }. The other tiles of the display move to the centre.
    .wrong-line = These are the right tiles. Put them in line\xA0{ $line }, which they fill exactly.
    .wrong-colour = This time, take the red tiles.
lesson-azul-taking-opponent = Your opponent took the yellow tile from another display, and its red tiles moved to the centre. You can take tiles from the centre too.
lesson-azul-taking-centre = Again, you take all tiles of one colour. Take the red tiles from the centre and put them in line\xA0{ $line }.
    .right = You took { $count ->
        [one] { $count }\xA0red tile
       *[other] { $count }\xA0red tiles
    } at once. The other tiles stay in the centre.
    .wrong-line = These are the right tiles. Put them in line\xA0{ $line }, which they fill exactly.
    .wrong-colour = This time, take the red tiles from the centre.
lesson-azul-taking-marker = You were the first to take from the centre this round, so you had to take the start marker as well. On your floor, it costs { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    }. In return, you start the next round.
lesson-azul-taking-moved = Say you take the { $count ->
        [one] { $count }\xA0blue tile
       *[other] { $count }\xA0blue tiles
    } from display\xA0{ $display }. How many tiles move to the centre?
    .right = That’s right. You take all the blue tiles, and only the rest moves to the centre.
    .wrong-0 = Look again: the display also has a tile of another colour. What you leave on a display always moves to the centre.
    .wrong-3 = That is how many you take. Only the tiles you leave move to the centre.
    .wrong-4 = Not the whole display: you keep the blue tiles, and the rest moves to the centre.

lesson-azul-lines = Filling lines
lesson-azul-lines-rules = All the tiles you take go to one line, starting beside the wall. A line takes only one colour, and a full line takes no more tiles.
lesson-azul-lines-fit = Take the { $count ->
        [one] { $count }\xA0yellow tile
       *[other] { $count }\xA0yellow tiles
    } from display\xA0{ $display }. Which line has room for all of them?
    .right = Yes. Line\xA0{ $line } already had yellow and had room for both. It still needs { $missing ->
        [one] { $missing }\xA0tile
       *[other] { $missing }\xA0tiles
    }, but that can wait: a line that is not full keeps its tiles for the next round.
    .wrong-short = This line has room for only one of them. The other tile would fall to the floor: { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    } lost. Look for a line that already has yellow.
    .wrong-floor = You may do that, but it would cost { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    }. Look for a line that already has yellow.
lesson-azul-lines-wall = Row\xA0{ $blocked } of your wall already has blue, so line\xA0{ $blocked } cannot take blue again. Take the blue tiles from display\xA0{ $display } and fill another line with them.
    .right = Line\xA0{ $line } is full. A row of the wall has room for each colour just once, so look at the wall before you choose a line.
    .wrong-short = This fills the line, but the other blue tile falls to the floor. In line\xA0{ $line }, both tiles fit.
    .wrong-new = There is room, but this line would still be far from full. Line\xA0{ $line } already has blue.
    .wrong-floor = That is allowed, but it only costs points. Line\xA0{ $line } already has blue.
lesson-azul-lines-surplus = You put { $count ->
        [one] { $count }\xA0red tile
       *[other] { $count }\xA0red tiles
    } in line\xA0{ $line }. How many of them fall to the floor?
    .right = Exactly. The line takes as many as it can, and the rest fall to the floor.
    .wrong = Count the free spaces of line\xA0{ $line }. The line takes as many tiles as it can, and only the rest fall.
lesson-azul-lines-nothing = Only a black tile is left. Your lines have other colours, and the top row of the wall already has black. Send the tile to the floor.
    .right = It cost { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    }. You may always choose the floor, but you cannot pass.

lesson-azul-scoring = Scoring tiles
lesson-azul-scoring-tiling = When all tiles are taken, you go through your lines from top to bottom. Each full line sends one tile to its row of the wall, and that tile scores at once.
lesson-azul-scoring-alone = This red tile fills line\xA0{ $line }. On the wall, it has no neighbours. How many points will it score?
    .right = Right, a tile without neighbours scores { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    }.
    .wrong-0 = Every tile on the wall scores something, even without neighbours.
    .wrong-2 = There is no run to count here, neither in the row nor in the column. The tile counts just once.
lesson-azul-scoring-row = Now the new tile has neighbours. It scores as many points as there are tiles in the unbroken run, itself included. How many points is the yellow tile worth?
    .right = Yes: the run in the row has { $across ->
        [one] { $across }\xA0tile
       *[other] { $across }\xA0tiles
    }, so it scores { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    }.
    .wrong-1 = That would be a tile without neighbours. Count all tiles of the run.
    .wrong-2 = You counted the neighbours. Count the new tile too.
    .wrong-4 = Only the unbroken run in the row counts. The yellow tile in the top row is not part of it.
lesson-azul-scoring-column = A column works in the same way. How many points will the white tile score?
    .right = Yes: the run in the column has { $down ->
        [one] { $down }\xA0tile
       *[other] { $down }\xA0tiles
    }, which makes { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    }.
    .wrong-1 = The tile has neighbours above it. Count the whole run in the column.
    .wrong-3 = You counted the neighbours. Count the new tile too.
    .wrong-5 = There is no neighbour in the row, so only the run in the column counts.
lesson-azul-scoring-gap = Look at the gap in this row. How many points will the yellow tile score?
    .right = Right, a gap ends the run. Only the blue tile and the new one count: { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    }.
    .wrong-1 = The blue tile beside it counts too.
    .wrong-3 = The black tile is behind a gap, so it does not count.
lesson-azul-scoring-both = This blue tile has neighbours in its row and in its column. You add both runs. How many points will it score?
    .right = Yes: { $across } for the row and { $down } for the column make { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    }. The new tile counts in both.
    .wrong-3 = That is the row. Add the run in the column, and count the new tile there as well.
    .wrong-4 = The new tile counts twice: once in the row and once in the column.
    .wrong-6 = Too many. Count the run in the row, then the run in the column.
lesson-azul-scoring-order = Two of your lines will be full. The upper tile goes first, then the one below it. How many points will they score together?
    .right = Yes: the black tile scores { $first }. Then the red tile joins it and scores { $second }. Together: { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    }.
    .wrong-2 = The red tile is placed after the black one, so the two make a run in the column.
    .wrong-4 = When the black tile is placed, it is still alone. Only the red tile counts both.
lesson-azul-scoring-best = Your turn: where will the red tile score the most points this round? Look for neighbours on the wall.
    .right = Well spotted. From line\xA0{ $line }, it joins a neighbour in the row and one in the column: { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    }.
    .wrong-alone = From there, the tile has no neighbours on the wall and scores { $got ->
        [one] { $got }\xA0point
       *[other] { $got }\xA0points
    }. Another line brings more.
    .wrong-empty = This line would not be full, so it sends no tile to the wall this round.
    .wrong-floor = On the floor, the tile costs points. One of your lines needs it.

lesson-azul-penalty = The floor
lesson-azul-penalty-look = This is your floor line. Tiles that do not fit fall here, from left to right. Each covered space costs the points it shows: { $first } for the first spaces, { $middle } in the middle, { $last } for the last ones.
lesson-azul-penalty-two = You put { $count ->
        [one] { $count }\xA0red tile
       *[other] { $count }\xA0red tiles
    } in line\xA0{ $line }, and { $fallen } of them fall to the floor. How many points will the floor cost you?
    .right = Yes, the floor costs you { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    } at the end of the round.
    .wrong = Each of these spaces costs { $each ->
        [one] { $each }\xA0point
       *[other] { $each }\xA0points
    }. Add them up.
lesson-azul-penalty-third = Now { $covered ->
        [one] { $covered }\xA0space is
       *[other] { $covered }\xA0spaces are
    } covered already, and one more tile falls. How many points will the floor cost you in total?
    .right = Right: the new tile costs { $extra }, so the total is { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    }. The further you go, the more a space costs.
    .wrong-2 = Those are only the tiles that were there before. Add the new one.
    .wrong = The first spaces cost { $first } each, and the new tile covers a space that costs { $extra }. Add them up.
lesson-azul-penalty-marker = You are the first to take from the centre, so the start marker goes to your floor first. Then you put { $count ->
        [one] { $count }\xA0white tile
       *[other] { $count }\xA0white tiles
    } in line\xA0{ $line }. How many points will the floor cost you?
    .right = Right. The marker covers a space and so does the tile that falls: { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    }.
    .wrong-1 = The marker costs points, but so does the white tile that does not fit.
    .wrong-3 = The marker covers one space, and one white tile falls. Each of these spaces costs { $each ->
        [one] { $each }\xA0point
       *[other] { $each }\xA0points
    }.
lesson-azul-penalty-full = Your floor is almost full. Now { $fallen ->
        [one] { $fallen }\xA0more tile falls
       *[other] { $fallen }\xA0more tiles fall
    }. How many points will the floor cost you in total?
    .right = Yes, { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    } at most. With { $places ->
        [one] { $places }\xA0space
       *[other] { $places }\xA0spaces
    } covered, the floor is full, and { $lost ->
        [one] { $lost }\xA0further tile goes
       *[other] { $lost }\xA0further tiles go
    } to the lid for free.
    .wrong-11 = That is the cost without the new tiles. One of them covers the last space.
    .wrong-17 = There is only one free space. A full floor costs nothing more.
lesson-azul-penalty-zero = Your score is { $score }. The red tile scores { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    } on the wall, and then the floor costs { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    }. What is your score after that?
    .right = Right. Your score never drops below zero.
    .wrong = First add the points from the wall, then subtract the floor. But your score never drops below zero.
lesson-azul-penalty-avoid = These are the last tiles of the round. Make a move that drops nothing on the floor.
    .right = The black tile fills line\xA0{ $line } exactly. Now your opponent has to take the white tiles, and most of them will fall.
    .wrong-white = There are too many white tiles for your lines. The floor would cost you { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    }.
    .wrong-black = The black tile has a better place. Look for a line with black tiles.

lesson-azul-bonuses = The end of the match
lesson-azul-bonuses-rewards = The match ends after the round in which someone completes a row. Then you get { $row }\xA0bonus points for each complete row, { $column } for each complete column and { $colour } for each colour that has a tile in every row.
lesson-azul-bonuses-column = Your opponent completes a row this round, so the match is about to end. One of your columns is complete. How many bonus points do you get?
    .right = Yes, a complete column adds { $bonus ->
        [one] { $bonus }\xA0point
       *[other] { $bonus }\xA0points
    }.
    .wrong-2 = That is the bonus for a row. A column is worth more.
    .wrong-5 = That is how many tiles it has. The bonus is higher.
    .wrong-10 = That is the bonus for a colour. A column is worth a little less.
lesson-azul-bonuses-colour = Here, all the blue tiles are on your wall, one in each row. How many bonus points do you get?
    .right = Yes, a complete colour adds { $bonus ->
        [one] { $bonus }\xA0point
       *[other] { $bonus }\xA0points
    }, more than anything else.
    .wrong-5 = That is how many blue tiles there are. The bonus is higher.
    .wrong-7 = That is the bonus for a column. A colour is worth more.
    .wrong-12 = You have no complete row, so there is only the bonus for the colour.
lesson-azul-bonuses-all = Your last tile completes the top row. Look for complete columns and colours too. How many bonus points do you get in total?
    .right = Excellent: { $row } for the row, { $column } for the column and { $colour } for blue make { $bonus ->
        [one] { $bonus }\xA0point
       *[other] { $bonus }\xA0points
    }.
    .wrong-9 = That is the row and the column. Look at the blue tiles too.
    .wrong-12 = That is the row and the colour. Look at the columns too.
    .wrong-17 = That is the column and the colour. Do not forget the row.
lesson-azul-bonuses-choose = Your opponent will end the match this round. Which tile brings you the most points? Choose a tile and a line.
    .right = The red tile completed a column. It scored { $points ->
        [one] { $points }\xA0point
       *[other] { $points }\xA0points
    } at once and a bonus of { $bonus } at the end, and that won you the match.
    .wrong-black = The black tile does not complete anything on your wall. Look at the column with just one gap.
    .wrong-line = Red is the right colour. Put it in the line beside the gap in your column.
lesson-azul-bonuses-tie = If players have the same score, the one with more complete rows wins. If they are still tied, they share the win.

lesson-azul-ideas = First tactics
lesson-azul-ideas-exact = A good turn fills a line exactly: no space stays empty and no tile falls. Find such a turn.
    .right = The red tiles fill line\xA0{ $line } exactly. That is one more tile for your wall, with nothing on the floor.
    .wrong-short = This line would still not be full. Find tiles that fill a line exactly.
    .wrong-floor = Those tiles would only cost points. Find tiles that fill a line exactly.
lesson-azul-ideas-marker = The start marker is still in the centre. On an empty floor it costs just { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    }, and you choose first next round, when all displays are full. That is often a good deal.
lesson-azul-ideas-gift = You want red tiles for line\xA0{ $line }. Your opponent collects blue. Take red without giving them a heap of blue tiles.
    .right = Well done. The blue tiles stay apart, so your opponent cannot take them all in one turn.
    .wrong-gift = This moves one more blue tile to the centre. Your opponent could take all the blue tiles there and fill a line exactly.
    .wrong-line = Fill line\xA0{ $line }: the red tiles fit exactly.
lesson-azul-ideas-heap = These are the last tiles of the round. Your opponent has to take what you leave. What do you take?
    .right = The black tile filled a line, and your opponent was stuck with the white tiles. Near the end of a round, count who has to take what is left.
    .wrong-heap = Most of these tiles would fall, and the floor would cost you { $loss ->
        [one] { $loss }\xA0point
       *[other] { $loss }\xA0points
    }.
    .wrong-floor = Your top line has room for the black tile.
lesson-azul-ideas-done = That is all you need for your first match. Build close together, keep your floor clean, and think of columns and colours. Have fun!
`;export{e as default};