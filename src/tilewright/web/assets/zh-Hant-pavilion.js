var e=`# 夏日行宮。數字前後留空格；瓷磚數量寫在瓷磚之後，列舉時便不會與「和」字相連。

pavilion-title = 夏日行宮
pavilion-colour = { $colour ->
    [purple] 紫色
    [green] 綠色
    [orange] 橙色
    [yellow] 黃色
    [blue] 藍色
   *[red] 紅色
}
    .wild = { $wild ->
        [purple] 紫色
        [green] 綠色
        [orange] 橙色
        [yellow] 黃色
        [blue] 藍色
       *[red] 紅色
    }
pavilion-tiles = { pavilion-colour }瓷磚 { $count } 塊
pavilion-tile = { pavilion-colour }瓷磚
pavilion-any-tiles = { $count } 塊瓷磚
pavilion-from = { $marker ->
    [start] 從桌子中央拿取起始玩家指示物，並拿取
   *[none] { $source ->
        [0] 從桌子中央拿取
       *[other] 從 { $source } 號工廠圓盤拿取
    }
}
pavilion-star = { $kind ->
    [purple] 紫色星形
    [green] 綠色星形
    [orange] 橙色星形
    [yellow] 黃色星形
    [blue] 藍色星形
    [red] 紅色星形
    [left] 左方的星形
    [upper-left] 左上方的星形
    [upper-right] 右上方的星形
    [right] 右方的星形
    [lower-right] 右下方的星形
    [lower-left] 左下方的星形
   *[middle] 中間的星形
}
pavilion-price = { $wilds ->
    [0] 支付 { $cost } 塊瓷磚
   *[other] 支付 { $cost } 塊瓷磚（百搭 { $wilds } 塊）
}
pavilion-structure = { $structure ->
    [pillar] 柱子
    [statue] 雕像
   *[window] 窗戶
}

# 發生的事。一個回合是一句話。
pavilion-event-supplied = 供應區補滿到 { $tiles }。
pavilion-event-dealt = { $who ->
    [you] 第 { $round } 輪開始，百搭顏色是{ pavilion-colour.wild }。由你先行動。
   *[other] 第 { $round } 輪開始，百搭顏色是{ pavilion-colour.wild }。由 { $name } 先行動。
}
pavilion-event-took = { player }{ $from }{ $list }。
pavilion-event-took-token = { $points ->
    [0] { player }{ $from }{ $list }，不扣分。
   *[other] { player }{ $from }{ $list }，扣 { $points } 分。
}
pavilion-event-placing = 瓷磚都拿完了，開始鋪設瓷磚。
pavilion-event-placed = { $points ->
    [1] { player }{ $price }，在{ $star }鋪上{ $tile }：+{ $points } 分。
   *[other] { player }{ $price }，在{ $star }鋪上{ $tile }：連成 { $run } 塊，+{ $points } 分。
}
pavilion-event-placed-built = { $points ->
    [1] { player }{ $price }，在{ $star }鋪上{ $tile }：+{ $points } 分；圍住{ $structures }，可從供應區拿取 { $tiles }。
   *[other] { player }{ $price }，在{ $star }鋪上{ $tile }：連成 { $run } 塊，+{ $points } 分；圍住{ $structures }，可從供應區拿取 { $tiles }。
}
pavilion-event-gained = { player }從供應區拿取{ $list }。
pavilion-event-bonus-lost = 供應區空了：少拿 { $count } 塊獎勵瓷磚。
pavilion-event-passed = { $count ->
    [0] { player }手上沒有瓷磚，自動略過。
   *[other] { player }略過。
}
pavilion-event-kept = { player }保留{ $list }。
pavilion-event-discarded = { $points ->
    [0] { player }棄掉 { $tiles }，不扣分。
   *[other] { player }棄掉 { $tiles }，扣 { $points } 分。
}
pavilion-event-star-bonus = { player }完成{ $star }：+{ $points } 分。
pavilion-event-cost-bonus = { player }鋪滿所有費用 { $cost } 的格子：+{ $points } 分。
pavilion-event-corner-loss = { $points ->
    [0] { player }剩下 { $tiles }，不扣分。
   *[other] { player }剩下 { $tiles }，扣 { $points } 分。
}
pavilion-forecast = 遊戲結束時，保留的瓷磚還會再扣 { $count } 分。
pavilion-event-ended = 第 { $round } 輪是最後一輪：遊戲結束。

# 提問與選擇。
pavilion-ask-taking = 要拿取哪些瓷磚？
pavilion-ask-placing = 要把瓷磚鋪在哪裡，還是略過？
pavilion-ask-picking = { $left ->
    [1] 要從供應區拿取哪一塊瓷磚？
   *[other] 要從供應區拿取哪些瓷磚（還有 { $left } 塊）？
}
pavilion-ask-keeping = 要保留哪些瓷磚（最多 4 塊）？
pavilion-hint-pass = 本輪略過
pavilion-hint-stop = 不再保留
pavilion-hint-pick = 拿取{ $tile }
pavilion-hint-keep = 保留{ $tile }
pavilion-hint-take = { $list }
pavilion-hint-place = { $price }，在{ $star }鋪上{ $tile }：+{ $points } 分
pavilion-hint-place-gain = { $price }，在{ $star }鋪上{ $tile }：+{ $points } 分，圍住{ $structures }得 { $tiles }
pavilion-owed = { player }接著從供應區拿取 { $tiles }。

# 選擇的結果：pavilion-effect 簡短寫在位置旁，pavilion-detail 在版圖下方說明。
pavilion-choice-place = { $price }，在{ $star }鋪上{ $tile }
pavilion-detail-run = { $run ->
    [1] 單獨一塊：+{ $points } 分
   *[other] 連成 { $run } 塊：+{ $points } 分
}
pavilion-effect-star = 星形，+{ $points }
pavilion-detail-star = 完成{ $star }：遊戲結束時 +{ $points } 分
pavilion-effect-cost = 鋪滿 { $cost }，+{ $points }
pavilion-detail-cost = 鋪滿所有費用 { $cost } 的格子：遊戲結束時 +{ $points } 分
pavilion-effect-tiles = +{ $count } 塊瓷磚
pavilion-detail-built = 圍住{ $structures }：從供應區拿取 { $tiles }
pavilion-effect-lost = 少拿 { $count } 塊獎勵瓷磚
pavilion-effect-token = { $points ->
    [0] 起始玩家指示物
   *[other] 起始玩家指示物，−{ $points }
}
pavilion-detail-token = { $points ->
    [0] 拿取起始玩家指示物
   *[other] 拿取起始玩家指示物：−{ $points } 分
}
pavilion-effect-keep = { $points ->
    [0] { $count } 塊中保留 { $keep } 塊
   *[other] { $count } 塊中保留 { $keep } 塊，−{ $points }
}
pavilion-effect-discards = { $points ->
    [0] 棄掉 { $count } 塊
   *[other] 棄掉 { $count } 塊，−{ $points }
}
pavilion-effect-left = { $points ->
    [0] 剩下 { $count } 塊
   *[other] 剩下 { $count } 塊，−{ $points }
}
pavilion-detail-left = 剩下 { $count } 塊瓷磚：−{ $points } 分

# 圖示。
pavilion-label-title = { $side ->
    [grey] 夏日行宮，灰色面，第 { $round } 輪
   *[coloured] 夏日行宮，彩色面，第 { $round } 輪
}
pavilion-label-wild = 百搭：{ pavilion-colour }
pavilion-label-turn = { player }的回合
pavilion-label-nature = 等待抽取瓷磚
pavilion-label-over = 遊戲結束
pavilion-label-centre = 桌子中央：
pavilion-label-supply = 供應區：
pavilion-label-bag = 袋子
pavilion-label-tower = 高塔
pavilion-label-hand = 手上：
pavilion-label-kept = 保留：
pavilion-label-passed = 略過
pavilion-label-points = { $score } 分
pavilion-label-pillar = 柱子
pavilion-label-statue = 雕像
pavilion-label-window = 窗戶
pavilion-label-near = 差一塊：

# 以句子描述局面。格子以費用稱呼。
pavilion-describe-round = { $side ->
    [grey] 夏日行宮，灰色面，第 { $round } 輪，百搭顏色是{ pavilion-colour.wild }。
   *[coloured] 夏日行宮，彩色面，第 { $round } 輪，百搭顏色是{ pavilion-colour.wild }。
}
pavilion-describe-display = { $display } 號工廠圓盤：{ $list }。
pavilion-describe-centre = 桌子中央：{ $list }。
pavilion-describe-supply = 供應區：{ $list }。
pavilion-describe-bag = 袋子：{ $list }。
pavilion-describe-tower = 高塔：{ $list }。
pavilion-describe-token = 起始玩家指示物在桌子中央。
pavilion-describe-seat = { player }有 { $score } 分。
pavilion-describe-has-token = { player }擁有起始玩家指示物。
pavilion-describe-hand = 手上：{ $list }。
pavilion-describe-kept = 保留：{ $list }。
pavilion-describe-passed = { player }已略過。
pavilion-describe-star = { $star }：{ $list }。
pavilion-describe-place = { pavilion-colour }（費用 { $cost }）
pavilion-describe-near = 在{ $star }費用 { $cost } 的格子再鋪一塊瓷磚，就圍住{ $structure }，可從供應區拿取 { $tiles }。

# 各代碼的拒絕訊息。用來回應輸入的行動，所以星形和格子以編號稱呼。
refusal-pavilion-phase = { $phase ->
    [taking] 不能這樣做：現在是拿取瓷磚的部分。
    [placing] 不能這樣做：現在是鋪設瓷磚的部分。
    [picking] 不能這樣做：現在請選擇獎勵瓷磚。
   *[keeping] 不能這樣做：現在請選擇要保留的瓷磚。
}
refusal-pavilion-source-unknown = 沒有 { $source } 號工廠圓盤：這桌只有 { $displays } 個。
refusal-pavilion-source-lacks-colour = { $source } 號工廠圓盤上沒有{ pavilion-colour }瓷磚。
refusal-pavilion-centre-lacks-colour = 桌子中央沒有{ pavilion-colour }瓷磚。
refusal-pavilion-source-wild = { pavilion-colour }是百搭顏色，只有在沒有其他顏色的地方才能單獨拿取。
refusal-pavilion-space-covered = 這個格子已有瓷磚。
refusal-pavilion-star-colour = 這個星形不接受{ pavilion-colour }瓷磚。
refusal-pavilion-no-tile = 你手上沒有{ pavilion-colour }瓷磚可鋪。
refusal-pavilion-too-few-wild = 你有 { $held } 塊百搭瓷磚，不是 { $wilds } 塊。
refusal-pavilion-wild-for-wild = { pavilion-colour }本身就是百搭顏色，不能用其他百搭瓷磚代替。
refusal-pavilion-too-many-wild = 這個格子的費用是 { $cost }，所以最多只能用 { $most } 塊百搭瓷磚。
refusal-pavilion-too-few-tiles = 費用是 { $cost }：還缺 { $missing } 塊{ pavilion-colour }瓷磚。
refusal-pavilion-supply-lacks-colour = 供應區沒有{ pavilion-colour }瓷磚。
refusal-pavilion-hand-lacks-colour = 你手上沒有{ pavilion-colour }瓷磚可保留。
refusal-pavilion-keep-order = 請依照顏色順序保留瓷磚：現在不能再保留{ pavilion-colour }。
refusal-pavilion-deal-too-many = 抽出了 { $count } 塊瓷磚，但只放得下 { $room } 塊。
refusal-pavilion-deal-too-few = 抽出了 { $count } 塊瓷磚，但需要 { $due } 塊。
refusal-pavilion-deal-not-in-bag = 抽出的第 { $place } 塊瓷磚是{ pavilion-colour }，但袋子裡已經沒有這種顏色。
refusal-pavilion-deal-unknown-tile = 抽出的第 { $place } 塊瓷磚是「{ $tile }」，沒有這種顏色。

# 如何輸入行動。
pavilion-notation = 行動的寫法：2R 是從 2 號工廠圓盤拿取紅色，CB 是從桌子中央拿取藍色。14P 是在 1 號星形第 4 格鋪上紫色，14P+2 是其中用兩塊百搭瓷磚支付。pickG 是從供應區拿取綠色，keepO 是保留橙色；pass 是略過，stop 是不再保留。0 號星形在中間，1 至 6 號從左方起依順時針方向排列。顏色：P 紫、G 綠、O 橙、Y 黃、B 藍、R 紅。
`;export{e as default};