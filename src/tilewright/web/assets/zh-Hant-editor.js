var e=`# 局面編輯器。$field 和 $choice 是程式的字，$piece 是配件名稱，$place 是位置名稱，$count 是數量。

editor-title = 局面編輯器
editor-palette = 配件
editor-group = { $group ->
    [0] 瓷磚
   *[1] 擴建組件
}
editor-remove = 移除配件
editor-item = { $piece }，{ $count }（{ $place }）
editor-table = 桌面
editor-hint = 選一個配件再點選位置，或直接拖曳配件。按右鍵或 Delete 移除，數字鍵選擇，M 鍵移動。
editor-lifted = 選擇配件要放的位置，或按 Escape 取消。
editor-undo = 復原
editor-redo = 重做
editor-new = 新局面
editor-empty = 空桌面
editor-start = 遊戲開始
editor-paste = 貼上文字形式的局面
editor-load = 載入
editor-text-only = 這個遊戲的局面只能以文字貼上。
editor-faults = 問題
editor-sound = 這個局面可以開始玩。
editor-over = 在這個局面中遊戲已結束。
editor-solve = 修正
editor-fault-other = 不可能出現這個局面：{ $sentence }
editor-analyse = 分析
editor-play = 從這裡開始玩
editor-seat = 你的座位
editor-opponent = 對手
editor-copy-text = 複製文字
editor-copy-link = 複製連結
editor-fields = 對局
editor-field = { $field ->
    [actor] 輪到
    [turn] 輪到
    [phase] 階段
    [start] 起始玩家
    [round] 輪數
    [score] 分數
    [passed] 已略過
    [idle] 沒有鋪瓷磚的輪數
    [laid] 這一輪已鋪瓷磚
    [owed] 可拿的獎勵瓷磚
   *[stack] 最上面以下的擴建組件
}
editor-choice = { $choice ->
    [nature] 等待抽取瓷磚
    [over] 遊戲結束
    [yes] 是
    [no] 否
    [supply] 補滿供應區
    [displays] 放滿工廠圓盤
    [taking] 拿取瓷磚
    [placing] 放置瓷磚
    [picking] 拿取獎勵瓷磚
    [keeping] 保留瓷磚
    [tiles] 等待抽取瓷磚
    [reveal] 翻開擴建組件
    [acting] 玩家的回合
    [copying] 在相同的配件中選擇
    [paying] 支付
   *[discarding] 棄置
}
error-edit-none-left = 沒有了：這種配件都在桌面上。
error-edit-full = 放不下了：這裡已有 { $most } 個配件。
error-edit-fit = 這個配件不能放在這裡。
error-edit-place = 這裡不能放任何東西。
error-edit-empty = 這裡沒有可以移除的東西。
error-edit-printed = 這個六角形印在擴建組件上。請移除擴建組件。
error-edit-value = 不能用這個值。
error-position-unreadable = 這段文字不是局面。
`;export{e as default};