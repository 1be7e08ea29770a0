# 花磚物語。數字前後留空格；瓷磚數量寫在瓷磚之後，列舉時便不會與「和」字相連。

azul-title = 花磚物語
azul-colour = { $colour ->
    [blue] 藍色
    [yellow] 黃色
    [red] 紅色
    [black] 黑色
   *[white] 白色
}
    .held = { $held ->
        [blue] 藍色
        [yellow] 黃色
        [red] 紅色
        [black] 黑色
       *[white] 白色
    }
azul-tiles = { azul-colour }瓷磚 { $count } 塊
azul-from = { $marker ->
    [start] 從桌子中央（連同起始玩家指示物）
   *[none] { $source ->
        [0] 從桌子中央
       *[other] 從 { $source } 號工廠圓盤
    }
}
azul-to = { $line ->
    [0] 放到地板
   *[other] 放到第 { $line } 花紋列
}
azul-event-took = { $missing ->
    [0] { player }{ $from }拿取{ $tiles }，{ $to }（已滿）。
   *[other] { player }{ $from }拿取{ $tiles }，{ $to }。
}
azul-event-took-floor = { player }{ $from }拿取{ $tiles }，放到地板。
azul-event-took-fallen = { player }{ $from }拿取{ $tiles }，{ $to }（已滿），{ $fallen } 塊落到地板。
azul-event-took-spilled = { player }{ $from }拿取{ $tiles }，{ $to }；地板已滿，{ $spilled } 塊放進盒蓋。
azul-event-dropped-spilled = { player }的第 { $line } 花紋列沒有直行可放{ azul-colour }瓷磚，地板也已滿，{ $spilled } 塊放進盒蓋。

# 發生的事。
azul-event-dealt = 第 { $round } 輪：擺出 { $count } 塊瓷磚。起始玩家：{ $name }。
azul-event-tiling = 第 { $round } 輪結束。開始鋪牆面。
azul-event-laid = { $name } 把{ azul-colour }瓷磚鋪在第 { $row } 橫列第 { $column } 直行（{ $runs }）：+{ $points } 分。
azul-runs = { $runs ->
    [across] 橫向連成 { $across } 塊
    [down] 直向連成 { $down } 塊
    [both] 橫向連成 { $across } 塊，直向連成 { $down } 塊
   *[none] 單獨一塊
}
azul-event-dropped = { $name } 的第 { $line } 花紋列沒有直行可放{ azul-colour }瓷磚，整列落到地板。
azul-event-penalised = { $name } 因地板失去 { $points } 分。
azul-event-bonus = { $bonus ->
    [row] { $name } 完成第 { $row } 橫列：+{ $points } 分。
    [column] { $name } 完成第 { $column } 直行：+{ $points } 分。
   *[colour] { $name } 鋪齊五塊{ azul-colour }瓷磚：+{ $points } 分。
}
azul-event-ended = { $reason ->
    [row] 有一條橫列完成了：遊戲結束。
    [idle] 連續三輪沒有瓷磚鋪上任何牆面：遊戲結束。
   *[tiles] 沒有瓷磚可擺了：遊戲結束。
}

# 提問與選擇。
azul-ask-take = 要拿哪些瓷磚，放到哪裡？
azul-ask-column = { azul-colour }瓷磚要放在第 { $row } 橫列的哪一直行？
azul-hint-column = 第 { $column } 直行：+{ $points } 分
azul-hint-floor = { $tiles }，放到地板
azul-hint-line = { $missing ->
    [0] { $tiles }，{ $to }（填滿）
   *[other] { $tiles }，{ $to }（還缺 { $missing } 塊）
}
azul-hint-line-falling = { $tiles }，{ $to }（填滿），{ $falling } 塊落到地板
azul-forecast = 若本輪現在結束：牆面 +{ $gain } 分，地板 −{ $loss } 分。
azul-forecast-wall = 若本輪現在結束：牆面 +{ $gain } 分。
azul-forecast-floor = 若本輪現在結束：地板 −{ $loss } 分。

# 圖示。
azul-label-title = 花磚物語，{ $side ->
    [grey] 灰色
   *[coloured] 彩色
}牆面，第 { $round } 輪
azul-label-turn = { $name } 的回合
azul-label-nature = 等待補充工廠圓盤
azul-label-over = 遊戲結束
azul-label-centre = 桌子中央：
azul-label-bag = 袋子
azul-label-lid = 盒蓋
azul-label-floor = 地板：
azul-label-points = { $score } 分

# 以句子描述局面。
azul-describe-round = 花磚物語，{ $side ->
    [grey] 灰色
   *[coloured] 彩色
}牆面，第 { $round } 輪。
azul-describe-display = { $display } 號工廠圓盤：{ $list }。
azul-describe-centre = 桌子中央：{ $list }。
azul-describe-marker = 起始玩家指示物在桌子中央。
azul-describe-bag = 袋子裡：{ $list }。
azul-describe-lid = 盒蓋裡：{ $list }。
azul-describe-seat = { $name } 有 { $score } 分。
azul-describe-has-marker = { $name } 持有起始玩家指示物。
azul-describe-line = 第 { $line } 花紋列：{ $tiles }，{ $missing ->
    [0] 已滿
   *[other] 還缺 { $missing } 塊
}。
azul-describe-row = 牆面第 { $row } 橫列：{ $list }。
azul-describe-place = { azul-colour }在第 { $column } 直行
azul-describe-floor = 地板：佔用 { $covered } 格，扣 { $penalty } 分。

# 各代碼的拒絕訊息。
refusal-source-unknown = 沒有 { $source } 號工廠圓盤：這張桌子只有 { $displays } 個。
refusal-source-lacks-colour = { $source } 號工廠圓盤上沒有{ azul-colour }瓷磚。
refusal-centre-lacks-colour = 桌子中央沒有{ azul-colour }瓷磚。
refusal-line-full = 第 { $line } 花紋列已滿。
refusal-line-holds-colour = 第 { $line } 花紋列已有{ azul-colour.held }瓷磚，不能放{ azul-colour }瓷磚。
refusal-wall-has-colour = 牆面第 { $line } 橫列已有{ azul-colour }瓷磚。
refusal-phase-taking = 鋪牆面時才選直行。現在要拿取瓷磚。
refusal-phase-tiling = 鋪牆面之前才拿取瓷磚。現在要選直行。
refusal-column-covered = 第 { $line } 橫列第 { $column } 直行已有瓷磚。
refusal-column-has-colour = 第 { $column } 直行已有{ azul-colour }瓷磚。
refusal-deal-too-many = 擺出了 { $count } 塊瓷磚，但工廠圓盤只放得下 { $room } 塊。
refusal-deal-too-few = 擺出了 { $count } 塊瓷磚，但應該有 { $due } 塊。
refusal-deal-not-in-bag = 擺出的第 { $place } 塊瓷磚是{ azul-colour }，但那時袋子裡已經沒有這種顏色。
refusal-deal-unknown-tile = 擺出的第 { $place } 塊瓷磚是「{ $tile }」，沒有這種顏色。

# 行動的寫法。
azul-notation = 行動的寫法：從哪裡拿、什麼顏色、放到哪一列。2R3 表示從 2 號工廠圓盤拿紅色，放到第 3 花紋列；CB5 表示從桌子中央拿藍色，放到第 5 花紋列；1KF 表示從 1 號工廠圓盤拿黑色，放到地板。顏色：B 藍、Y 黃、R 紅、K 黑、W 白。在灰色牆面上，col4 表示選擇第 4 直行。

