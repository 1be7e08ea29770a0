var e=`# 夏日行宮中行動的效果。

pavilion-study-hand = { $wilds ->
    [0] 之後 { player }持有{ $tiles }。
   *[other] 之後 { player }持有{ $tiles }，百搭（{ pavilion-colour.wild }）{ $wilds } 塊。
}
pavilion-study-wild = 之後 { player }持有{ $tiles }，在這一輪是百搭。
pavilion-study-token = { $points ->
    [0] 拿取起始玩家指示物，不扣分。
   *[other] 拿取起始玩家指示物：−{ $points } 分。
}
pavilion-study-star = 完成{ $star }：遊戲結束時 +{ $points } 分。
pavilion-study-cost = 鋪滿所有費用 { $cost } 的格子：遊戲結束時 +{ $points } 分。
pavilion-study-run = { $run ->
    [1] 在{ $star }單獨一塊：+{ $points } 分。
   *[other] 在{ $star }連成 { $run } 塊：+{ $points } 分。
}
pavilion-study-built = 圍住{ $structures }：從供應區拿取 { $tiles }。
pavilion-study-lost = 供應區不夠：少拿 { $count } 塊獎勵瓷磚。
pavilion-study-keep = { $points ->
    [0] { $count } 塊瓷磚中保留 { $keep } 塊。
   *[other] { $count } 塊瓷磚中保留 { $keep } 塊：−{ $points } 分。
}
pavilion-study-discards = { $points ->
    [0] 棄掉 { $count } 塊瓷磚，不扣分。
   *[other] 棄掉 { $count } 塊瓷磚：−{ $points } 分。
}
pavilion-study-left = 剩下 { $count } 塊瓷磚：−{ $points } 分。
pavilion-study-move = { $from }{ $list }
`;export{e as default};