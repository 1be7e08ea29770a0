# 終端機中的遊戲。
terminal-welcome = { $title }。輸入 ? 查看說明。
terminal-goodbye = 再見。
terminal-name = { $who ->
    [you] 你
   *[other] { $name }
}
terminal-choice = { $token }：{ $words }
terminal-ply = { $ply }. { $name }：{ $token }
terminal-result = { $count ->
    [1] { $who ->
        [you] 你獲勝！
       *[other] { $winners } 獲勝。
    }
   *[other] { $winners } 共享勝利。
}
terminal-place = { $place }. { $name }：{ $score } 分
terminal-confirm = 按 Enter 確認，輸入「{ terminal-word-no }」重選：
terminal-unreadable = 「{ $text }」不是行動。請輸入行動，例如 { $example }；只輸入開頭可查看有哪些選擇；輸入 ? 查看說明。
terminal-no-undo = 本回合沒有可以收回的決定。
terminal-undone = 已收回上一個決定。
terminal-kept = 對局已儲存於 { $file }
terminal-not-kept = 無法儲存對局：{ $reason }
terminal-unsaved = 對局未儲存。
terminal-no-file = 沒有指定檔案
terminal-bot-failed = { $name } 無法繼續：{ $reason ->
    [start] 程式無法啟動。
    [crash] 程式已經結束。
    [hang] 程式沒有回應。
    [overtime] 程式思考太久。
    [illegal] 程式選擇了不合法的行動。
   *[other] 程式沒有遵守協定。
}
terminal-bot-details = 詳情：{ $details }
terminal-bot-replaced = 由{ $bot }在這個座位繼續。

# 可以輸入的詞語及其作用。
terminal-word-yes = 是
terminal-word-no = 否
terminal-word-help = 說明
terminal-word-rules = 規則
terminal-word-moves = 行動
terminal-word-table = 桌面
terminal-word-log = 紀錄
terminal-word-undo = 收回
terminal-word-save = 儲存
terminal-word-quit = 離開
terminal-help = 請輸入行動，例如 { $example }。只輸入開頭會列出符合的行動。
terminal-help-help = 顯示本說明，也可輸入 ?
terminal-help-rules = 簡要規則
terminal-help-moves = 列出所有合法行動，或只列出以其後文字開頭的行動
terminal-help-table = 再次顯示桌面
terminal-help-log = 到目前為止發生的事
terminal-help-undo = 收回自己未完成回合中的一個決定
terminal-help-save = 儲存對局；後面加上檔名則存到該檔案
terminal-help-quit = 離開；對局會儲存
