var e=`# 花磚物語中行動的效果。

azul-study-ends = 這一輪之後遊戲結束。
azul-study-completes = { $bonus ->
    [row] 完成第 { $row } 橫列：遊戲結束時 +{ $points } 分。
    [column] 完成第 { $column } 直行：遊戲結束時 +{ $points } 分。
   *[colour] 鋪齊五塊{ azul-colour }瓷磚：遊戲結束時 +{ $points } 分。
}
azul-study-nearly = { $bonus ->
    [row] 第 { $row } 橫列只差一塊瓷磚就有 { study-points }的獎勵。
    [column] 第 { $column } 直行只差一塊瓷磚就有 { study-points }的獎勵。
   *[colour] 只差一塊{ azul-colour }瓷磚就有 { study-points }的獎勵。
}
azul-study-fills = 填滿第 { $line } 花紋列（{ $runs }）：這一輪計分時 +{ $points } 分。
azul-study-column = 放在第 { $column } 直行的瓷磚（{ $runs }）得 { study-points }。
azul-study-raises = 第 { $row } 橫列的瓷磚多得 { study-points }。
azul-study-line = 第 { $line } 花紋列就有 { $count } 塊{ azul-colour }瓷磚，還缺 { $missing } 塊。
azul-study-dropped = 第 { $line } 花紋列沒有直行可放：{ $count } 塊瓷磚掉到地板，−{ $points } 分。
azul-study-falls = { $count } 塊瓷磚掉到地板：−{ $points } 分。
azul-study-marker = { $points ->
    [0] 拿取起始玩家指示物，不扣分。
   *[other] 拿取起始玩家指示物：−{ $points } 分。
}
azul-study-move = { $from } { $count } 塊{ azul-colour }瓷磚，{ $to }
`;export{e as default};