var e=`# 對局的總結。決定勝負的句子說的是贏家，或是離開的玩家。
summary-decided-shared = 雙方到最後都不分高下。
summary-decided-tie = 分數相同，由平手規則決定勝負。
summary-decided-point = 一分定勝負。
summary-decided-out = { $reason ->
    [forfeited] { $who ->
        [you] 你的時間用完了。
       *[other] { $name } 的時間用完了。
    }
   *[resigned] { $who ->
        [you] 你認輸了。
       *[other] { $name } 認輸了。
    }
}
summary-decided-turned = { $who ->
    [you] 第 { $round } 輪後你落後 { $points } 分，最後反敗為勝。
   *[other] 第 { $round } 輪後 { $name } 落後 { $points } 分，最後反敗為勝。
}
summary-decided-led = { $who ->
    [you] 每一輪結束時你都領先。
   *[other] 每一輪結束時都由 { $name } 領先。
}
summary-decided-source = { $source ->
    [tiles] 放置瓷磚的分數決定勝負：{ $more } 比 { $less }。
    [rows] 完成的橫列決定勝負：{ $more } 比 { $less }。
    [columns] 完成的直行決定勝負：{ $more } 比 { $less }。
    [colours] 完成的顏色決定勝負：{ $more } 比 { $less }。
    [stars] 完成的星形決定勝負：{ $more } 比 { $less }。
    [costs] 鋪滿的費用格決定勝負：{ $more } 比 { $less }。
    [wheel] 轉盤的分數決定勝負：{ $more } 比 { $less }。
    [groups] 群組的分數決定勝負：{ $more } 比 { $less }。
    [jokers] 剩餘的百搭瓷磚決定勝負：{ $more } 比 { $less }。
    [expansions] 擴建花費較少決定勝負：{ $more } 比 { $less }。
    [penalties] 扣分較少決定勝負：{ $more } 比 { $less }。
   *[other] 分數決定勝負：{ $more } 比 { $less }。
}

# 分數走勢圖與各部分。
summary-start = 開始
summary-final = 終局計分後
summary-final-short = 終局
summary-after-round = 第 { $round } 輪後
summary-rounds = { $count } 輪

# 表格、圖板與精彩時刻。
summary-each = 每個 { $points } 分
summary-bonuses = 獎勵
summary-moments = 對局的精彩時刻
summary-best = { $source ->
    [tiles] 最佳瓷磚
    [groups] 最佳群組
    [wheel] 最佳一輪
   *[other] 最高得分
}
summary-worst = { $event ->
    [penalised] 最慘的地板
   *[other] 最大的損失
}

# 分享。
summary-share = 分享這場對局
summary-share-link = 重播連結
summary-share-save = 儲存圖片
summary-share-failed = 無法產生圖片。你仍然可以分享連結。

# 再來一局需要所有人同意。
summary-rematch-wanted = { $names } 想再來一局。
summary-rematch-waiting = 正在等待 { $names } 同意…
summary-hints = 使用提示 { $count } 次
`;export{e as default};