var e=`# 花園宮殿中行動的效果。

garden-study-group = 形成群組（{ $kind }，{ $count } 個六角形）：遊戲結束時 +{ $points } 分。
garden-study-wheel = 本輪轉盤多得 +{ $points } 分。
garden-study-surrounds = 圍住{ $list }：+{ FORM($jokers, "counted") }。
garden-study-no-room = { $count } 塊百搭瓷磚放不下。
garden-study-pays = 需從倉庫支付 { $count } 個。
garden-study-buys = 購買面朝下的擴建組件：−{ $points } 分。
garden-study-tiles = 拿取 { $count } 塊瓷磚。
garden-study-expansions = 拿取 { $count } 個擴建組件。
garden-study-discards = { $points ->
    [0] 棄掉的東西不扣分。
   *[other] 棄掉的東西扣 { study-points }。
}
garden-study-marker = { $points ->
    [0] 第一個略過，拿取起始玩家指示物，不扣分。
   *[other] 第一個略過，拿取起始玩家指示物：−{ $points } 分。
}
garden-study-left = 倉庫中剩下的東西：遊戲結束時 −{ $points } 分。
garden-study-matching = 之後倉庫中有 { $count } 個類別相同（{ $kind }）的不同六角形。
`;export{e as default};