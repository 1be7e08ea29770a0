var e=`# 牌桌圖上各物的名稱：供聆聽者使用，也寫在按鈕上。

web-board = 玩家 { $seat } 的版圖
web-start-marker = 起始玩家指示物

# 花磚物語。來源 0 是桌子中央；$tiles 由 azul-tiles 組成。
web-azul-offer = 工廠圓盤與桌子中央
web-azul-floor = 地板
web-azul-source = { $source ->
    [0] 桌子中央
   *[other] { $source } 號工廠圓盤
}
web-azul-group = { $source ->
    [0] 桌子中央，{ $tiles }
   *[other] { $source } 號工廠圓盤，{ $tiles }
}
web-azul-line-empty = 第 { $line } 花紋列，空
web-azul-place = 第 { $row } 橫列第 { $column } 直行：{ $colour ->
    [none] 空
   *[other] { azul-colour }
}

# 夏日行宮。$tiles 與 $list 由 pavilion-tiles 組成。
web-pavilion-offer = 工廠圓盤、桌子中央與供應區
web-pavilion-label-hand = 手邊
web-pavilion-label-supply = 供應區
web-pavilion-wild = 百搭：{ pavilion-colour }
web-pavilion-source = { $source ->
    [0] 桌子中央
   *[other] { $source } 號工廠圓盤
}
web-pavilion-group = { $source ->
    [0] 桌子中央，{ $tiles }
   *[other] { $source } 號工廠圓盤，{ $tiles }
}
web-pavilion-supply = 供應區，{ $tiles }
web-pavilion-hand = 手邊，{ $tiles }
web-pavilion-kept = 保留，{ $tiles }
web-pavilion-space = { $kind ->
    [middle] 中央星形
    [purple] 紫色星形
    [green] 綠色星形
    [orange] 橙色星形
    [yellow] 黃色星形
    [blue] 藍色星形
    [red] 紅色星形
   *[grey] { $star } 號星形
}，第 { $position } 格，費用 { $cost }：{ $colour ->
    [none] 空
   *[other] { pavilion-colour }
}
web-pavilion-payment = 支付{ $list }
web-pavilion-structure = { $structure ->
    [pillar] { $star } 號星形旁的柱子
    [statue] { $star } 號星形旁的雕像
   *[window] { $star } 號星形旁的窗戶
}
web-pavilion-star = { $star } 號星形
web-pavilion-cost = 費用為 { $cost } 的格子
`;export{e as default};