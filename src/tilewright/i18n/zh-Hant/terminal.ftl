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
        [you] 你獲勝。
       *[other] { $winners } 獲勝。
    }
   *[other] { $winners } 共享勝利。
}
terminal-place = 第 { $place } 名：{ $name }，{ $score } 分
terminal-confirm = 按 Enter 確認，輸入 u 復原：
terminal-unreadable = 「{ $text }」不是行動。請輸入行動，例如 { $example }；輸入開頭幾個字母可列出符合的行動；輸入 ? 查看說明。
terminal-no-undo = 這個回合沒有可復原的選擇。
terminal-undone = 已復原上一個選擇。
terminal-kept = 對局已儲存於 { $file }
terminal-not-kept = 無法儲存對局：{ $reason }
terminal-unsaved = 對局沒有儲存。
terminal-no-file = 沒有指定檔名
terminal-bot-failed = { $reason ->
    [start] { $name } 無法繼續：程式沒有啟動。
    [crash] { $name } 無法繼續：程式已經結束。
    [hang] { $name } 無法繼續：程式沒有回應。
    [overtime] { $name } 無法繼續：程式思考太久。
    [illegal] { $name } 無法繼續：程式選擇了不合法的行動。
   *[other] { $name } 無法繼續：程式違反協定。
}
terminal-bot-details = 詳細資訊：{ $details }
terminal-bot-replaced = 由{ $bot }接手這個座位。

# 可以輸入的指令及其作用。
terminal-word-yes = 是
terminal-word-no = 否
terminal-word-help = 說明
terminal-word-rules = 規則
terminal-word-moves = 行動
terminal-word-table = 桌面
terminal-word-log = 紀錄
terminal-word-undo = 復原
terminal-word-save = 儲存
terminal-word-quit = 離開
terminal-help = 請輸入行動，例如 { $example }；輸入開頭幾個字母可列出符合的行動。
terminal-help-help = 顯示這份說明，也可輸入 ?
terminal-help-rules = 顯示規則
terminal-help-moves = 列出合法的行動；後面加上開頭幾個字母，就只列出符合的
terminal-help-table = 再次顯示桌面
terminal-help-log = 顯示到目前為止的行動紀錄
terminal-help-undo = 復原未完成回合中的一個選擇
terminal-help-save = 儲存對局；後面加上檔名可指定檔案
terminal-help-quit = 離開；對局會儲存
