var e=`# 花園宮殿。數字前後留空格。拒絕訊息用來回應輸入的行動，所以六角形、格子和區域都用代號，例如 B3。

garden-title = 花園宮殿
garden-colour = { $colour ->
    [blue] 藍色
    [dark-purple] 深紫色
    [light-purple] 淺紫色
    [yellow] 黃色
    [light-green] 淺綠色
   *[dark-green] 深綠色
}
garden-pattern = { $pattern ->
    [tree] 大樹
    [bird] 鳥兒
    [butterflies] 蝴蝶
    [flower] 花朵
    [plant] 植物
   *[lilies] 百合
}
garden-hexagon = { garden-colour }{ garden-pattern }
garden-expansion = 擴建組件（{ garden-hexagon }）

# 列舉時，數量寫在後面，便不會與「和」字相連；句子裡寫在前面。
garden-jokers = 百搭瓷磚 { $count } 塊
    .counted = { $count } 塊百搭瓷磚
garden-decoration = { $decoration ->
    [fountain] 噴泉
    [statue] 雕像
    [bench] 長椅
   *[pavilion] 柱子
}
garden-at = { $where ->
    [right] 右方
    [upper-right] 右上方
    [upper-left] 左上方
    [left] 左方
    [lower-left] 左下方
    [lower-right] 右下方
   *[fountain] 噴泉旁
}
garden-spot = { $spot ->
    [right] 右方
    [upper-right] 右上方
    [upper-left] 左上方
    [left] 左方
    [lower-left] 左下方
    [lower-right] 右下方
   *[middle] 中央
}
garden-cell = { $where ->
    [fountain] 噴泉{ garden-spot }的格子
   *[other] { garden-at }區域{ garden-spot }的格子
}

# 發生的事。一個回合是一句話。
garden-event-dealt = 在板塊疊頂抽放了 { $count } 塊瓷磚。
garden-event-turned = 展示區的一塊擴建組件翻到正面：{ $hexagon }。
garden-event-took = { player }拿取{ $list }。
garden-event-placed = { player }把{ $hexagon }放置在花園{ $at }。
garden-event-placed-paid = { player }把{ $hexagon }放置在花園{ $at }，支付{ $list }。
garden-event-laid = { player }把擴建組件（{ $hexagon }）放置在花園{ $at }。
garden-event-laid-paid = { player }把擴建組件（{ $hexagon }）放置在花園{ $at }，支付{ $list }。
garden-event-bought = { player }花 { $points } 分購買擴建組件，放置在花園{ $at }。
garden-event-surrounded = { player }圍住{ $list }，獲得 { FORM($jokers, "counted") }。
garden-event-surrounded-lost = { player }圍住{ $list }，獲得 { FORM($jokers, "counted") }，但其中 { $lost } 塊放不下。
garden-event-passed = { player }略過。
garden-event-passed-first = { $points ->
    [0] { player }第一個略過，拿取起始玩家指示物，不扣分。
   *[other] { player }第一個略過，拿取起始玩家指示物，扣 { $points } 分。
}
garden-event-dropped = { player }棄掉{ $list }。
garden-event-lost = { $points ->
    [0] { player }棄掉的東西不扣分。
   *[other] { player }因棄掉的東西扣 { $points } 分。
}
garden-event-marked = { $points ->
    [0] { player }第一個略過，拿取起始玩家指示物，不扣分。
   *[other] { player }第一個略過，拿取起始玩家指示物，扣 { $points } 分。
}
garden-event-wheel = { player }在第 { $round } 輪計分得 { $points } 分。
garden-event-round = { $who ->
    [you] 第 { $round } 輪開始，由你先行動。
   *[other] 第 { $round } 輪開始，由 { $name } 先行動。
}
garden-event-left-jokers = { player }因剩下的 { FORM($jokers, "counted") }得 { $points } 分。
garden-event-left-things = { $points ->
    [0] { player }倉庫中剩下的東西不扣分。
   *[other] { player }因倉庫中剩下的東西扣 { $points } 分。
}
garden-event-group = { player }的群組（{ $kind }，{ $count } 個六角形）得 { $points } 分。
garden-event-ended = 第 { $round } 輪是最後一輪：遊戲結束。

# 提問與選擇。
garden-ask-acting = 要拿取、放置、購買還是略過？
garden-ask-copying = 要拿取哪一個{ $hexagon }？
garden-ask-paying = 要用什麼支付{ $hexagon }（還差 { $left } 個）？
garden-ask-paying-more = 已支付{ $list }。還要用什麼支付{ $hexagon }（還差 { $left } 個）？
garden-ask-discarding = 要棄掉什麼嗎？每個都要扣掉它的分值。你的倉庫已用 { $used } 格，共 { $places } 格。
garden-hint-pass = 本輪略過
garden-hint-stop = 不再棄掉
garden-hint-take = { $list }
garden-hint-copy = 從展示區第 { $nth } 塊擴建組件（共 { $shown } 塊）
garden-hint-buy = 花 { $points } 分購買面朝下的擴建組件，放置在花園{ $at }
garden-hint-place = { $cost ->
    [0] { $hexagon }放置在花園{ $at }
   *[other] { $hexagon }放置在花園{ $at }（另付 { $cost } 個六角形）
}
garden-hint-lay = { $cost ->
    [0] 擴建組件（{ $hexagon }）放置在花園{ $at }
   *[other] 擴建組件（{ $hexagon }）放置在花園{ $at }（另付 { $cost } 個六角形）
}
garden-hint-pay = 支付{ $piece }
garden-hint-drop = 棄掉{ $piece }
garden-price = { $points ->
    [0] 這次略過目前不扣分。
   *[other] 這次略過目前會扣 { $points } 分。
}

# 選擇的結果：garden-effect 簡短寫在位置旁，garden-detail 在版圖下方說明。
garden-effect-tiles = +{ $count } 塊瓷磚
garden-effect-expansions = +{ $count } 塊擴建組件
garden-detail-buy = 面朝下的擴建組件：−{ $points } 分
garden-detail-group = 群組（{ $kind }，{ $count } 個六角形）：遊戲結束時 +{ $points } 分
garden-effect-wheel = 轉盤，+{ $points }
garden-detail-wheel = 本輪轉盤：+{ $points } 分
garden-effect-jokers = +{ $count } 塊百搭瓷磚
garden-detail-surrounds = 圍住{ $list }：+{ FORM($jokers, "counted") }
garden-effect-no-room = { $count } 塊放不下
garden-effect-discards = { $points ->
    [0] 棄掉的東西
   *[other] 棄掉的東西，−{ $points }
}
garden-effect-marker = { $points ->
    [0] 起始玩家指示物
   *[other] 起始玩家指示物，−{ $points }
}
garden-detail-marker = { $points ->
    [0] 拿取起始玩家指示物
   *[other] 拿取起始玩家指示物：−{ $points } 分
}
garden-effect-left = 剩餘，−{ $points }
garden-detail-left = 倉庫中剩下的東西：遊戲結束時 −{ $points } 分

# 圖示。
garden-label-title = { $side ->
    [back] 花園宮殿，計分版圖背面，第 { $round } 輪
   *[front] 花園宮殿，計分版圖正面，第 { $round } 輪
}
garden-label-wheel = 轉盤：
garden-label-stack = 板塊疊 { $stack }，供應堆 { $supply }
garden-label-bag = 袋子 { $count }
garden-label-tower = 高塔 { $count }
garden-label-expansions = 擴建組件：
garden-label-passed = 略過
garden-label-points = { $score } 分
garden-label-near = 還缺：
garden-label-groups = 群組：
garden-label-turn = { player }的回合
garden-label-nature = 等待抽取瓷磚
garden-label-over = 遊戲結束

# 以句子描述局面。
garden-describe-round = { $side ->
    [back] 花園宮殿，計分版圖背面，第 { $round } 輪。轉盤顯示{ $list }。
   *[front] 花園宮殿，計分版圖正面，第 { $round } 輪。轉盤顯示{ $list }。
}
garden-describe-top = 板塊疊頂：{ $list }。
garden-describe-aside = 展示區第 { $nth } 塊擴建組件：{ $list }。
garden-describe-expansion = 展示區第 { $nth } 塊擴建組件，面朝上：{ $hexagon }。
garden-describe-stack = 板塊疊頂之下還有 { $stack } 塊擴建組件，供應堆有 { $supply } 塊。
garden-describe-heaps = 袋子裡有 { $bag } 塊瓷磚，高塔裡有 { $tower } 塊。
garden-describe-seat = { player }有 { $score } 分和 { FORM($jokers, "counted") }。
garden-describe-has-marker = { player }擁有起始玩家指示物。
garden-describe-passed = { player }已略過。
garden-describe-storage = 倉庫：{ $list }。
garden-describe-expansions = 倉庫中的擴建組件：{ $list }。
garden-describe-area = { $form ->
    [down] { $at }的區域有七格，沒有柱子。
   *[up] { $at }的區域有一根柱子。
}
garden-describe-cells = 花園{ $at }：{ $list }。
garden-describe-cell = { $hexagon }（{ $spot }）
garden-describe-near = 填滿{ $list }，就圍住{ $decoration }，獲得 { FORM($jokers, "counted") }。
garden-describe-group = 群組（{ $kind }，{ $count } 個六角形）值 { $points } 分。

# 各代碼的拒絕訊息。
refusal-garden-phase = { $phase ->
    [acting] 不能這樣做：回合才剛開始。
    [copying] 不能這樣做：現在請選擇要拿取哪一個相同的六角形。
    [paying] 不能這樣做：現在請支付費用。
   *[discarding] 不能這樣做：現在請選擇要棄掉的東西。
}
refusal-garden-nothing-shown = 展示區沒有這種顏色或花紋。
refusal-garden-no-room = 你的倉庫放不下全部。
refusal-garden-copy-elsewhere = 不能從那裡拿取：那裡沒有，或者其餘的會放不下。
refusal-garden-no-tile = 你的倉庫中沒有瓷磚 { $hexagon }。
refusal-garden-no-expansion = 你的倉庫中沒有擴建組件 { $hexagon }。
refusal-garden-no-cell = 這裡不能放置：這個區域還沒有擴建組件，或者這裡是柱子。
refusal-garden-cell-filled = 這個格子已有六角形。
refusal-garden-neighbours = 它與那裡相鄰的六角形顏色和花紋都不同。
refusal-garden-group = 這樣同一群組中會有兩個完全相同的六角形。
refusal-garden-cannot-pay = 費用是 { $cost }：還缺 { $missing } 塊同色或同花紋的瓷磚。
refusal-garden-area-built = 那個區域已有擴建組件。
refusal-garden-supply-empty = 供應堆沒有擴建組件了。
refusal-garden-too-poor = 面朝下的擴建組件要花 { $price } 分，你只有 { $score } 分。
refusal-garden-pay-unfit = 不能用這個支付：必須全部同色，或全部同花紋，而且不能重複。
refusal-garden-drop-order = 現在不能再棄掉這個：請先棄掉瓷磚，由小到大，再棄掉擴建組件。
refusal-garden-deal-tiles-due = 翻開了擴建組件，但現在應該抽取瓷磚。
refusal-garden-deal-expansion-due = 抽出了 { $count } 個，但應該翻開一塊擴建組件。
refusal-garden-deal-too-many = 抽出了 { $count } 塊瓷磚，但只放得下 { $room } 塊。
refusal-garden-deal-too-few = 抽出了 { $count } 塊瓷磚，但需要 { $due } 塊。
refusal-garden-deal-not-in-bag = 抽出的第 { $place } 塊瓷磚是 { $hexagon }，但袋子裡已經沒有這種瓷磚。
refusal-garden-deal-seen = 擴建組件 { $hexagon } 先前已經翻開過。
refusal-garden-deal-unknown = 抽出的第 { $place } 個是「{ $item }」，沒有這種六角形。

# 如何輸入行動。
garden-notation = 行動的寫法：takeB 是拿取藍色，take3 是拿取蝴蝶，from2 是選擇位置 2 的那一個。B3@14 是把藍色蝴蝶放置在格子 14，xB3@2r4 是把擴建組件以方向 4 放置在區域 2，buy2 是購買一塊放置在區域 2。payB4、payxB4、payJ 是支付瓷磚、擴建組件、百搭瓷磚；dropB3 和 dropxB3 是棄掉；pass 是略過，stop 是不再棄掉。顏色：B 藍、P 深紫、L 淺紫、Y 黃、M 淺綠、G 深綠。
`;export{e as default};