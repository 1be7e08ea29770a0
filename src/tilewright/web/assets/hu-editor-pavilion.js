var e=`# Miért nem fordulhat elő egy állás „A királyi pavilon” játékban. $number a játékos sorszáma, $colour
# szín, $count darabszám.

editor-pavilion-tiles-total = { $count } { pavilion-colour } csempe van 22\xA0helyett.
editor-pavilion-star-colour = { $number }.\xA0játékos: a { pavilion-colour } csillagán más színű csempe van.
editor-pavilion-star-twice = { $number }.\xA0játékos: egy többszínű csillagán kétszer van ugyanaz a szín.
editor-pavilion-phase-actor = A soron lévő játékos nem illik a szakaszhoz.
editor-pavilion-phase-owed = A bónuszcsempék nem illenek a szakaszhoz.
editor-pavilion-phase-offered = Van elvehető csempe, ezért ez a szakasz még nem kezdődött el.
editor-pavilion-phase-passed = { $number }.\xA0játékos: még nem passzolhatott.
editor-pavilion-phase-kept = { $number }.\xA0játékos: csak passz után tehet félre csempét.
editor-pavilion-phase-hand = { $number }.\xA0játékos: passzolt, így nem lehetnek csempéi.
editor-pavilion-phase-first-round = Ha minden csempe a zsákban van, az 1.\xA0forduló zajlik.
editor-pavilion-phase-first-token = Ha minden csempe a zsákban van, a kezdőjátékos-jelző középen van.
editor-pavilion-phase-first-turn = Ha minden csempe a zsákban van, a kezdőjátékos van soron.
editor-pavilion-phase-supply = A készlet nem tölthető fel: tele van, vagy nincs több csempe.
editor-pavilion-phase-no-tiles = Nincs több csempe a korongokra.
editor-pavilion-phase-deal-token = A korongok feltöltése előtt a kezdőjátékos-jelző középen van.
editor-pavilion-phase-deal-turn = A korongok feltöltése előtt a kezdőjátékos van soron.
editor-pavilion-phase-nothing = Nincs elvehető csempe. Tegyél ki néhányat, vagy válassz másik szakaszt.
editor-pavilion-phase-turn-passed = { $number }.\xA0játékos: ő van soron, így nem passzolhatott.
editor-pavilion-phase-no-hand = { $number }.\xA0játékos: ő van soron, de nincs lerakható csempéje.
editor-pavilion-phase-no-choice = Nincs választás a bónuszcsempék között.
editor-pavilion-phase-keeping = { $number }.\xA0játékos: csempét tesz félre, tehát passzolt.
editor-pavilion-phase-last-keeping = A 6.\xA0fordulóban senki sem tesz félre csempét.
editor-pavilion-phase-no-keeping = { $number }.\xA0játékos: nincs miből választania, mit tegyen félre.
editor-pavilion-phase-over-round = A játszma csak a 6.\xA0forduló után ér véget.
editor-pavilion-phase-over-passed = { $number }.\xA0játékos: a játszma végén már passzolt.
editor-pavilion-phase-over-hand = { $number }.\xA0játékos: a játszma végén nem lehetnek csempéi.
`;export{e as default};