var e=`# 行動的評等與說明。行動的文字放在引號中。$points 是分數，$chance 和 $before 是以百分比表示的獲勝機率。

study-points = { $points } 分

# 沒有專屬句子的遊戲：行動的效果。
study-ends = 遊戲就此結束。
study-gains = 這樣可得 { study-points }。
study-costs = 這樣會扣 { study-points }。

# 行動阻止了什麼、讓對手得到什麼，以及後續。
study-denies = 這樣 { player }就不能選擇「{ $move }」，價值約 { study-points }。
study-allows = 這樣 { player }可以回應「{ $move }」，價值約 { study-points }。
study-reply = { $points ->
    [0] { player }的最佳回應是「{ $move }」。
   *[other] { player }的最佳回應是「{ $move }」（+{ $points } 分）。
}
study-next = { $points ->
    [0] 之後 { player }可以接著選擇「{ $move }」。
   *[other] 之後 { player }可以接著選擇「{ $move }」（+{ $points } 分）。
}
study-round = 這一輪預期還能得到的分數：{ player }{ $points } 分，最強的對手 { $rival } 分。
study-rest = 到遊戲結束預期還能得到的分數：{ player }{ $points } 分，最強的對手 { $rival } 分。
study-turn = { $list }

# 行動的價值。
study-chance = 之後 { player }的獲勝機率是 { $chance }%。
study-level = 之後 { player }的獲勝機率是 { $chance }%；「{ $other }」大致一樣好。
study-ahead = 之後 { player }的獲勝機率是 { $chance }%；「{ $other }」約少 { study-points }。
study-loses = 約損失 { study-points }，{ player }的獲勝機率由 { $before }% 降到 { $chance }%。「{ $best }」更好。
study-loses-points = 約損失 { study-points }，但 { player }的獲勝機率維持在 { $chance }%。「{ $best }」更好。
study-loses-chance = { player }的獲勝機率由 { $before }% 降到 { $chance }%。「{ $best }」更好。
study-equal = 與「{ $best }」大致一樣好：{ player }的獲勝機率是 { $chance }%。

# 評等。
study-grade = { $grade ->
    [best] 最佳
    [good] 好棋
    [inaccuracy] 不精確
    [mistake] 失誤
   *[blunder] 嚴重失誤
}
study-accuracy = { player }的行動：最佳 { $best } 次，好棋 { $good } 次，不精確 { $inaccuracy } 次，失誤 { $mistake } 次，嚴重失誤 { $blunder } 次。

# 對局中的提示。
study-hint-look = 看這裡：{ $place }
study-hint-move = 好的行動：「{ $move }」。
study-hint-more = { $step ->
    [1] 顯示行動
   *[2] 為什麼？
}
`;export{e as default};