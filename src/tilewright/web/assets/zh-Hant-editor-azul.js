var e=`# 花磚物語的局面為何不可能。$number 是玩家編號，$colour、$row、$column、$line 是位置，$count 是數量。

editor-azul-wall-place = 第 { $row } 橫列第 { $column } 直行不能放{ azul-colour }瓷磚。
editor-azul-wall-row-twice = 第 { $row } 橫列有兩塊{ azul-colour }瓷磚。
editor-azul-wall-column-twice = 第 { $column } 直行有兩塊{ azul-colour }瓷磚。
editor-azul-line-on-wall = 第 { $line } 花紋列有{ azul-colour }瓷磚，但同一橫列的牆面上已經有了。
editor-azul-tiles-total = { azul-colour }瓷磚有 { $count } 塊，應為 20 塊。
editor-azul-marker-two = 起始玩家指示物只有一個。
editor-azul-marker-deal = 放滿工廠圓盤之前，起始玩家指示物在桌子中央。
editor-azul-marker-stray = 玩家 { $number } 地板上的起始玩家指示物不該在那裡。
editor-azul-marker-missing = 玩家 { $number } 有起始玩家指示物，但地板上沒有。
editor-azul-phase-floor = 玩家 { $number } 的地板現在應該是空的。
editor-azul-phase-line = 玩家 { $number } 的第 { $line } 花紋列現在不能是滿的。
editor-azul-phase-idle = 連續 { $count } 輪沒有鋪瓷磚，遊戲就結束。
editor-azul-phase-row = 玩家 { $number } 完成了一橫列，所以遊戲在這一輪之後結束。
editor-azul-phase-over-offered = 還有瓷磚可拿，遊戲不會結束。
editor-azul-phase-not-over = 遊戲還沒結束：沒有完成的橫列，也還有瓷磚。
editor-azul-phase-laid = 「這一輪已鋪瓷磚」只在鋪到牆面時適用。
editor-azul-phase-not-laid = 完成了一橫列，所以這一輪已鋪瓷磚。
editor-azul-phase-dealt = 還有瓷磚可拿，不會放滿工廠圓盤。
editor-azul-phase-no-tiles = 沒有瓷磚可以放到工廠圓盤。
editor-azul-phase-nothing = 沒有瓷磚可拿。請放上瓷磚，或改為抽取瓷磚。
editor-azul-phase-column = 玩家 { $number } 沒有直行可選。請放上瓷磚，或改為抽取瓷磚。
`;export{e as default};