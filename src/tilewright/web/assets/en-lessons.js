var e=`# First lessons: what is said beside a real match.

lesson-azul-take = Welcome! Choose tiles of one colour on a display: click any of them.
lesson-azul-line = You take all of that colour. Now choose a line on your board for them. A line that gets full will bring a tile to the wall.
lesson-azul-confirm = The picture shows what would happen. Confirm it, or undo and look at other lines.
lesson-azul-centre = The other tiles of the display went to the centre. One can take from there too. Whoever does so first also takes the start marker, which costs a place on the floor.
lesson-azul-floor = A line holds one colour only. What does not fit falls to the floor and costs points, so take what your lines can hold.
lesson-azul-round = Go on until all tiles are taken. Then every full line sends one tile to the wall.
lesson-azul-wall = The walls have been tiled! A tile scores the length of the row and of the column that it stands in, so build next to what is there.
lesson-azul-end = The match ends after the round in which somebody completes a row. Complete columns and colours bring most at the end. Play on, or read the rules.

lesson-pavilion-take = Welcome! Choose tiles of one colour on a display. Each round one colour is wild: if it lies there too, one wild tile comes along.
lesson-pavilion-confirm = That is what you would get. Confirm it.
lesson-pavilion-centre = What is left goes to the centre. The first to take from there gets the start marker and loses a point for each tile. Go on until everything is taken.
lesson-pavilion-place = Now tiles are placed. Choose a lit space of a star: its number is how many tiles it costs.
lesson-pavilion-pay = Choose how to pay: with the colour of the space, or partly with wild tiles. Then confirm.
lesson-pavilion-run = A tile scores the run of neighbours it joins on its star. Covering all spaces round a pillar, statue or window gives tiles. Place until you want to pass.
lesson-pavilion-pass = You have passed. Up to four tiles are kept for the next round, the others cost a point each.
lesson-pavilion-end = After six rounds complete stars bring many points. Play on, or read the rules.

lesson-garden-take = Welcome! Choose a colour or a pattern in the display. You take every tile that shows it, but of equal ones only one.
lesson-garden-confirm = That is what you would get. Confirm it.
lesson-garden-storage = What you take lies in your storage. Go on taking until you can place a tile.
lesson-garden-place = You can place now: choose a tile of your storage, then a lit cell of the garden.
lesson-garden-pay = A tile costs its number. It pays for one itself; the others are of the same colour in different patterns, or of the same pattern in different colours. Jokers stand for anything.
lesson-garden-jokers = A plus lays an expansion for points. Neighbours must share colour or pattern. Surround fountain, statues, benches and pavilions to win jokers. Pass when you want to do no more this round.
lesson-garden-pass = At the end of a round the wheel scores what it shows in your garden.
lesson-garden-end = After four rounds groups of three or more score, and what is left in the storage costs points. Play on, or read the rules.
`;export{e as default};