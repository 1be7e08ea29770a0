var e=`# The lessons of Summer Pavilion: a title for each chapter, a prompt for each step, and answers.
# Numbers are computed from the rules. Values of a step never change; only $scored, $loss and
# $count in answers to a wrong choice depend on that choice.

lesson-pavilion-aim = Your pavilion
lesson-pavilion-aim-look = Welcome to Summer Pavilion! This is your board: { $stars }\xA0stars with { $spaces }\xA0spaces each. Over { $rounds }\xA0rounds you cover spaces with tiles. Most points wins.
lesson-pavilion-aim-first = Try it. Put a red tile on the red space with the number\xA0{ $cost }: choose the space, then confirm.
    .right = Your first tile scores { $points }\xA0point.
    .wrong-cost = That space costs more tiles. Choose the one with the number\xA0{ $cost }.
    .wrong-colour = That is the blue star. Choose the red space with the number\xA0{ $cost }.
lesson-pavilion-aim-second = The number is the cost of a space. Pay { $cost }\xA0red tiles for the space next to your first tile. One of them stays on the board.
    .right = The two tiles touch, so this one scores { $points }\xA0points. The longer the run, the more a tile scores.
    .wrong-colour = That would work too, but on its own. Place the next tile beside your red one.
lesson-pavilion-aim-bonus = Complete the whole star, and it brings { $bonus }\xA0more points at the end. Every star shows its bonus in the middle.
lesson-pavilion-aim-rounds = Each of the { $rounds }\xA0rounds has two parts: first everyone takes tiles, then everyone places them. Each round also has its own wild colour, which you will meet in the next chapter.

lesson-pavilion-taking = Taking tiles
lesson-pavilion-taking-displays = A round starts with { $tiles }\xA0tiles on each of { $displays }\xA0displays. On your turn, choose one display and take all its tiles of one colour.
lesson-pavilion-taking-red = Take the red tiles from the first display.
    .right = You get { $count }\xA0red tiles. The { $moved }\xA0yellow ones go to the centre, and it is your opponent’s turn.
    .wrong-yellow = Those are the yellow tiles. This time, take the red ones.
lesson-pavilion-taking-wild = The frame shows this round’s wild colour: purple. You cannot choose purple where there are other colours too. When you take another colour there, you must take exactly one purple tile with it.
lesson-pavilion-taking-green = Try it: take the green tile from the second display.
    .right = You get the green tile and exactly { $wild }\xA0purple tile, no more. The rest goes to the centre.
    .wrong-red = With red, you would get a purple tile as well. But this time, take the green tile.
lesson-pavilion-taking-only = Now only { $tiles }\xA0purple tiles are left in the centre, and purple is wild. How many of them can you take in one turn?
    .right = Right. Where there are only wild tiles, you take a single one.
    .wrong = That is too many. Where there are only wild tiles, you take a single one.
lesson-pavilion-taking-marker = You can also take tiles from the centre, in the same way. The first player who does so in a round must take the start marker as well, and that costs points.
lesson-pavilion-taking-cost = You lose a point for each tile you take together with the marker. In this round, green is wild. How many points would the yellow tiles cost you?
    .right = Yes, { $points }\xA0points: { $yellow }\xA0yellow tiles, and the green one that you must take with them.
    .wrong-1 = The marker costs one point for each tile you take, not one point in all.
    .wrong-3 = Almost. You must also take the green tile, because green is wild. It counts too.
    .wrong-5 = Almost. Only tiles count; the marker itself does not.
lesson-pavilion-taking-cheap = The marker is useful: you place first in this round, and you take first in the next one. Take it for as few points as you can.
    .right = Well done. It costs you only { $points }\xA0points, and you will go first.
    .wrong-dear = You would get the marker, but for { $loss }\xA0points. There is a cheaper way.
    .wrong-display = The marker is in the centre, so you do not get it that way. Take tiles from the centre.

lesson-pavilion-placing = Placing and paying
lesson-pavilion-placing-hand = All tiles are taken, so now you place them. Players take turns to place one tile each, and the player with the start marker goes first. You pay with the tiles in your hand.
lesson-pavilion-placing-cost = The number on a space tells you how many tiles it costs. Pay { $cost }\xA0blue tiles for the marked space of the blue star.
    .right = One tile stays on the board. The other { $rest }\xA0go to the tower.
    .wrong-wild = That works too, but you would spend wild tiles. You have enough blue tiles: pay with blue only.
    .wrong-space = That is another space. Choose the marked one, which costs { $cost }\xA0tiles.
lesson-pavilion-placing-wild = Purple is wild, so purple tiles can replace other colours. Use them with your orange tile to pay for the orange space of cost\xA0{ $cost }.
    .right = The orange tile stays on the board, and the { $wilds }\xA0purple ones go to the tower. Wild tiles help you pay, but they do not change their colour.
    .wrong-cheap = For that space, your orange tile is enough. Choose the marked space, and pay with wild tiles too.
lesson-pavilion-placing-limit = You have { $green }\xA0green tile and { $wilds }\xA0wild purple tiles. What is the highest cost you can pay for a green space?
    .right = Right: the green tile, and every wild tile you have.
    .wrong-1 = You can pay more. All but one of the tiles may be wild.
    .wrong-4 = You can pay a little more. The green tile itself counts as well.
    .wrong-6 = You do not have that many tiles.
lesson-pavilion-placing-own = You can also place a wild tile as its own colour. Put a purple tile on the purple star, on any space you can pay for.
    .right = Then all the tiles you pay must be purple: nothing can replace the wild colour.
    .wrong-green = That is the green star. Put a purple tile on the purple star.
lesson-pavilion-placing-middle = The middle star accepts every colour, but each one only once. Put a tile on its space of cost\xA0{ $cost }.
    .right = The star already had a red tile, so your other red tile did not fit. Blue was new.
    .wrong-outer = That is possible too. But this time, use the middle star.

lesson-pavilion-scoring = Scoring a tile
lesson-pavilion-scoring-alone = Every tile scores as soon as you place it. You pay { $cost }\xA0red tiles for this space, and the spaces on either side are empty. How many points do you score?
    .right = Right. A tile without neighbours scores { $points }\xA0point, whatever it costs.
    .wrong = The cost makes no difference. Only the tile on the board counts, and it has no neighbours.
lesson-pavilion-scoring-run = Here, the new tile joins two others. Count all the tiles in the run. How many points do you score?
    .right = Yes, the run has { $points }\xA0tiles now, and each is worth a point.
    .wrong-1 = Its neighbours count too. Count every tile in the unbroken run.
    .wrong-2 = Almost. Count the new tile as well.
    .wrong-4 = That is the cost. Count the tiles in the run.
lesson-pavilion-scoring-ring = The spaces of a star form a ring: the highest number is next to the lowest. How many points does the new blue tile score?
    .right = Right. The run goes through both blue tiles: { $points }\xA0points.
    .wrong-1 = The new tile does have a neighbour. Look on both sides of it.
    .wrong-2 = Go on: the neighbour has a neighbour too, and the whole run counts.
    .wrong-6 = That is the cost of the space. Count the tiles in the run.
lesson-pavilion-scoring-gap = Runs end at gaps. How many points does the new green tile score?
    .right = Right: { $points }\xA0points. The tile beyond the gap does not count.
    .wrong-1 = The new tile has a neighbour, so there is a longer run to count.
    .wrong-4 = Almost. One of the green tiles is beyond a gap and does not belong to the run.
lesson-pavilion-scoring-bridge = Your turn! Place the tile that scores the most points.
    .right = Excellent. You joined two short runs into one run of { $points }\xA0tiles.
    .wrong-less = { $scored ->
        [one] That scores only { $scored }\xA0point. Look for a gap between two runs.
       *[other] That scores only { $scored }\xA0points. Look for a gap between two runs.
    }
lesson-pavilion-scoring-full = This tile completes the red star. How many points does it score right now?
    .right = Yes, { $points }\xA0points: the whole ring counts, but just once. The star’s bonus follows at the end.
    .wrong-1 = All the tiles in the star are one run now. Count them.
    .wrong-5 = Almost. Count the new tile as well.
    .wrong-7 = That is one too many. The ring counts once, and it has as many tiles as the star has spaces.

lesson-pavilion-bonus = Bonus tiles
lesson-pavilion-bonus-kinds = Between the stars are pillars and statues, and at the edge there are windows. Cover all the spaces around one, and you get tiles from the supply: { $pillar } for a pillar, { $statue } for a statue, { $window } for a window.
lesson-pavilion-bonus-pillar = The spaces around this pillar are covered, all but one. Place a blue tile on the space of cost\xA0{ $cost }, and choose your bonus tile from the supply.
    .right = You may choose any colour, even the wild one. After your turn, the supply is filled again.
    .wrong-space = The pillar is still not surrounded. Place a tile on the marked space.
lesson-pavilion-bonus-statue = A statue has spaces of two stars around it. Here, the last one gets its tile. How many bonus tiles do you get?
    .right = Right, a statue gives { $count }.
    .wrong-1 = That would be a pillar. A statue gives more.
    .wrong-3 = That would be a window. A statue gives fewer.
    .wrong-4 = That is how many spaces there are around it. The statue gives fewer tiles.
lesson-pavilion-bonus-both = Look closely: this tile surrounds two things at once. How many bonus tiles do you get in all?
    .right = Exactly: { $pillar } for the pillar and { $statue } for the statue.
    .wrong-1 = There is a statue as well. Add up both bonuses.
    .wrong-2 = There is a pillar as well. Add up both bonuses.
    .wrong-4 = Too many. It is a pillar and a statue.
lesson-pavilion-bonus-window = A window needs the two most expensive spaces of its star, but it gives { $count }\xA0tiles. Cover the space of cost\xA0{ $cost }, and take tiles of this round’s wild colour, green.
    .right = A good choice: wild tiles go with every colour.
    .wrong-picks = The window is right. But green is wild now, so green tiles are more useful. Take only those.
lesson-pavilion-bonus-use = You can use bonus tiles in the same round. Pay for the red space of cost\xA0{ $cost } with your red tile and the new green ones.
    .right = The bonus tiles paid for another placement, worth { $points }\xA0points. That is how one turn leads to the next.
    .wrong-cheap = You can afford more. Use all your green tiles, and choose the marked space.

lesson-pavilion-passing = Passing and keeping tiles
lesson-pavilion-passing-corners = If you cannot place any more tiles, or do not want to, you pass. You may keep up to { $corners }\xA0tiles for the next round, on the corners of your board.
lesson-pavilion-passing-keep = Every tile you do not keep costs a point. In the next round, green will be wild. Pass, and keep the { $count }\xA0most useful tiles.
    .right = Perfect. You start the next round with wild tiles. The red tiles go to the tower and cost\xA0{ $loss }\xA0points.
    .wrong-red = Red tiles are not wild in the next round, but green ones are. Keep green tiles only.
    .wrong-fewer = You may keep fewer, but that costs { $loss }\xA0points. Keep all the green tiles.
lesson-pavilion-passing-loss = You pass with { $tiles }\xA0tiles and keep { $corners } of them. How many points do you lose?
    .right = Right: { $points }\xA0tiles go to the tower, and each costs a point.
    .wrong-4 = Those are the tiles you keep. They cost nothing.
    .wrong = Count the tiles you cannot keep. Each costs a point.
lesson-pavilion-passing-least = This time you have only { $score }\xA0points. You keep { $corners }\xA0tiles and give up { $discarded }. How many points do you lose?
    .right = Right. Your score never drops below { $lowest }.
    .wrong-0 = You do lose something. You pay for the tiles as far as your score allows.
    .wrong = That is too much. Your score never drops below { $lowest }.
lesson-pavilion-passing-early = Do not pass too early: look for a tile you can still place. Which choice is better here?
    .right = Exactly. You score { $points }\xA0points, and there are fewer tiles left to worry about.
    .wrong-pass = { $loss ->
        [one] That costs { $loss }\xA0point, and you miss { $points }\xA0more. Look at the yellow star first.
       *[other] That costs { $loss }\xA0points, and you miss { $points }\xA0more. Look at the yellow star first.
    }
lesson-pavilion-passing-last = This is round\xA0{ $round }, the last one, so there is nothing to keep tiles for. How many points do your last tiles cost?
    .right = Right. In the last round, every tile you have left costs a point.
    .wrong = More than that. In the last round, you cannot save tiles by keeping them: each one costs a point.

lesson-pavilion-ending = The end and a first plan
lesson-pavilion-ending-stars = After round\xA0{ $round }, complete stars bring bonuses, from { $least }\xA0points for the middle star to { $most } for the purple one. Each star shows its own.
lesson-pavilion-ending-costs = There is also a bonus for covering all { $spaces }\xA0spaces of the same cost: { $least }\xA0points for the lowest cost, and up to { $most } for higher ones. The corners show how far you are.
lesson-pavilion-ending-total = In this match, the purple star is complete, and all spaces of the lowest cost are covered. How many points do these bonuses bring in all?
    .right = Yes: { $star } for the star and { $cost } for the spaces. The blue tile left in your hand costs { $loss }\xA0point.
    .wrong-4 = That is the bonus for the spaces. Add the purple star.
    .wrong-20 = That is the bonus for the star. Add the spaces of the lowest cost.
    .wrong-28 = Too many. Only the purple star and the spaces of the lowest cost count here.
lesson-pavilion-ending-final = It is the last round. Which of your possible placements is worth the most, counting the bonuses at the end?
    .right = Great: { $points }\xA0points now, and { $bonus }\xA0more for the red star at the end. Your yellow tile can still go to the middle star.
    .wrong-cost = That scores { $scored }\xA0points, and { $cost }\xA0more because all spaces of the lowest cost are covered. But there is something even better.
    .wrong-red = Careful: without this tile, you cannot complete the red star any more. You need all your red tiles for it.
lesson-pavilion-ending-plan = A first plan: choose a star and stay with it. The next space of your red star costs { $next }\xA0tiles, and you have { $red }\xA0red tile. Which tiles do you take?
    .right = Just what you need: now you can pay for that space, and the new tile joins your run.
    .wrong-many = { $count }\xA0tiles are tempting. But yellow does not help your red star, and tiles you cannot use may cost points.
    .wrong-few = The colour is right, but you need more red tiles. Another display has them.
    .wrong-other = Those tiles do not help your red star. Look for red ones.
lesson-pavilion-ending-done = That is all you need for your first match: build long runs, collect bonus tiles, keep the next wild colour, and complete stars. The rules explain every detail. Have fun!
`;export{e as default};