# 花園宮殿。數字前後留空格；格子、區域和擴建組件以編號稱呼。
# 拒絕訊息中的六角形只寫代號，例如 B3。

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
garden-jokers = { $count } 塊百搭瓷磚
garden-decoration = { $decoration ->
    [fountain] 噴泉
    [statue] 一座雕像
    [bench] 一張長椅
   *[pavilion] 一根柱子
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
    [right] 右
    [upper-right] 右上
    [upper-left] 左上
    [left] 左
    [lower-left] 左下
    [lower-right] 右下
   *[middle] 中央
}
garden-cell = { garden-at }區域的{ garden-spot }格

# 發生的事。
garden-event-dealt = 板塊疊頂擺上 { $count } 塊瓷磚。
garden-event-turned = 展示區翻開一塊擴建組件：{ $hexagon }。
garden-event-took = { player }拿取{ $list }。
garden-event-placed = { player }把{ $hexagon }放到{ $at }。
garden-event-placed-paid = { player }把{ $hexagon }放到{ $at }，支付{ $list }。
garden-event-laid = { player }把擴建組件（{ $hexagon }）放到{ $at }。
garden-event-laid-paid = { player }把擴建組件（{ $hexagon }）放到{ $at }，支付{ $list }。
garden-event-bought = { player }花 { $points } 分購買擴建組件，放到{ $at }。
garden-event-surrounded = { player }圍住{ $list }，獲得{ $jokers }。
garden-event-surrounded-lost = { player }圍住{ $list }，獲得{ $jokers }，其中 { $lost } 塊放不下。
garden-event-passed-first = { player }最先略過，拿取起始玩家指示物，扣 { $points } 分。
garden-event-passed = { $name } 略過。
garden-event-dropped = { player }棄掉{ $list }。
garden-event-lost = { $name } 因棄掉的六角形失去 { $points } 分。
garden-event-marked = { $name } 最先略過，拿取起始玩家指示物，失去 { $points } 分。
garden-event-wheel = 第 { $round } 輪計分：{ $name } 獲得 { $points } 分。
garden-event-round = 第 { $round } 輪開始。起始玩家：{ $name }。
garden-event-left-jokers = { player }因剩下的{ $jokers }獲得 { $points } 分。
garden-event-left-things = { player }因倉庫裡剩下的物件扣 { $points } 分。
garden-event-group = { $name } 有 { $count } 個六角形的群組（{ $kind }）：+{ $points } 分。
garden-event-ended = 第 { $round } 輪是最後一輪：遊戲結束。

# 提問與選擇。
garden-ask-acting = 要拿取、放置、購買還是略過？
garden-ask-copying = 要拿哪一塊{ $hexagon }？
garden-ask-paying = 要用什麼支付{ $hexagon }（還差 { $left } 個）？
garden-ask-paying-more = 已付{ $list }。還要用什麼支付{ $hexagon }（還差 { $left } 個）？
garden-ask-discarding = 要棄掉什麼嗎？
garden-hint-pass = 本輪略過
garden-hint-stop = 不再棄掉
garden-hint-take = { $list }
garden-hint-copy = 從展示區第 { $nth } 塊（共 { $shown } 塊）擴建組件
garden-hint-buy = 花 { $points } 分購買面朝下的擴建組件，放到{ $at }
garden-hint-place = { $cost ->
    [0] { $hexagon }放到{ $at }
   *[other] { $hexagon }放到{ $at }（另付 { $cost } 個）
}
garden-hint-lay = { $cost ->
    [0] 擴建組件（{ $hexagon }）放到{ $at }
   *[other] 擴建組件（{ $hexagon }）放到{ $at }（另付 { $cost } 個）
}
garden-hint-pay = 支付{ $piece }
garden-hint-drop = 棄掉{ $piece }
garden-price = 此次略過目前要付 { $points } 分。

# 圖示。
garden-label-title = 花園宮殿，版圖{ $side ->
    [back] 背面
   *[front] 正面
}，第 { $round } 輪
garden-label-wheel = 轉盤：
garden-label-stack = 板塊疊 { $stack }, 供應堆 { $supply }
garden-label-bag = 袋子 { $count }
garden-label-tower = 高塔 { $count }
garden-label-expansions = 擴建組件：
garden-label-passed = 略過
garden-label-points = { $score } 分
garden-label-near = 還差：
garden-label-groups = 群組：
garden-label-turn = { $name } 的回合
garden-label-nature = 等待抽取
garden-label-over = 遊戲結束

