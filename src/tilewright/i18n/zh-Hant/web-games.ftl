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
web-count-of = { $count } / { $all }

# 花磚物語。來源 0 是桌子中央；$tiles 由 azul-tiles 組成。
web-azul-offer = 工廠圓盤與桌子中央
web-azul-floor = 地板
web-azul-complete = 完成的橫列、直行、顏色
web-azul-complete-counts = { $rows } · { $columns } · { $colours }
web-azul-fullest = 最滿的橫列
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
web-azul-why-line = 目前沒有可以放到這條花紋列的瓷磚。
web-azul-why-wall = 瓷磚要先放到花紋列。填滿的花紋列在該輪結束時才送一塊到牆面。
web-azul-log-from = { $source ->
    [0] 桌子中央
   *[other] { $source } 號圓盤
}
web-azul-log-to = { $line ->
    [0] 地板
   *[other] 第 { $line } 花紋列
}
web-azul-log-place = 第 { $row } 橫列第 { $column } 直行
web-azul-log-fallen = { $count ->
    [0] −{ $points }
   *[other] 掉落 { $count } 塊，−{ $points }
}

# 夏日行宮。$tiles 與 $list 由 pavilion-tiles 組成。
web-pavilion-offer = 工廠圓盤、桌子中央與供應區
web-pavilion-label-hand = 手上的瓷磚
web-pavilion-label-kept = 保留的瓷磚
web-pavilion-label-supply = 供應區
web-pavilion-fullest = 最滿的星形
web-pavilion-structures = 柱子、雕像、窗戶
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
web-pavilion-some = { $count } 塊{ pavilion-colour }
web-pavilion-several = { $list }
web-pavilion-structure = { $structure ->
    [pillar] 柱子：給 { $count } 塊瓷磚
    [statue] 雕像：給 { $count } 塊瓷磚
   *[window] 窗戶：給 { $count } 塊瓷磚
}
web-pavilion-star = { $star }的獎勵
web-pavilion-cost = 鋪滿費用 { $cost } 的獎勵
web-pavilion-why-hand = 你手上沒有這種顏色的瓷磚。
web-pavilion-why-nowhere = 現在沒有可以鋪這種顏色的格子。
web-pavilion-why-space = 你手上的瓷磚都不能鋪在這裡。
web-pavilion-pass-hint = 點選瓷磚可更改要保留的瓷磚。
web-pavilion-log-from = { $source ->
    [0] 桌子中央
   *[other] { $source } 號圓盤
}
web-pavilion-log-to = { $kind ->
    [purple] 紫色星形：{ $cost }
    [green] 綠色星形：{ $cost }
    [orange] 橙色星形：{ $cost }
    [yellow] 黃色星形：{ $cost }
    [blue] 藍色星形：{ $cost }
    [red] 紅色星形：{ $cost }
    [left] 左方星形：{ $cost }
    [upper-left] 左上方星形：{ $cost }
    [upper-right] 右上方星形：{ $cost }
    [right] 右方星形：{ $cost }
    [lower-right] 右下方星形：{ $cost }
    [lower-left] 左下方星形：{ $cost }
   *[middle] 中間星形：{ $cost }
}
web-pavilion-log-built = { $structure ->
    [pillar] 柱子
    [statue] 雕像
   *[window] 窗戶
}
web-pavilion-log-kept = 保留 { $count } 塊

