var e=`# A játszma összegzése. Ami eldöntötte, az a győztesről szól, vagy arról, aki kiszállt.
summary-decided-shared = A végéig egyenlő az állás.
summary-decided-tie = Pontegyenlőség: a holtversenyszabály döntött.
summary-decided-point = Egyetlen pont döntött.
summary-decided-out = { $reason ->
    [forfeited] { $who ->
        [you] Lejárt az időd.
       *[other] { $name } ideje lejárt.
    }
   *[resigned] { $who ->
        [you] Feladtad a játszmát.
       *[other] { $name } feladta a játszmát.
    }
}
summary-decided-turned = { $who ->
    [you] { $round }\xA0forduló után még { $points }\xA0pont hátrányban voltál, mégis nyertél.
   *[other] { $round }\xA0forduló után { $name } még { $points }\xA0pont hátrányban volt, mégis nyert.
}
summary-decided-led = { $who ->
    [you] Minden forduló után te vezettél.
   *[other] Minden forduló után { $name } vezetett.
}
summary-decided-source = { $source ->
    [tiles] A lerakott csempék pontjai döntöttek: { $more }–{ $less }.
    [rows] A teljes sorok döntöttek: { $more }–{ $less }.
    [columns] A teljes oszlopok döntöttek: { $more }–{ $less }.
    [colours] A teljes színek döntöttek: { $more }–{ $less }.
    [stars] A teljes csillagok döntöttek: { $more }–{ $less }.
    [costs] A lefedett számok döntöttek: { $more }–{ $less }.
    [wheel] A forgótárcsa pontjai döntöttek: { $more }–{ $less }.
    [groups] A csoportok pontjai döntöttek: { $more }–{ $less }.
    [jokers] A megmaradt dzsókerek döntöttek: { $more }–{ $less }.
    [expansions] Az olcsóbb kertbővítés döntött: { $more }–{ $less }.
    [penalties] A kisebb levonás döntött: { $more }–{ $less }.
   *[other] A pontok döntöttek: { $more }–{ $less }.
}

# A pontszám görbéje és részei.
summary-start = Kezdés
summary-final = A végső pontozás után
summary-final-short = Vége
summary-after-round = { $round }.\xA0forduló után
summary-rounds = { $count }\xA0forduló

# A táblázat, a táblák és a pillanatok.
summary-each = egyenként { $points }
summary-bonuses = Bónuszok
summary-moments = A játszma pillanatai
summary-best = { $source ->
    [tiles] Legjobb csempe
    [groups] Legjobb csoport
    [wheel] Legjobb forduló
   *[other] Legtöbb pont
}
summary-worst = { $event ->
    [penalised] Legdrágább padló
   *[other] Legnagyobb veszteség
}

# Megosztás.
summary-share = Játszma megosztása
summary-share-link = Link a visszajátszáshoz
summary-share-save = Kép mentése
summary-share-failed = Nem sikerült elkészíteni a képet. A linket így is megoszthatod.

# Visszavágó, amelyhez mindenki beleegyezése kell.
summary-rematch-wanted = { $names } visszavágót szeretne.
summary-rematch-waiting = Várunk a beleegyezésre: { $names }…
summary-hints = Felhasznált tippek: { $count }
`;export{e as default};