# 夏日行宮。數字前後留空格；瓷磚數量寫在瓷磚之後，列舉時便不會與「和」字相連。

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
pavilion-star = { $kind ->
    [purple] 紫色星形
    [green] 綠色星形
    [orange] 橙色星形
    [yellow] 黃色星形
    [blue] 藍色星形
    [red] 紅色星形
    [left] 左邊的星形
    [upper-left] 左上的星形
    [upper-right] 右上的星形
    [right] 右邊的星形
    [lower-right] 右下的星形
    [lower-left] 左下的星形
   *[middle] 中央的星形
}
pavilion-tile = { pavilion-colour }瓷磚
pavilion-any-tiles = { $count } 塊瓷磚
pavilion-from = { $marker ->
    [start] 從桌子中央（連同起始玩家指示物）
   *[none] { $source ->
        [0] 從桌子中央
       *[other] 從 { $source } 號工廠圓盤
    }
}
pavilion-price = { $wilds ->
    [0] 支付 { $cost } 塊
   *[other] 支付 { $cost } 塊（百搭 { $wilds } 塊）
}
pavilion-structure = { $structure ->
    [pillar] 柱子
    [statue] 雕像
   *[window] 窗戶
}
pavilion-event-took = { player }{ $from }拿取{ $list }。
pavilion-event-took-token = { player }{ $from }拿取{ $list }，扣 { $points } 分。
pavilion-event-placed = { player }{ $price }，把{ $tile }鋪在{ $star }：連成 { $run } 塊，+{ $points } 分。
pavilion-event-placed-built = { player }{ $price }，把{ $tile }鋪在{ $star }：連成 { $run } 塊，+{ $points } 分，並圍住{ $structures }，從供應區拿取 { $count } 塊瓷磚。

# 發生的事。
pavilion-event-supplied = 供應區已補充，現有 { $count } 塊瓷磚。
pavilion-event-dealt = 第 { $round } 輪，百搭顏色為{ pavilion-colour.wild }：擺出 { $count } 塊瓷磚。起始玩家：{ $name }。
pavilion-event-placing = 瓷磚已全部拿完。開始鋪瓷磚。
pavilion-event-gained = { $name } 獲得{ $list }。
pavilion-event-bonus-lost = 供應區已空：少拿 { $count } 塊瓷磚。
pavilion-event-passed = { $name } 略過。
pavilion-event-kept = { $name } 保留{ $list }。
pavilion-event-discarded = { $name } 把 { $count } 塊瓷磚丟進高塔，失去 { $points } 分。
pavilion-event-star-bonus = { player }完成{ $star }：+{ $points } 分。
pavilion-event-cost-bonus = { $name } 鋪滿所有費用為 { $cost } 的格子：+{ $points } 分。
pavilion-event-corner-loss = { $name } 剩下 { $count } 塊瓷磚，失去 { $points } 分。
pavilion-forecast = 遊戲結束時將再失去 { $count } 分。
pavilion-event-ended = 第 { $round } 輪是最後一輪：遊戲結束。

# 提問與選擇。
pavilion-ask-taking = 要拿哪些瓷磚？
pavilion-ask-placing = 要把瓷磚鋪在哪裡，還是略過？
pavilion-ask-picking = 要從供應區拿哪些瓷磚（還有 { $left } 塊）？
pavilion-ask-keeping = 要保留哪些瓷磚（最多四塊）？
pavilion-hint-pass = 本輪略過
pavilion-hint-stop = 不再保留
pavilion-hint-pick = 拿取{ $tile }
pavilion-hint-keep = 保留{ $tile }
pavilion-hint-place = { $tile }鋪在{ $star }，{ $price }：+{ $points } 分
pavilion-hint-place-gain = { $tile }鋪在{ $star }，{ $price }：+{ $points } 分，圍住{ $structures }得 { $count } 塊瓷磚
pavilion-owed = { player }接著從供應區拿取 { $count } 塊瓷磚。
pavilion-describe-star = { $star }：{ $list }。
pavilion-describe-place = { pavilion-colour }在 { $cost }
pavilion-describe-near = 在{ $star }的 { $cost } 再鋪一塊瓷磚，就圍住{ $structure }，獲得 { $count } 塊瓷磚。
pavilion-hint-take = { $list }

