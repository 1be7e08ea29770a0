var e=`# 花磚物語。數字前後留空格。列舉時，瓷磚數量寫在瓷磚之後，便不會與「和」字相連；句子裡寫在瓷磚之前。

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
    [start] 從桌子中央拿取起始玩家指示物，並拿取
   *[none] { $source ->
        [0] 從桌子中央拿取
       *[other] 從 { $source } 號工廠圓盤拿取
    }
}
azul-to = { $line ->
    [0] 放到地板
   *[other] 放到第 { $line } 花紋列
}

# 發生的事。一個回合是一句話；花紋列還缺 $missing 塊，$fallen 塊掉到地板，$spilled 塊因地板已滿而放入盒蓋。
azul-event-dealt = { $who ->
    [you] 第 { $round } 輪開始，工廠圓盤上有 { $count } 塊瓷磚。由你先行動。
   *[other] 第 { $round } 輪開始，工廠圓盤上有 { $count } 塊瓷磚。由 { $name } 先行動。
}
azul-event-took = { $missing ->
    [0] { player }{ $from } { $count } 塊{ azul-colour }瓷磚，{ $to }（填滿）。
   *[other] { player }{ $from } { $count } 塊{ azul-colour }瓷磚，{ $to }。
}
azul-event-took-floor = { player }{ $from } { $count } 塊{ azul-colour }瓷磚，放到地板。
azul-event-took-fallen = { player }{ $from } { $count } 塊{ azul-colour }瓷磚，{ $to }（填滿），其中 { $fallen } 塊掉到地板。
azul-event-took-spilled = { player }{ $from } { $count } 塊{ azul-colour }瓷磚，{ $to }；地板已滿，{ $spilled } 塊放入盒蓋。
azul-event-tiling = 第 { $round } 輪結束。填滿的花紋列各送一塊瓷磚到牆面。
azul-event-laid = { player }把{ azul-colour }瓷磚鋪在第 { $row } 橫列第 { $column } 直行（{ $runs }）：+{ $points } 分。
azul-runs = { $runs ->
    [across] 橫列連成 { $across } 塊
    [down] 直行連成 { $down } 塊
    [both] 橫列連成 { $across } 塊，直行連成 { $down } 塊
   *[none] 單獨一塊
}
azul-event-dropped = { player }的第 { $line } 花紋列沒有直行可放：{ $count } 塊{ azul-colour }瓷磚掉到地板。
azul-event-dropped-spilled = { player }的第 { $line } 花紋列沒有直行可放，地板也已滿：其中 { $spilled } 塊瓷磚放入盒蓋。
azul-event-penalised = { $points ->
    [0] { player }已經是 0 分，地板不再扣分。
   *[other] { player }因地板扣 { $points } 分。
}
azul-event-bonus = { $bonus ->
    [row] { player }完成第 { $row } 橫列：+{ $points } 分。
    [column] { player }完成第 { $column } 直行：+{ $points } 分。
   *[colour] { player }鋪齊五塊{ azul-colour }瓷磚：+{ $points } 分。
}
azul-event-ended = { $reason ->
    [row] 有一條橫列完成了：遊戲結束。
    [idle] 連續三輪沒有人鋪上瓷磚：遊戲結束。
   *[tiles] 沒有瓷磚可放到工廠圓盤了：遊戲結束。
}

# 提問與選擇。
azul-ask-take = 要拿取哪些瓷磚，放到哪裡？
azul-ask-column = { azul-colour }瓷磚要放在第 { $row } 橫列的哪一直行？
azul-hint-column = 第 { $column } 直行：+{ $points } 分
azul-hint-floor = { $count } 塊{ azul-colour }瓷磚，放到地板
azul-hint-line = { $missing ->
    [0] { $count } 塊{ azul-colour }瓷磚，{ $to }（填滿）
   *[other] { $count } 塊{ azul-colour }瓷磚，{ $to }（還缺 { $missing } 塊）
}
azul-hint-line-falling = { $count } 塊{ azul-colour }瓷磚，{ $to }（填滿），其中 { $falling } 塊掉到地板
azul-forecast = 如果這一輪現在結束：牆面 +{ $gain } 分，地板 −{ $loss } 分。
azul-forecast-wall = 如果這一輪現在結束：牆面 +{ $gain } 分。
azul-forecast-floor = 如果這一輪現在結束：地板 −{ $loss } 分。

# 選擇的結果：azul-effect 簡短寫在位置旁，azul-detail 在版圖下方說明。
azul-choice = { $count } 塊{ azul-colour }瓷磚，{ $to }
azul-choice-column = { azul-colour }瓷磚，放到第 { $row } 橫列第 { $column } 直行
azul-effect-fills = 填滿，+{ $points }
azul-detail-fills = { $when ->
    [now] { $runs }：+{ $points } 分
   *[later] { $runs }：這一輪計分時 +{ $points } 分
}
azul-effect-raises = 第 { $row } 橫列再 +{ $points }
azul-effect-missing = 還缺 { $missing } 塊
azul-effect-completes = { $bonus ->
    [row] 完成第 { $row } 橫列，+{ $points }
    [column] 完成第 { $column } 直行，+{ $points }
   *[colour] 集齊{ azul-colour }，+{ $points }
}
azul-detail-completes = { $bonus ->
    [row] 完成第 { $row } 橫列：遊戲結束時 +{ $points } 分
    [column] 完成第 { $column } 直行：遊戲結束時 +{ $points } 分
   *[colour] 鋪齊五塊{ azul-colour }瓷磚：遊戲結束時 +{ $points } 分
}
azul-detail-ends = 這一輪之後遊戲結束
azul-effect-dropped = 沒有直行可放，−{ $points }
azul-detail-dropped = 第 { $line } 花紋列沒有直行可放：{ $count } 塊瓷磚掉到地板，−{ $points } 分
azul-effect-falls = 掉 { $count } 塊，−{ $points }
azul-detail-falls = { $count } 塊瓷磚掉到地板：−{ $points } 分
azul-effect-spilled = { $count } 塊放入盒蓋
azul-effect-marker = { $points ->
    [0] 起始玩家指示物
   *[other] 起始玩家指示物，−{ $points }
}
azul-detail-marker = { $points ->
    [0] 拿取起始玩家指示物
   *[other] 拿取起始玩家指示物：−{ $points } 分
}

# 圖示。
azul-label-title = { $side ->
    [grey] 花磚物語，灰色牆面，第 { $round } 輪
   *[coloured] 花磚物語，彩色牆面，第 { $round } 輪
}
azul-label-turn = { player }的回合
azul-label-nature = 等待放滿工廠圓盤
azul-label-over = 遊戲結束
azul-label-centre = 桌子中央：
azul-label-bag = 袋子
azul-label-lid = 盒蓋
azul-label-floor = 地板：
azul-label-points = { $score } 分

# 以句子描述局面。
azul-describe-round = { $side ->
    [grey] 花磚物語，灰色牆面，第 { $round } 輪。
   *[coloured] 花磚物語，彩色牆面，第 { $round } 輪。
}
azul-describe-display = { $display } 號工廠圓盤：{ $list }。
azul-describe-centre = 桌子中央：{ $list }。
azul-describe-marker = 起始玩家指示物在桌子中央。
azul-describe-bag = 袋子：{ $list }。
azul-describe-lid = 盒蓋：{ $list }。
azul-describe-seat = { player }有 { $score } 分。
azul-describe-has-marker = { player }擁有起始玩家指示物。
azul-describe-line = { $missing ->
    [0] 第 { $line } 花紋列：{ $tiles }（已滿）。
   *[other] 第 { $line } 花紋列：{ $tiles }（還缺 { $missing } 塊）。
}
azul-describe-row = 牆面第 { $row } 橫列：{ $list }。
azul-describe-place = { azul-colour }（第 { $column } 直行）
azul-describe-floor = { $covered ->
    [0] 地板：空的。
   *[other] 地板：佔用 { $covered } 格，扣 { $penalty } 分。
}

# 各代碼的拒絕訊息。
refusal-source-unknown = 沒有 { $source } 號工廠圓盤：這桌只有 { $displays } 個。
refusal-source-lacks-colour = { $source } 號工廠圓盤上沒有{ azul-colour }瓷磚。
refusal-centre-lacks-colour = 桌子中央沒有{ azul-colour }瓷磚。
refusal-line-full = 第 { $line } 花紋列已滿。
refusal-line-holds-colour = 第 { $line } 花紋列已有{ azul-colour.held }瓷磚，不能放{ azul-colour }瓷磚。
refusal-wall-has-colour = 牆面第 { $line } 橫列已有{ azul-colour }。
refusal-phase-taking = 鋪設牆面時才能選擇直行。現在請拿取瓷磚。
refusal-phase-tiling = 鋪設牆面時不能拿取瓷磚。現在請選擇直行。
refusal-column-covered = 第 { $line } 橫列第 { $column } 直行已有瓷磚。
refusal-column-has-colour = 第 { $column } 直行已有{ azul-colour }。
refusal-deal-too-many = 抽出了 { $count } 塊瓷磚，但工廠圓盤只放得下 { $room } 塊。
refusal-deal-too-few = 抽出了 { $count } 塊瓷磚，但需要 { $due } 塊。
refusal-deal-not-in-bag = 抽出的第 { $place } 塊瓷磚是{ azul-colour }，但袋子裡已經沒有這種顏色。
refusal-deal-unknown-tile = 抽出的第 { $place } 塊瓷磚是「{ $tile }」，沒有這種顏色。

# 如何輸入行動。
azul-notation = 行動的寫法：從哪裡拿取、什麼顏色、放到哪一條花紋列。2R3 是從 2 號工廠圓盤拿取紅色，放到第 3 花紋列；CB5 是從桌子中央拿取藍色，放到第 5 花紋列；1KF 是從 1 號工廠圓盤拿取黑色，放到地板。顏色：B 藍、Y 黃、R 紅、K 黑、W 白。在灰色牆面上，col4 是選擇第 4 直行。
`;export{e as default};