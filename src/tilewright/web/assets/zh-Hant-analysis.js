var e=`# 以句子說明的分析。$name 是玩家，$played 和 $best 是以記號表示的行動，$played-words 和 $best-words 是
# 同樣的行動以文字表示，機率以百分比表示，$ply 是步數，從 1 開始。

analysis-over = 遊戲已經結束。
analysis-nature = 即將抽取瓷磚。抽取之前的預期：
analysis-expected = { $name }：獲勝機率 { $chance }%，預期分差 { $margin } 分。
analysis-played = { $name } 選擇 { $played }（{ $played-words }），獲勝機率為 { $after }%。{ $best }（{ $best-words }）更好：{ $before }%。
analysis-played-best = { $name } 選擇 { $played }（{ $played-words }），這是找到的最佳行動。
analysis-why-best = 為什麼是「{ $move }」：{ $text }
analysis-why-played = 「{ $move }」的結果：{ $text }
analysis-turning = { $number }. { $text }
analysis-turning-action = { $who ->
    [you] 第 { $round } 輪，第 { $ply } 步：你選擇「{ $played-words }」，獲勝機率為 { $after }%。「{ $best-words }」更好：{ $before }%。
   *[other] 第 { $round } 輪，第 { $ply } 步：{ $name } 選擇「{ $played-words }」，獲勝機率為 { $after }%。「{ $best-words }」更好：{ $before }%。
}
analysis-turning-deal = { $change ->
    [rise] { $who ->
        [you] 第 { $round } 輪，第 { $ply } 步：抽出的瓷磚對你有利，獲勝機率由 { $before }% 升到 { $after }%。
       *[other] 第 { $round } 輪，第 { $ply } 步：抽出的瓷磚對 { $name } 有利，獲勝機率由 { $before }% 升到 { $after }%。
    }
   *[fall] { $who ->
        [you] 第 { $round } 輪，第 { $ply } 步：抽出的瓷磚對你不利，獲勝機率由 { $before }% 降到 { $after }%。
       *[other] 第 { $round } 輪，第 { $ply } 步：抽出的瓷磚對 { $name } 不利，獲勝機率由 { $before }% 降到 { $after }%。
    }
}
analysis-turning-none = 沒有任何行動或抽出的瓷磚使獲勝機率改變 { $least }% 以上。
analysis-account = { $who ->
    [you] 你在 { $decisions } 次決定中，有 { $best } 次選出最佳行動。預期損失共 { $points } 分。
   *[other] { $name } 在 { $decisions } 次決定中，有 { $best } 次選出最佳行動。預期損失共 { $points } 分。
}
analysis-undecided = { $who ->
    [you] 你沒有做過決定。
   *[other] { $name } 沒有做過決定。
}
analysis-partial = 提前停止：{ $total } 個局面中分析了 { $done } 個。

# 表格的標題；最後一項是以句子說出的表格欄位。
analysis-title-position = { $ply ->
    [0] 對局開始時的局面
   *[other] 第 { $ply } 步之後的局面
}
analysis-title-record = 每一步之後的獲勝機率
analysis-title-turning = 關鍵時刻
analysis-head-ply = 步
analysis-head-who = 玩家
analysis-head-action = 行動
analysis-head-best = 最佳
analysis-head-loss = 損失
analysis-head-grade = 評等
analysis-head-meaning = 含義
analysis-head-line = 後續
analysis-deal = 抽瓷磚
analysis-chance = { $chance }%
analysis-chance-swing = { $chance }%（{ $swing }）
analysis-chance-margin = { $chance }%（{ $margin }）
analysis-cell = { $heading }：{ $text }。

# 圖表。
analysis-plot-title = { $title }：獲勝機率
analysis-plot-description = 每位玩家在 { $plies } 步中的獲勝機率。{ $turning }
analysis-plot-rounds = 輪
analysis-plot-chances = 獲勝機率
`;export{e as default};