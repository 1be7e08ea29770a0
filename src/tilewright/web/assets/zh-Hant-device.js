var e=`# 無伺服器版本：對局在這台裝置上進行並儲存。
device-loading = 正在載入遊戲引擎…
device-failed = { $why ->
    [wasm] 這個瀏覽器不支援 WebAssembly，無法進行對局，但仍可閱讀規則與教學。請更新瀏覽器後再遊玩。
    [files] 無法載入遊戲引擎。請檢查網路連線，然後重新整理頁面。
    [storage] 這個瀏覽器不會儲存對局。請離開無痕模式或允許網站資料，然後重新整理頁面。
   *[internal] 無法啟動遊戲引擎。請重新整理頁面。
}
device-full = 這台裝置無法儲存你的上一步。請釋出空間，然後重新整理頁面。
device-no-space = 這台裝置的空間不足，無法保存遊戲供離線使用。請釋出空間，然後重新整理頁面。
device-reload = 重新整理
device-update = 新版本已就緒。
device-update-now = 更新
device-archive = 這台裝置上的對局
device-archive-text = 你的對局只儲存在這個瀏覽器中。請匯出對局以保留備份，或移至其他裝置。
device-export = 全部匯出
device-import = 匯入
device-imported = { $count ->
    [0] 檔案中沒有新的對局。
   *[other] 已匯入 { $count } 場對局。
}
device-lighter = 在這台裝置上，大師每步考慮 2,000 個局面，而非 200,000 個，因此比在伺服器上弱。
`;export{e as default};