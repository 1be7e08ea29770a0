var e=`# 謎題。$turns 是解答共有幾個回合，$turn 是接下來的第幾個。
puzzles-title = 謎題
puzzles-lead = 在電腦對局的局面中找出最佳行動。
puzzles-of = 謎題：{ web-game-name }
puzzles-one = 謎題
puzzles-daily = 每日謎題
puzzles-days = { $days ->
    [0] 每天一題新謎題。
   *[other] 連續 { $days } 天
}
puzzles-solve = 解題
puzzles-again = 已解出
puzzles-train = 更多謎題
puzzles-count = { $count } 題，依你的等級分挑選。
puzzles-record = 第一次就解出：{ $tried } 題中的 { $solved } 題。最長連續：{ $best } 題。你的等級分：{ $rating }。
puzzles-solved-count = 已解出 { $solved } 題。等級分：{ $rating }。
puzzles-themes = 主題
puzzles-theme-count = { puzzles-theme }（{ $count }）
puzzles-theme = { $theme ->
    [cost] 格位數字
    [colour] 同色全齊
    [column] 搶直行
    [denial] 攔截
    [endgame] 最後一輪
    [expansion] 擴充板
    [floor] 地板列
    [group] 群組
    [harvest] 大豐收
    [keep] 略過
    [long] 多個回合
    [marker] 起始玩家
    [payment] 支付
    [row] 完成橫列
    [sacrifice] 犧牲
    [star] 星形
    [structure] 建築
    [wheel] 轉盤
    [wild] 百搭瓷磚
   *[other] { $theme }
}
puzzles-other-games = 其他遊戲
puzzles-all = 所有謎題
puzzles-rating = 難度 { $rating }
puzzles-round = 第 { $round } 輪
puzzles-prompt = { $turns ->
    [1] 輪到你了。請找出最佳行動。
   *[other] 輪到你了。請找出最佳行動：第 { $turn } 個，共 { $turns } 個。
}
puzzles-go-on = 正確！請找出下一個行動。
puzzles-almost = 開頭很好，但這個回合有更好的完成方式。
puzzles-wrong = 這不是最佳行動。請再試一次。
puzzles-solved = 解出來了！
puzzles-done = 解答如下。
puzzles-show = 顯示解答
puzzles-next = 下一題
puzzles-analyse = 分析
puzzles-yours = 你的等級分：{ $rating }。連續解出：{ $run } 題。
`;export{e as default};