var e=`# The lessons of Queen’s Garden: a title for each chapter, a prompt for each step, and answers.
# Numbers are computed from the rules. Values of a step never change; only $taken (taking-blue) and
# $points (passing-discard) depend on a wrong choice.

lesson-garden-aim = Hexagons
lesson-garden-aim-welcome = Welcome to Queen’s Garden! In { $rounds }\xA0rounds, you fill your garden with hexagons. Hexagons of one colour or one pattern score together, and most points wins.
lesson-garden-aim-patterns = Each hexagon has a pattern, and each pattern has a value: tree { $tree }, bird { $bird }, butterflies { $butterflies }, flower { $flower }, plant { $plant } and lilies { $lilies }. The value is what a hexagon costs, and what it is worth in a group at the end.
lesson-garden-aim-colours = Each hexagon also has a colour: blue, dark purple, light purple, yellow, light green or dark green. Hexagons are identical if both their colour and their pattern are the same.
lesson-garden-aim-different = There are { $patterns }\xA0patterns and { $colours }\xA0colours. How many different hexagons are there?
    .right = Right! Each pattern comes in each colour.
    .wrong-12 = Each pattern comes in each colour, so multiply instead of adding.
    .wrong-108 = That is how many tiles there are: each hexagon is on several tiles. Multiply patterns by colours.
lesson-garden-aim-storage = This is your storage. It has { $tiles }\xA0spaces for tiles and jokers, and { $expansions }\xA0spaces for expansions. You start with { $jokers }\xA0jokers and { $score }\xA0points.
lesson-garden-aim-tree = From the storage, tiles go to free cells of your garden. Choose the blue tree, then any cell around the fountain, and confirm.
    .right = Your garden has its first hexagon! A tree costs nothing more. You have to pay for other tiles, as you will see soon.

lesson-garden-taking = Taking tiles
lesson-garden-taking-look = This is the display. It starts as a stack of face-down expansions, and there are { $tiles }\xA0tiles on the top one.
lesson-garden-taking-blue = When you take, you choose a colour or a pattern and get all tiles of it. Take blue: choose a blue tile, then its colour, and confirm.
    .right = You took { $count }\xA0blue tiles at once. They are in your storage now.
    .wrong-other = { $taken ->
        [one] That is only { $taken }\xA0tile, but there are { $count }\xA0blue ones. Take blue.
       *[other] That is only { $taken }\xA0tiles, but there are { $count }\xA0blue ones. Take blue.
    }
lesson-garden-taking-moved = You took tiles from the top of the stack, so the top moved to the side with the tile you left. The next expansion is the new top, with { $tiles }\xA0new tiles.
lesson-garden-taking-birds = The yellow birds are identical, so you may take only one of them. Take birds, and choose the yellow bird that lies alone.
    .right = You took { $count }\xA0different birds. The expansion that has no tiles left is turned face up.
    .wrong-top = You may do that, but this time, choose the other yellow bird. It leaves an expansion empty.
    .wrong-other = Choose a pattern this time: take birds.
lesson-garden-taking-turned = Face up, the expansion shows a pavilion and a printed hexagon. From now on, players can take it like a tile.
lesson-garden-taking-plants = Take plants. You get the yellow plant, and the expansion with the light purple plant as well.
    .right = Expansions have { $spaces }\xA0spaces of their own in your storage. Later, you place them in your garden.
    .wrong-light = Light purple gives you the expansion only. Take plants to get the yellow plant as well.
    .wrong-other = That does not include the expansion. Take plants.
lesson-garden-taking-full = Everything you take must fit. Blue has too many tiles for the { $free }\xA0spaces that are left, so you cannot choose it. Take the pattern that fills your storage exactly.
    .right = The birds fit: { $free }\xA0tiles for { $free }\xA0spaces. Now your storage is full, so it is time to place something.
    .wrong-less = That fits, but it leaves a space free. Take birds.

lesson-garden-paying = Placing and paying
lesson-garden-paying-bird = The cost of a tile is its value, and the tile itself counts as one. For a bird, you give up { $others }\xA0other piece. Place the yellow bird on any cell.
    .right = The light green bird was the payment: the same pattern in another colour. It is out of your storage now.
    .wrong-green = That places the light green bird and pays with the yellow one. Do it the other way round.
lesson-garden-paying-flower = You place the blue flower and pay with other flowers. The cost is { $value }. How many flowers do you give up?
    .right = Right! The flower you place counts as one, so you give up one fewer than its value.
    .wrong-4 = The flower you place counts as one, so you give up fewer.
    .wrong = The flower you place counts as one. The others make up the rest of the cost.
lesson-garden-paying-colour = Pay with one pattern in different colours, or with one colour in different patterns. Place the blue butterflies and pay with other blue tiles.
    .right = Blue butterflies, a blue tree, a blue plant: one colour, all patterns different. And you keep your other butterflies.
    .wrong-pattern = That is a correct payment, but it uses up your other butterflies. Pay with the blue tree and the blue plant.
lesson-garden-paying-mixed = Here, you cannot pay for blue butterflies. The second tile is identical to the first, so it cannot pay. And the dark purple butterflies with the blue tree would mix the two ways, which is not allowed.
lesson-garden-paying-joker = A joker can replace any piece of a payment. Now you have one, so place the blue butterflies.
    .right = The joker was the piece you did not have. Remember: jokers only pay. They are never placed in a garden.
lesson-garden-paying-lilies = You place the light purple lilies, which cost { $cost }, and pay with the light purple bird and flower. How many jokers do you need as well?
    .right = Right! The lilies themselves, { $tiles }\xA0other tiles and { $jokers }\xA0jokers make { $cost }.
    .wrong = The lilies themselves count as one, and you pay with { $tiles }\xA0tiles. Jokers make up the rest.

lesson-garden-where = Where tiles can go
lesson-garden-where-match = If a cell has neighbours, at least one of them must have the same colour or the same pattern as your tile. Place the yellow tree between the yellow bird and the blue flower.
    .right = The tree matches the bird by colour. One match is enough, so the flower does not matter.
    .wrong-alone = You may do that: this cell has no neighbours. But try the cell between the bird and the flower.
    .wrong-side = You may do that: the bird next to this cell is yellow too. But try the cell between the bird and the flower.
lesson-garden-where-alone = The dark green tree matches neither the bird nor the flower. But if a cell has no neighbours at all, any tile can go there. Place the tree.
    .right = No neighbours, no condition. This is how you start something new.
lesson-garden-where-groups = Hexagons of one colour that touch each other are a group, and so are hexagons of one pattern. Here are a blue group and a group of flowers. The blue flower belongs to both.
lesson-garden-where-size = How many hexagons does the largest blue group have?
    .right = Right! They are connected like a chain. The blue flower does not touch them, so it is not in the group.
    .wrong-4 = Not all of them are connected. The blue flower does not touch the others.
    .wrong = Count all blue hexagons that are connected, one after the other.
lesson-garden-where-duplicate = A group must never hold identical hexagons. Between the blue tree and the blue plant, a blue tile would join two groups, and each has a blue bird. Place the tile that you can place there.
    .right = The yellow tree matches the blue tree by pattern, and the blue groups stay apart.
    .wrong-blue = The blue flower can go there, but not on the cell between the blue tree and the blue plant. Place another tile on that cell.
    .wrong-elsewhere = This is the right tile. Now place it on the cell between the blue tree and the blue plant.

lesson-garden-expansions = Expansions and jokers
lesson-garden-expansions-lay = An expansion makes your garden larger. You pay for its printed hexagon as for a tile, so this tree costs nothing more. Choose the expansion, then the cell for its tree: the one next to the light green bird.
    .right = The tree and the bird are both light green, so they may touch. You also get a pavilion and { $cells }\xA0free cells.
    .wrong-turned = You may do that, but then the tree does not touch the bird. Choose the cell next to the bird.
lesson-garden-expansions-buy = You can also buy a face-down expansion for { $price }\xA0points. Buy one for the space at the upper right.
    .right = It has { $cells }\xA0free cells, but no hexagon and no pavilion. You have { $score }\xA0points left.
    .wrong-space = You may use any empty space. This time, choose the one at the upper right.
lesson-garden-expansions-fountain = When all cells around a decoration hold hexagons, you get jokers. Place the dark green tree on the last free cell at the fountain.
    .right = You have surrounded the fountain, and you get { $jokers }\xA0joker.
lesson-garden-expansions-three = This tree surrounds the fountain, a statue and a bench. The fountain gives { $fountain }\xA0joker, statues and benches give { $statue } each. How many jokers do you get?
    .right = Right! You get the jokers for all decorations that the tile surrounds.
    .wrong = Add up the jokers for the fountain, the statue and the bench.
lesson-garden-expansions-lost = Here is the same garden, but with more tiles in the storage. Jokers need free spaces there. How many can you keep?
    .right = Right! There is room for { $kept }, so { $lost } are lost.
    .wrong-2 = The tree leaves the storage first, so there is room for more.
    .wrong = There is not enough room. Count the free spaces, and one more for the tree, which leaves the storage.
lesson-garden-expansions-pavilion = Pavilions give the most jokers. Place the dark green tree so that it surrounds the pavilion.
    .right = That gives you { $jokers }\xA0jokers. The printed tree helped: it counts like a tile.
    .wrong-elsewhere = This cell is not next to the pavilion. Find the last free cell around it.

lesson-garden-passing = Passing and the wheel
lesson-garden-passing-first = On each turn, you take, place or pass. Pass when you have nothing more to do in this round. Nobody has passed yet, so do it now.
    .right = You are the first to pass, so you take the start marker. It costs { $points }\xA0point, but you start the next round.
lesson-garden-passing-discard = When you pass, you may discard tiles and expansions. Each costs its value in points. Pass, and discard only the yellow bird.
    .right = The bird cost you { $lost }\xA0points. You keep everything else for the next round.
    .wrong-kept = You may keep everything, but try it once: pass, and discard the yellow bird.
    .wrong-more = { $points ->
        [one] Those discards cost { $points }\xA0point. Discard only the yellow bird.
       *[other] Those discards cost { $points }\xA0points. Discard only the yellow bird.
    }
lesson-garden-passing-wheel = When everyone has passed, the wheel says what scores in this round: dark green, tree and blue. For each of these that it matches, a hexagon in your garden scores { $each }\xA0point. So does each pavilion.
lesson-garden-passing-guess = How many points does your garden score in this round?
    .right = Right! The blue tree scores twice, for its colour and for its pattern. Nothing in your storage scores.
    .wrong-8 = The blue plant is in your storage. Only hexagons in your garden score.
    .wrong = Count the blue and dark green hexagons, then the trees, then the pavilion. The blue tree counts twice.
lesson-garden-passing-next = You are the last to pass, so now the round ends.
    .right = The wheel gave you { $points }\xA0points, so now you have { $score }. There is a new stack with new tiles. Your garden and your storage stay as they are.
lesson-garden-passing-later = In round\xA0{ $round }, the wheel shows bird, dark purple and butterflies. How many points does the same garden score now?
    .right = Right! All hexagons in your garden can score, no matter when you placed them.
    .wrong = Count the dark purple hexagons, then birds and butterflies, then the pavilion. Dark purple butterflies count twice.

lesson-garden-final = The end of the match
lesson-garden-final-storage = After the last round, tiles and expansions in your storage cost their value. How many points do this flower and this bird cost you?
    .right = Yes, that is { $lost }\xA0points. But the jokers in your storage score: { $jokers }\xA0points.
    .wrong = Add up the values: { $flower } for the flower and { $bird } for the bird.
lesson-garden-final-group = Then your groups score. A group needs at least { $least }\xA0hexagons, and it scores the sum of their values. How many points does the blue group score?
    .right = Right! Tree, bird, butterflies and lilies: their values make the sum.
    .wrong-4 = That is how many hexagons there are. Add up their values.
    .wrong = Add up the values of tree, bird, butterflies and lilies.
lesson-garden-final-six = No group can be larger than { $size }\xA0hexagons. This one is complete, so it scores { $bonus }\xA0points more. How many points does the yellow group score?
    .right = Right! A complete colour is one of the best things you can build.
    .wrong-6 = That is only the bonus. Add the values of all patterns.
    .wrong-21 = That is the sum of the values. Now add the bonus.
    .wrong = Add up the values of all patterns, then add the bonus.
lesson-garden-final-twice = A hexagon can score in two groups, by colour and by pattern. How many points do the blue group and the group of flowers score together?
    .right = Right! The blue group scores { $blue }\xA0points, the flowers score { $flowers }. The blue flower is in both.
    .wrong-15 = You counted the blue flower once. It scores in both groups.
    .wrong = Add up the values of the blue group, then those of the flowers. The blue flower scores in both.
lesson-garden-final-idea = Here is a first idea for good play: place a tile where it joins a group by colour and a group by pattern. Where does the blue tree do that?
    .right = Well done! It joins the blue hexagons and the trees, and it will score in both groups.
    .wrong-blue = Here, it joins the blue hexagons only. Find the cell where it joins the trees as well.
    .wrong-tree = Here, it joins the trees only. Find the cell where it joins the blue hexagons as well.
    .wrong-alone = Here, it joins nothing. Find the cell between the blue hexagons and the trees.
lesson-garden-final-done = Now you know how to play. Start your first match, and look up the details in the rules whenever you need them. Have fun in your garden!
`;export{e as default};