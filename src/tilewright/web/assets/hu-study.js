var e=`# Lépések értékelése és magyarázata. A lépések szavai idézőjelben állnak, ezért nem kapnak ragot.

study-points = { $points }\xA0pont

# Mit tesz egy lépés azokban a játékokban, amelyeknek nincs saját mondatuk.
study-ends = Ezzel véget ér a játszma.
study-gains = Ez { study-points } nyereség.
study-costs = Ez { study-points } veszteség.

# Mit vesz el a többiektől, mit hagy nekik, és mi következik.
study-denies = { $who ->
    [you] Így nem tudod ezt lépni: „{ $move }”, ami körülbelül { study-points }.
   *[other] Így { $name } nem tudja ezt lépni: „{ $move }”, ami körülbelül { study-points }.
}
study-allows = { $who ->
    [you] Így te ezzel válaszolhatsz: „{ $move }”, ami körülbelül { study-points }.
   *[other] Így { $name } ezzel válaszolhat: „{ $move }”, ami körülbelül { study-points }.
}
study-reply = { $points ->
    [0] { $who ->
        [you] A legjobb válaszod: „{ $move }”.
       *[other] { $name } legjobb válasza: „{ $move }”.
    }
   *[other] { $who ->
        [you] A legjobb válaszod: „{ $move }” (+{ $points }).
       *[other] { $name } legjobb válasza: „{ $move }” (+{ $points }).
    }
}
study-next = { $points ->
    [0] { $who ->
        [you] Utána így folytathatod: „{ $move }”.
       *[other] Utána { $name } így folytathatja: „{ $move }”.
    }
   *[other] { $who ->
        [you] Utána így folytathatod: „{ $move }” (+{ $points }).
       *[other] Utána { $name } így folytathatja: „{ $move }” (+{ $points }).
    }
}
study-round = { $who ->
    [you] Várható pontok a forduló végéig: te { $points }, a legerősebb ellenfeled { $rival }.
   *[other] Várható pontok a forduló végéig: { $name } { $points }, a legerősebb ellenfél { $rival }.
}
study-rest = { $who ->
    [you] Várható pontok a játszma végéig: te { $points }, a legerősebb ellenfeled { $rival }.
   *[other] Várható pontok a játszma végéig: { $name } { $points }, a legerősebb ellenfél { $rival }.
}
study-turn = { $list }

# Mennyit ér.
study-chance = { $who ->
    [you] Győzelmi esélyed így { $chance }%.
   *[other] { $name } győzelmi esélye így { $chance }%.
}
study-level = { $who ->
    [you] Győzelmi esélyed így { $chance }%; nagyjából ugyanilyen jó: „{ $other }”.
   *[other] { $name } győzelmi esélye így { $chance }%; nagyjából ugyanilyen jó: „{ $other }”.
}
study-ahead = { $who ->
    [you] Győzelmi esélyed így { $chance }%; „{ $other }” körülbelül { $points }\xA0ponttal ér kevesebbet.
   *[other] { $name } győzelmi esélye így { $chance }%; „{ $other }” körülbelül { $points }\xA0ponttal ér kevesebbet.
}
study-loses = { $who ->
    [you] A veszteség körülbelül { study-points }, győzelmi esélyed { $before }% helyett { $chance }%. Jobb: „{ $best }”.
   *[other] A veszteség körülbelül { study-points }, { $name } győzelmi esélye { $before }% helyett { $chance }%. Jobb: „{ $best }”.
}
study-loses-points = { $who ->
    [you] A veszteség körülbelül { study-points }, de győzelmi esélyed { $chance }% marad. Jobb: „{ $best }”.
   *[other] A veszteség körülbelül { study-points }, de { $name } győzelmi esélye { $chance }% marad. Jobb: „{ $best }”.
}
study-loses-chance = { $who ->
    [you] Győzelmi esélyed { $before }% helyett { $chance }%. Jobb: „{ $best }”.
   *[other] { $name } győzelmi esélye { $before }% helyett { $chance }%. Jobb: „{ $best }”.
}
study-equal = { $who ->
    [you] Nagyjából olyan jó, mint ez: „{ $best }”. Győzelmi esélyed { $chance }%.
   *[other] Nagyjából olyan jó, mint ez: „{ $best }”. { $name } győzelmi esélye { $chance }%.
}

# Értékelések.
study-grade = { $grade ->
    [best] Legjobb lépés
    [good] Jó lépés
    [inaccuracy] Pontatlanság
    [mistake] Hiba
   *[blunder] Durva hiba
}
study-accuracy = { $who ->
    [you] Lépéseid: legjobb { $best }, jó { $good }, pontatlanság { $inaccuracy }, hiba { $mistake }, durva hiba { $blunder }.
   *[other] { $name } lépései: legjobb { $best }, jó { $good }, pontatlanság { $inaccuracy }, hiba { $mistake }, durva hiba { $blunder }.
}

# Tippek az asztalnál.
study-hint-look = Ide nézz: { $place }
study-hint-move = Egy jó lépés: „{ $move }”.
study-hint-more = { $step ->
    [1] A lépés mutatása
   *[2] Miért?
}
`;export{e as default};