# 以句子描述局面。
garden-describe-round = 花園宮殿，計分版圖{ $side ->
    [back] 背面
   *[front] 正面
}，第 { $round } 輪。轉盤指示{ $list }。
garden-describe-top = 板塊疊頂：{ $list }。
garden-describe-aside = 展示區第 { $nth } 塊擴建組件：{ $list }。
garden-describe-expansion = 展示區第 { $nth } 塊擴建組件已翻開：{ $hexagon }。
garden-describe-stack = 板塊疊頂之下還有 { $stack } 塊擴建組件，供應堆有 { $supply } 塊。
garden-describe-heaps = 袋子裡有 { $bag } 塊瓷磚，高塔裡有 { $tower } 塊。
garden-describe-seat = { player }有 { $score } 分和{ $jokers }。
garden-describe-has-marker = { $name } 持有起始玩家指示物。
garden-describe-passed = { $name } 已略過。
garden-describe-storage = 倉庫：{ $list }。
garden-describe-expansions = 倉庫裡的擴建組件：{ $list }。
garden-describe-area = { $form ->
    [down] { $at }的區域有七格，沒有柱子。
   *[up] { $at }的區域有一根柱子。
}
garden-describe-cells = 花園{ $at }：{ $list }。
garden-describe-cell = { $hexagon }（{ $spot }）
garden-describe-near = 填滿{ $list }，就圍住{ $decoration }，獲得{ $jokers }。
garden-describe-group = 有 { $count } 個六角形的群組（{ $kind }）值 { $points } 分。

# 各代碼的拒絕訊息。
refusal-garden-phase = { $phase ->
    [acting] 不能這樣做：現在回合才剛開始。
    [copying] 不能這樣做：現在要選擇從哪裡拿取相同的六角形。
    [paying] 不能這樣做：現在要支付費用。
   *[discarding] 不能這樣做：現在要選擇棄掉什麼。
}
refusal-garden-nothing-shown = 展示區沒有這種顏色或花紋。
refusal-garden-no-room = 倉庫放不下全部的六角形。
refusal-garden-copy-elsewhere = 不能從 { $place } 號位置拿取：那裡沒有，或者其餘的會放不下。
refusal-garden-no-tile = 倉庫裡沒有瓷磚 { $hexagon }。
refusal-garden-no-expansion = 倉庫裡沒有擴建組件 { $hexagon }。
refusal-garden-no-cell = 沒有 { $cell } 號格：那個區域還沒有擴建，或者那裡是柱子。
refusal-garden-cell-filled = { $cell } 號格已有 { $held }。
refusal-garden-neighbours = { $hexagon } 與 { $cell } 號格相鄰的六角形都不同色，也不同花紋。
refusal-garden-group = { $hexagon } 放到 { $cell } 號格，會使群組裡出現兩個相同的六角形。
refusal-garden-cannot-pay = 倉庫裡的東西不夠支付 { $hexagon }，費用是 { $cost }。
refusal-garden-area-built = { $area } 號區域已有擴建組件。
refusal-garden-supply-empty = 供應堆沒有擴建組件。
refusal-garden-too-poor = 面朝下的擴建組件要花 { $price } 分，目前只有 { $score } 分。
refusal-garden-pay-unfit = 現在不能用這個支付 { $hexagon } 的費用。
refusal-garden-drop-order = 現在不能再棄掉這個：必須先依順序棄掉瓷磚，再棄掉擴建組件。
refusal-garden-deal-tiles-due = 翻開了擴建組件，但現在應抽出瓷磚。
refusal-garden-deal-expansion-due = 抽出了 { $count } 件，但應翻開一個擴建組件。
refusal-garden-deal-too-many = 擺出了 { $count } 塊瓷磚，但只放得下 { $room } 塊。
refusal-garden-deal-too-few = 擺出了 { $count } 塊瓷磚，但應該有 { $due } 塊。
refusal-garden-deal-not-in-bag = 擺出的第 { $place } 塊瓷磚是 { $hexagon }，但那時袋子裡已經沒有這種瓷磚。
refusal-garden-deal-seen = 擴建組件 { $hexagon } 先前已經翻開過。
refusal-garden-deal-unknown = 擺出的第 { $place } 件是「{ $item }」，沒有這種六角形。

# 行動的寫法。
garden-notation = 行動的寫法：takeB 表示拿取藍色，take3 表示拿取蝴蝶，from2 表示從 2 號位置拿取相同的那一個。B3@14 表示把藍色蝴蝶放到 14 號格，xB3@2r4 表示把擴建組件以方向 4 放到 2 號區域，buy2 表示購買一塊放到 2 號區域。payB4、payxB4、payJ 分別表示支付瓷磚、擴建組件、百搭瓷磚；dropB3 和 dropxB3 表示棄掉；pass 表示略過，stop 表示不再棄掉。顏色：B 藍、P 深紫、L 淺紫、Y 黃、M 淺綠、G 深綠。

