# 每款遊戲都需要的詞語。
player-name = 玩家 { $seat }
player = { $who ->
    [you] 你
   *[other] { $name }
}
ask-named = { $name }：{ $question }
bot-name = { $bot ->
    [random] 隨機機器人
    [greedy] 貪心機器人
    [uct] 抽樣機器人
    [guided] 引導機器人
    [deep] 深度機器人
    [strong] 最強機器人
    [novice] 新手
    [apprentice] 學徒
    [tiler] 鋪磚工
    [mason] 石匠
    [artisan] 工匠
    [master] 大師
   *[other] { $bot }
}

# 各代碼的拒絕訊息。
refusal-game-over = 遊戲已經結束。
refusal-actor-nature = 必須先抽出瓷磚：現在由運氣決定。
refusal-action-unknown = 沒有「{ $action }」這個行動。
refusal-deal-not-due = 現在不需要抽瓷磚。