# 花園宮殿。$hexagon 由 garden-hexagon 組成。
web-garden-offer = 轉盤與展示區
web-garden-wheel = 轉盤
web-garden-forecast = 轉盤目前
web-garden-storage = 倉庫
web-garden-bag = 袋子
web-garden-tower = 高塔
web-garden-supply = 供應堆
web-garden-place = 展示區第 { $nth } 塊擴建組件（共 { $shown } 塊）
web-garden-place-of = 展示區第 { $nth } 塊擴建組件（共 { $shown } 塊）：{ $list }
web-garden-shown = { $hexagon }，在第 { $nth } 塊擴建組件上（共 { $shown } 塊）
web-garden-shown-expansion = 擴建組件（{ $hexagon }），展示區第 { $nth } 塊（共 { $shown } 塊）
web-garden-take-colour = 拿取{ garden-colour }（{ $count }）
web-garden-take-pattern = 拿取{ garden-pattern }（{ $count }）
web-garden-stored = { $cost ->
    [0] 倉庫中的{ $hexagon }，不用另外支付
   *[other] 倉庫中的{ $hexagon }，另付 { $cost } 個同色或同花紋的六角形
}
web-garden-stored-expansion = { $cost ->
    [0] 倉庫中的擴建組件（{ $hexagon }），不用另外支付
   *[other] 倉庫中的擴建組件（{ $hexagon }），另付 { $cost } 個同色或同花紋的六角形
}
web-garden-jokers = 倉庫中的百搭瓷磚：{ $count } 塊
web-garden-free-cell = { $cell }：空的
web-garden-filled-cell = { $cell }：{ $hexagon }
web-garden-area = { $at }的區域，沒有擴建組件
web-garden-buy = 購買擴建組件
web-garden-ask-area = 面朝下的擴建組件要放在哪裡？
web-garden-why-tile = 現在沒有適合的格子：旁邊要有同色或同花紋的六角形，而且群組中不能重複。
web-garden-why-cell = 你的倉庫中沒有可以放在這裡的東西。
web-garden-why-empty = 你的倉庫是空的，請先拿取瓷磚。
web-garden-why-joker = 百搭瓷磚只能用來支付費用。
web-garden-decoration-lacks = { $decoration ->
    [fountain] 噴泉：圍住後得 { $count } 塊百搭瓷磚，還差 { $missing } 格
    [statue] 雕像：圍住後得 { $count } 塊百搭瓷磚，還差 { $missing } 格
    [bench] 長椅：圍住後得 { $count } 塊百搭瓷磚，還差 { $missing } 格
   *[pavilion] 柱子：圍住後得 { $count } 塊百搭瓷磚，還差 { $missing } 格
}
web-garden-surrounded = { $decoration ->
    [fountain] 噴泉：已圍住，得了 { $count } 塊百搭瓷磚
    [statue] 雕像：已圍住，得了 { $count } 塊百搭瓷磚
    [bench] 長椅：已圍住，得了 { $count } 塊百搭瓷磚
   *[pavilion] 柱子：已圍住，得了 { $count } 塊百搭瓷磚
}
# 圖中的文字：空間小，要簡短。
web-garden-wheel-round = 第 { $round } 輪計分：{ $list }；柱子每輪都計分
web-garden-marker = 起始玩家指示物：第一個略過的玩家拿取，並扣 1 分
web-garden-storage-count = 倉庫 { $count }/{ $places }
web-garden-expansions-count = 擴建組件 { $count }/{ $places }
web-garden-stored-count = { $expansions ->
    [0] 倉庫 { $count }/{ $places }
   *[other] 倉庫 { $count }/{ $places }，擴建組件 { $expansions } 塊
}
web-garden-groups-count = 三個以上的群組：{ $count }
web-garden-caption-stack = { $count ->
    [0] 板塊疊的最後一塊
   *[other] 板塊疊，還有 { $count } 塊
}
web-garden-caption-tiles = 還有 { $count } 塊
web-garden-caption-open = 可以拿取
web-garden-short-stack = 疊，{ $count } 塊
web-garden-short-tiles = { $count } 塊
web-garden-short-open = 可拿取
web-garden-display-empty = 展示區是空的
web-garden-take-a-colour = 拿取一種顏色
web-garden-take-a-pattern = 拿取一種花紋
# $what 由 web-garden-take-colour 或 web-garden-take-pattern 組成。
web-garden-take-once = { $what }，每種一個

# 得分的項目，寥寥數字。
web-azul-bonus = { $bonus ->
    [row] 第 { $row } 橫列
    [column] 第 { $column } 直行
   *[colour] 五塊{ azul-colour }瓷磚
}
web-pavilion-run = { $count ->
    [1] 1 塊瓷磚
   *[other] { $count } 塊相連的瓷磚
}
web-pavilion-discarded = 棄掉的瓷磚
web-pavilion-left-over = 剩下的瓷磚
web-garden-sum-colour = { garden-colour }，{ $sum }
web-garden-sum-pattern = { garden-pattern }，{ $sum }
web-garden-sum-pavilions = 柱子，{ $sum }
web-garden-discarded = 棄掉的東西
web-garden-left-over = 倉庫中剩下的東西
web-garden-jokers-left = 剩餘的百搭瓷磚
web-garden-bought = 面朝下的擴建組件
web-garden-log-taken = 倉庫
web-garden-log-to = { $where ->
    [right] 右方
    [upper-right] 右上方
    [upper-left] 左上方
    [left] 左方
    [lower-left] 左下方
    [lower-right] 右下方
   *[fountain] 中央
}
web-garden-log-surrounded = { $decoration ->
    [fountain] 噴泉
    [statue] 雕像
    [bench] 長椅
   *[pavilion] 柱子
}
