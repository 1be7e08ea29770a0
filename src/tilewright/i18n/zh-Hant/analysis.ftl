# 分析的內容。機率以百分比表示。

analysis-over = 遊戲已經結束。
analysis-nature = 現在由運氣決定。抽瓷磚之前的預期：
analysis-expected = { $name }：獲勝機率 { $chance }%，{ $margin } 分。
analysis-played = { $name } 選擇 { $played }（{ $played-words }）。{ $best }（{ $best-words }）可保有 { $before }%，{ $played } 則為 { $after }%。
analysis-played-best = { $name } 選擇 { $played }（{ $played-words }），這是找到的最佳行動。
analysis-turning = { $number }. { $text }
analysis-turning-action = 第 { $round } 輪，第 { $ply } 步：{ $name } 選擇「{ $played-words }」，獲勝機率為 { $after }%。「{ $best-words }」更好：{ $before }%。
analysis-turning-deal = { $change ->
    [rise] 第 { $round } 輪，第 { $ply } 步：抽出的瓷磚對 { $name } 有利，獲勝機率由 { $before }% 升到 { $after }%。
   *[fall] 第 { $round } 輪，第 { $ply } 步：抽出的瓷磚對 { $name } 不利，獲勝機率由 { $before }% 降到 { $after }%。
}
analysis-turning-none = 沒有任何行動或抽瓷磚使獲勝機率改變 { $least }% 以上。
analysis-account = { $name }：共 { $decisions } 次決定，其中 { $best } 次為找到的最佳行動；預期共損失 { $points } 分。
analysis-partial = 已中斷：{ $total } 個局面中分析了 { $done } 個。

# 表格的標題；最後一項是以句子說出的表格欄位。
analysis-title-position = 第 { $ply } 步之前
analysis-title-record = 每一步之後的獲勝機率
analysis-title-turning = 轉捩點
analysis-head-ply = 步
analysis-head-who = 玩家
analysis-head-action = 行動
analysis-head-best = 最佳
analysis-head-loss = 損失
analysis-head-meaning = 含義
analysis-head-line = 後續
analysis-deal = 抽瓷磚
analysis-chance = { $chance }%
analysis-chance-swing = { $chance }%（{ $swing }）
analysis-chance-margin = { $chance }%（{ $margin }）
analysis-cell = { $heading }：{ $text }。

# 圖表。
analysis-plot-title = { $title }：獲勝機率
analysis-plot-description = 每位玩家的獲勝機率，由第 0 步到第 { $plies } 步。{ $turning }
analysis-plot-rounds = 輪
analysis-plot-chances = 獲勝機率
