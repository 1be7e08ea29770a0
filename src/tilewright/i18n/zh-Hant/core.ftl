# 每款遊戲都需要的詞語。名稱與後面的文字之間空一格，「你」之後不空。
player-name = 玩家 { $seat }
player = { $who ->
    [you] 你
   *[other] { $name }{ " " }
}
ask-named = { $name }：{ $question }
bot-name = { $bot ->
    [random] 隨機電腦
    [greedy] 貪心電腦
    [uct] 抽樣電腦
    [guided] 評估電腦
    [deep] 深度電腦
    [strong] 最強電腦
    [novice] 新手
    [apprentice] 學徒
    [tiler] 鋪磚工
    [mason] 石匠
    [artisan] 工匠
    [master] 大師
   *[other] { $bot }
}

# 選擇的結果，簡短寫在版圖上的位置旁。
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-ends = 遊戲將結束

# 各代碼的拒絕訊息。
refusal-game-over = 遊戲已經結束。
refusal-actor-nature = 必須先抽取瓷磚。
refusal-action-unknown = 沒有「{ $action }」這個行動。
refusal-deal-not-due = 現在不需要抽取瓷磚。
