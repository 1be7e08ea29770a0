var e=`# Első leckék: amit egy igazi játszma mellett mondunk.

lesson-azul-take = Üdvözlünk! Válassz egy korongról azonos színű csempéket: kattints bármelyikre.
lesson-azul-line = Az összes ilyen színű csempét elveszed. Most válassz nekik egy mintasort. Ha egy sor megtelik, csempe kerül belőle a falra.
lesson-azul-confirm = A kép mutatja, mi fog történni. Erősítsd meg, vagy vond vissza, és nézz meg más sorokat.
lesson-azul-centre = A korong többi csempéje az asztal közepére került. Onnan is lehet venni. Aki ezt elsőként teszi, a kezdőjátékos-jelzőt is elveszi, és az egy helybe kerül a padlón.
lesson-azul-floor = Egy sorban csak egy szín lehet. Ami nem fér el, a padlóra esik, és pontba kerül, ezért azt vedd el, aminek van helye.
lesson-azul-round = Folytasd, amíg minden csempe elfogy. Ekkor minden teli sorból egy csempe kerül a falra.
lesson-azul-wall = A falak elkészültek! Egy csempe annyi pontot ér, amilyen hosszú a sor és az oszlop, amelyben áll, ezért építs a meglévők mellé.
lesson-azul-end = A játszma azután a forduló után ér véget, amelyben valaki teljes sort rak ki. A végén a teljes oszlopok és színek érik a legtöbbet. Játssz tovább, vagy olvasd el a szabályokat.

lesson-pavilion-take = Üdvözlünk! Válassz egy korongról azonos színű csempéket. Minden fordulóban más szín a dzsóker: ha az is ott van, egy dzsókercsempe is veled tart.
lesson-pavilion-confirm = Ezt kapnád. Erősítsd meg.
lesson-pavilion-centre = A maradék az asztal közepére kerül. Aki onnan elsőként vesz, megkapja a kezdőjátékos-jelzőt, és csempénként egy pontot veszít. Folytasd, amíg minden elfogy.
lesson-pavilion-place = Most csempéket raktok le. Válassz egy kiemelt mezőt egy csillagon: a száma mutatja, hány csempébe kerül.
lesson-pavilion-pay = Válaszd ki, hogyan fizetsz: a mező színével vagy részben dzsókerekkel. Aztán erősítsd meg.
lesson-pavilion-run = Egy csempe annyi pontot ér, ahány szomszédos csempéhez csatlakozik a csillagán. Ha egy oszlop, szobor vagy ablak körül minden mezőt lefedsz, csempéket kapsz. Rakj le, amíg passzolni nem akarsz.
lesson-pavilion-pass = Passzoltál. Legfeljebb négy csempe marad meg a következő fordulóra, a többi egy-egy pontba kerül.
lesson-pavilion-end = Hat forduló után a teljes csillagok sok pontot érnek. Játssz tovább, vagy olvasd el a szabályokat.

lesson-garden-take = Üdvözlünk! Válassz a kínálatból egy színt vagy egy mintát. Minden ilyen csempét elveszel, de az egyformákból csak egyet.
lesson-garden-confirm = Ezt kapnád. Erősítsd meg.
lesson-garden-storage = Amit elveszel, a raktáradba kerül. Vegyél tovább, amíg le nem tudsz rakni egy csempét.
lesson-garden-place = Most már lerakhatsz: válassz egy csempét a raktárból, aztán egy kiemelt mezőt a kertben.
lesson-garden-pay = Egy csempe annyiba kerül, amennyi a száma. Egyet önmaga fizet; a többi azonos színű, de különböző mintájú, vagy azonos mintájú, de különböző színű. A dzsóker bármit helyettesít.
lesson-garden-jokers = A pluszjellel pontokért kertbővítményt raksz le. A szomszédoknak színben vagy mintában egyezniük kell. Vedd körül a szökőkutat, a szobrokat, a padokat és a pavilonokat, és dzsókereket nyersz. Passzolj, ha ebben a fordulóban mást már nem akarsz.
lesson-garden-pass = A forduló végén a forgótárcsa pontot ad azért, amit a kertedből mutat.
lesson-garden-end = Négy forduló után a legalább hármas csoportok pontot érnek, a raktárban maradt dolgok pedig pontba kerülnek. Játssz tovább, vagy olvasd el a szabályokat.
`;export{e as default};