# 圖示。
pavilion-label-title = 夏日行宮，{ $side ->
    [grey] 灰色
   *[coloured] 彩色
}面，第 { $round } 輪
pavilion-label-wild = 百搭：{ pavilion-colour }
pavilion-label-turn = { $name } 的回合
pavilion-label-nature = 等待抽出瓷磚
pavilion-label-over = 遊戲結束
pavilion-label-centre = 桌子中央：
pavilion-label-supply = 供應區：
pavilion-label-bag = 袋子
pavilion-label-tower = 高塔
pavilion-label-hand = 手邊：
pavilion-label-kept = 保留：
pavilion-label-passed = 略過
pavilion-label-points = { $score } 分
pavilion-label-pillar = 柱子
pavilion-label-statue = 雕像
pavilion-label-window = 窗戶
pavilion-label-near = 差一塊：

# 以句子描述局面。
pavilion-describe-round = 夏日行宮，{ $side ->
    [grey] 灰色
   *[coloured] 彩色
}面，第 { $round } 輪，百搭顏色為{ pavilion-colour.wild }。
pavilion-describe-display = { $display } 號工廠圓盤：{ $list }。
pavilion-describe-centre = 桌子中央：{ $list }。
pavilion-describe-supply = 供應區：{ $list }。
pavilion-describe-bag = 袋子裡：{ $list }。
pavilion-describe-tower = 高塔裡：{ $list }。
pavilion-describe-token = 起始玩家指示物在桌子中央。
pavilion-describe-seat = { $name } 有 { $score } 分。
pavilion-describe-has-token = { $name } 持有起始玩家指示物。
pavilion-describe-hand = 手邊：{ $list }。
pavilion-describe-kept = 保留：{ $list }。
pavilion-describe-passed = { $name } 已略過。

# 各代碼的拒絕訊息。
refusal-pavilion-phase = { $phase ->
    [taking] 不能這樣做：現在要拿取瓷磚。
    [placing] 不能這樣做：現在要鋪瓷磚。
    [picking] 不能這樣做：現在要從供應區拿取瓷磚。
   *[keeping] 不能這樣做：現在要選擇保留的瓷磚。
}
refusal-pavilion-source-unknown = 沒有 { $source } 號工廠圓盤：這張桌子只有 { $displays } 個。
refusal-pavilion-source-lacks-colour = { $source } 號工廠圓盤上沒有{ pavilion-colour }瓷磚。
refusal-pavilion-centre-lacks-colour = 桌子中央沒有{ pavilion-colour }瓷磚。
refusal-pavilion-source-wild = { pavilion-colour }是百搭顏色，只有在沒有其他顏色的地方才能單獨拿取。
refusal-pavilion-space-covered = 格子 { $space } 已有瓷磚。
refusal-pavilion-star-colour = { $star } 號星形不能鋪{ pavilion-colour }瓷磚。
refusal-pavilion-no-tile = 手邊沒有{ pavilion-colour }瓷磚可鋪。
refusal-pavilion-too-few-wild = 手邊的百搭瓷磚有 { $held } 塊，不是 { $wilds } 塊。
refusal-pavilion-wild-for-wild = { pavilion-colour }本身就是百搭顏色，不能再用其他百搭瓷磚代替。
refusal-pavilion-too-many-wild = 格子 { $space } 的費用是 { $cost }，因此最多只能用 { $most } 塊百搭瓷磚。
refusal-pavilion-too-few-tiles = 格子 { $space } 的費用是 { $cost }：需要 { $needed } 塊{ pavilion-colour }瓷磚，手邊只有 { $held } 塊。
refusal-pavilion-supply-lacks-colour = 供應區沒有{ pavilion-colour }瓷磚。
refusal-pavilion-hand-lacks-colour = 手邊沒有{ pavilion-colour }瓷磚可保留。
refusal-pavilion-keep-order = 必須依顏色順序保留瓷磚：現在不能再保留{ pavilion-colour }瓷磚。
refusal-pavilion-deal-too-many = 擺出了 { $count } 塊瓷磚，但只放得下 { $room } 塊。
refusal-pavilion-deal-too-few = 擺出了 { $count } 塊瓷磚，但應該有 { $due } 塊。
refusal-pavilion-deal-not-in-bag = 擺出的第 { $place } 塊瓷磚是{ pavilion-colour }，但那時袋子裡已經沒有這種顏色。
refusal-pavilion-deal-unknown-tile = 擺出的第 { $place } 塊瓷磚是「{ $tile }」，沒有這種顏色。

# 行動的寫法。
pavilion-notation = 行動的寫法：2R 表示從 2 號工廠圓盤拿紅色，CB 表示從桌子中央拿藍色。14P 表示把紫色鋪在 1 號星形第 4 格，14P+2 表示其中用兩塊百搭瓷磚支付。pickG 表示從供應區拿綠色，keepO 表示保留橙色；pass 表示略過，stop 表示不再保留。0 號星形在中央。顏色：P 紫、G 綠、O 橙、Y 黃、B 藍、R 紅。

