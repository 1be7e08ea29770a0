var e=`# 分析板：瀏覽一局或一個局面，並顯示最佳著法。
# 值：$name 為玩家，$count 為數字，$chance 為百分比，$points 為分數。

board-title = 分析
board-seat = 玩家 { $number }

# 即時分析。
board-live = 分析
board-depth = 深度 { $depth }
board-nodes = { $nodes } 個局面
board-searching = 分析中…
board-done = 分析完成
board-busy = 伺服器忙碌中，稍後會繼續分析。
board-off = 分析已關閉。
board-best-of = { $name } 的最佳行動
board-deal-due = 即將抽磚。
board-why = 理由：
board-line = 之後：
board-chance = { $chance }%
board-outlook = { $name }：勝率 { $chance }%，預期 { $points } 分
board-outlooks = 勝率與預期分數

# 瀏覽與行動樹。
board-first = 最初局面
board-back = 上一步
board-forward = 下一步
board-last = 最後局面
board-moves = 行動
board-start = 開始
board-deal = 抽磚
board-variation = 變化
board-delete = 從這裡刪除
board-promote = 設為主線
board-keys = 左右鍵沿著主線移動，上下鍵切換變化。

# 抽磚。
board-draw = 隨機抽取
board-redraw = 重新抽取
board-choose = 選擇磚片
board-drawn = 已抽出
board-drawn-none = 尚無
board-next = 下一片
board-ways = { $tile }，剩 { $count }
board-undo = 移除最後一片
board-rest = 其餘隨機抽取
board-deal-text = 或輸入抽磚結果

# 文字匯入與匯出。
board-text = 匯入與匯出
board-import-label = 貼上棋譜或局面
board-import-open = 開啟
board-position-text = 局面
board-record-text = 棋譜
board-copied = 已複製
board-link = 複製此局面的連結
board-download = 下載棋譜

# 文字有什麼問題。
board-error-line = 第 { $line } 行：{ $problem }

# 已結束的對局。
board-report = 你的對局
board-report-make = 分析整局
board-report-going = 正在分析整局…
board-graph = 整局的勝率
board-grades = 行動評級
board-grade = { $grade ->
    [best] 最佳
    [good] 良好
    [inaccuracy] 不精確
    [mistake] 失誤
   *[blunder] 嚴重失誤
}
board-grade-sign = { $grade ->
    [best] ★
    [good] ✓
    [inaccuracy] ?!
    [mistake] ?
   *[blunder] ??
}
board-lost = 損失 { $chance }% 勝率與 { $points } 分
board-show-move = { $name }：{ $grade }

# 從失誤中學習。
board-learn = 從失誤中學習
board-learn-of = 從 { $name } 的失誤中學習
board-learn-none = 沒有失誤，玩得很好！
board-learn-ask = 第 { $round } 輪：替 { $name } 找出更好的行動。
board-learn-played = 對局中 { $name } 的選擇：
board-learn-progress = 第 { $number } 題，共 { $count } 題
board-learn-judging = 正在評估你的行動…
board-learn-right = { $grade ->
    [best] 這是最佳行動！
   *[good] 好的行動。
}
board-learn-wrong = 還不對：這會損失 { $chance }% 勝率與 { $points } 分。再試一次。
board-learn-same = 這正是對局中的行動，試試別的。
board-learn-show = 顯示解答
board-learn-solution = 最佳行動：
board-learn-next = 下一個失誤
board-learn-skip = 略過
board-learn-done = 所有失誤都看完了。
board-learn-end = 回到分析板
`;export{e as default};