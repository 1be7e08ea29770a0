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
`;export{e as default};