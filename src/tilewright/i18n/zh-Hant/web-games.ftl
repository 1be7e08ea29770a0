# 遊戲桌圖上各物的名稱：供聆聽者使用，也寫在按鈕上。

# 各遊戲及其版面。若此處沒有某遊戲，$game 即為其名稱。
web-game-name = { $game ->
    [azul] 花磚物語
    [pavilion] 夏日行宮
    [garden] 花園宮殿
   *[other] { $game }
}
web-side = { $side ->
    [azul-coloured] 彩色牆面
    [azul-grey] 灰色牆面
    [pavilion-coloured] 彩色面
    [pavilion-grey] 灰色面
    [garden-front] 計分版圖正面
    [garden-back] 計分版圖背面
   *[other] { $side }
}
web-side-about = { $side ->
    [azul-coloured] 牆面每一格都有固定的顏色。
    [azul-grey] 每塊瓷磚放在哪一直行由你選擇。
    [pavilion-coloured] 每個外圍星形都有自己的顏色。
    [pavilion-grey] 星形沒有自己的顏色，由第二塊瓷磚決定。
    [garden-front] 花紋和群組依照一般方式計分。
    [garden-back] 花紋和群組的計分方式不同。
   *[other] { $side }
}
web-front-against = { web-game-name }的對手：
web-learn-game = { $game ->
    [azul] 花磚物語教學
    [pavilion] 夏日行宮教學
    [garden] 花園宮殿教學
   *[other] { $game }教學
}
web-rules-title = { $game ->
    [azul] 花磚物語規則
    [pavilion] 夏日行宮規則
    [garden] 花園宮殿規則
   *[other] { $game }：規則
}

web-board = 玩家 { $number } 的版圖
web-start-marker = 起始玩家指示物

# 花磚物語。來源 0 是桌子中央；$tiles 由 azul-tiles 組成。
web-azul-offer = 工廠圓盤與桌子中央
web-azul-floor = 地板
web-azul-source = { $source ->
    [0] 桌子中央
   *[other] { $source } 號工廠圓盤
}
web-azul-group = { $source ->
    [0] 桌子中央：{ $tiles }
   *[other] { $source } 號工廠圓盤：{ $tiles }
}
web-azul-line-empty = 第 { $line } 花紋列：空的
web-azul-place = { $colour ->
    [none] 第 { $row } 橫列第 { $column } 直行：空的
   *[other] 第 { $row } 橫列第 { $column } 直行：{ azul-colour }
}

# 夏日行宮。$tiles 與 $list 由 pavilion-tiles 組成。
web-pavilion-offer = 工廠圓盤、桌子中央與供應區
web-pavilion-label-hand = 手上的瓷磚
web-pavilion-label-kept = 保留的瓷磚
web-pavilion-label-supply = 供應區
web-pavilion-wild = 百搭：{ pavilion-colour }
web-pavilion-source = { $source ->
    [0] 桌子中央
   *[other] { $source } 號工廠圓盤
}
web-pavilion-group = { $source ->
    [0] 桌子中央：{ $tiles }
   *[other] { $source } 號工廠圓盤：{ $tiles }
}
web-pavilion-supply = 供應區：{ $tiles }
web-pavilion-hand = 手上：{ $tiles }
web-pavilion-kept = 保留：{ $tiles }
web-pavilion-space = { $colour ->
    [none] { $star }，費用 { $cost } 的格子：空的
   *[other] { $star }，費用 { $cost } 的格子：{ pavilion-colour }
}
web-pavilion-middle-space = { $colour ->
    [none] { $star }，{ $where }費用 { $cost } 的格子：空的
   *[other] { $star }，{ $where }費用 { $cost } 的格子：{ pavilion-colour }
}
web-pavilion-direction = { $at ->
    [upper-right] 右上方
    [lower-right] 右下方
    [bottom] 下方
    [lower-left] 左下方
    [upper-left] 左上方
   *[top] 上方
}
web-pavilion-payment = 支付{ $list }
web-pavilion-structure = { $structure ->
    [pillar] 柱子：給 { $count } 塊瓷磚
    [statue] 雕像：給 { $count } 塊瓷磚
   *[window] 窗戶：給 { $count } 塊瓷磚
}
web-pavilion-star = { $star }的獎勵
web-pavilion-cost = 鋪滿費用 { $cost } 的獎勵

# 花園宮殿。$hexagon 由 garden-hexagon 組成。
web-garden-offer = 轉盤與展示區
web-garden-wheel = 轉盤
web-garden-storage = 倉庫
web-garden-stack = 板塊疊：下面還有 { $count } 塊
web-garden-bag = 袋子
web-garden-tower = 高塔
web-garden-supply = 供應堆
web-garden-place = 展示區第 { $nth } 塊擴建組件（共 { $shown } 塊）
web-garden-place-of = 展示區第 { $nth } 塊擴建組件（共 { $shown } 塊）：{ $list }
web-garden-shown = { $hexagon }，在第 { $nth } 塊擴建組件上（共 { $shown } 塊）
web-garden-shown-expansion = 擴建組件（{ $hexagon }），展示區第 { $nth } 塊（共 { $shown } 塊）
web-garden-take-colour = 拿取{ garden-colour }（{ $count }）
web-garden-take-pattern = 拿取{ garden-pattern }（{ $count }）
web-garden-stored = 倉庫中的{ $hexagon }
web-garden-stored-expansion = 倉庫中的擴建組件（{ $hexagon }）
web-garden-jokers = 倉庫中的百搭瓷磚：{ $count } 塊
web-garden-free-cell = { $cell }：空的
web-garden-filled-cell = { $cell }：{ $hexagon }
web-garden-area = { $at }的區域，沒有擴建組件
web-garden-decoration = { $decoration ->
    [fountain] 噴泉：給 { $count } 塊百搭瓷磚
    [statue] 雕像：給 { $count } 塊百搭瓷磚
    [bench] 長椅：給 { $count } 塊百搭瓷磚
   *[pavilion] 柱子：給 { $count } 塊百搭瓷磚
}
