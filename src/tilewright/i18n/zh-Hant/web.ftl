# 瀏覽器中的頁面。

# 各處。
web-skip = 跳到內容
web-home = 首頁
web-lobby = 開放的遊戲桌
web-matches = 你的對局
web-settings = 設定
web-about = 關於
web-menu = 選單
web-you = 你
web-guest = 訪客
web-try-again = 再試一次

# 遊戲桌。
web-loading-table = 正在準備遊戲桌…
web-reconnecting = 正在重新連線…你的對局已妥善保存。
web-reconnected = 已重新連線。
web-title-turn = 輪到你了
web-round = 第 { $round } 輪
web-round-of = 第 { $round } 輪，共 { $rounds } 輪
web-round-ending = 最後一輪：第 { $round } 輪
web-round-last = 最後一輪：第 { $round } 輪，共 { $rounds } 輪
web-round-over = 已結束
web-watchers = { $count } 人觀戰
web-standing = 比分
web-score = { $points } 分
web-forecast = 本輪
web-time-left = 剩餘時間：
web-seat-open = 空座位
web-seat-unnamed = 未命名玩家
web-seat-bot = 電腦
web-seat-waiting = 等待中
web-seat-your-turn = 你的回合
web-seat-to-act = 行動中
web-seat-choosing = 選擇中
web-seat-thinking = 思考中
web-seat-away = 已離開 { $time }
web-seat-handed-over = 由電腦接手
web-seat-out = { $reason ->
    [forfeited] 超時
   *[resigned] 已認輸
}
web-seat-place = 第 { $place } 名
web-log = 行動紀錄
web-log-moves = { $count } 個行動
web-log-empty = 還沒有任何行動。
web-log-now = 第 { $round } 輪，第 { $move } 個行動
web-log-pass = 略過
web-log-discarded = 棄掉 { $count } 塊
web-choices = 選項
web-ask-source = 要拿取哪些瓷磚？
web-ask-line = 要放到哪一條花紋列，還是地板？
web-ask-place = 要放在哪裡？
web-ask-hand = 要用哪一塊瓷磚？
web-ask-pay = 要怎麼支付？
web-why-not-now = 現在不能選擇這個。
web-why-empty = 這裡已經沒有東西了。
web-why-watching = 你正在觀戰。
web-why-other-board = 這是 { $name } 的版圖。
web-sending = 傳送中…
web-turn-of = 輪到 { $name }
web-turn-of-detail = 你可以先觀察局面，計畫下一步。
web-show-again = 重看上一回合
web-hint = 提示
web-undo = 復原
web-confirm = 確認
web-back = 返回
web-pass = 略過
web-pass-ask = 要略過嗎？本輪你不再行動。
web-with-effect = { $choice }，{ $effect }
web-help = 說明
web-sound-now = { $volume ->
    [off] 音效：關閉
    [quiet] 音效：小聲
   *[normal] 音效：正常
}
web-summary = 顯示總結
web-take-back-asked = { $name } 想收回上一回合。
web-take-back-own = 你已請求收回上一回合。
web-take-back-reveals = 之後抽出的瓷磚會重新抽取。
web-take-back-agreed = 已同意收回回合
web-take-back-refused = 收回回合的請求遭到拒絕
web-agree = 同意
web-refuse = 拒絕
web-handed-over = 電腦正在代替你行動。
web-come-back = 取回我的座位
web-hand-over = 交給電腦
web-notation = 輸入行動
web-notation-choose = 選擇
web-notation-unknown = 現在不能這樣行動。輸入方式請看說明。
web-close = 關閉
web-round-details = 詳細資訊

# 結束。
web-result-cancelled = 對局已取消。
web-result-rules = 對局提前結束：開局之後，本站的規則已有變更。
web-result-you = 你贏了！
web-result-you-by = 你以 { $points } 分之差獲勝！
web-result-name = { $name } 獲勝
web-result-name-by = { $name } 以 { $points } 分之差獲勝
web-result-shared = { $names } 共享勝利

# 錯誤。
web-failure = 操作失敗
web-failure-passing = 暫時無法處理
error-internal = 伺服器發生錯誤。你的對局已儲存，請稍後再試。
error-network-away = 無法連上伺服器。請檢查網路連線。
error-method-unknown = 這裡無法這樣操作。請重新載入頁面。
error-session-none = 你已登出，或瀏覽器封鎖了 Cookie。請重新登入，或允許使用 Cookie。
error-origin-foreign = 來自其他網站的請求已遭封鎖。請直接開啟這個頁面。
error-address-banned = 這個位址已被網站管理者封鎖。
error-host-unknown = 這部伺服器沒有這個名稱的網站。
error-match-unknown = 找不到這場對局。請檢查連結。
error-match-not-waiting = 對局已經開始。
error-match-not-playing = 這場對局不在進行中。
error-match-full = 座位已滿。
error-match-not-seated = 你不是這場對局的玩家。
error-match-invite = 這是私人對局。請向桌主索取邀請連結。
error-match-rules = 這場對局使用不同版本的規則，無法在這裡顯示或繼續。
error-seat-unknown = 沒有這個座位。
error-seat-taken = 這個座位已有人，或你已經入座。
error-seat-not-yours = 還沒輪到你。
error-seat-handed-over = 電腦正在代替你完成這個回合。
error-seat-out = 這位玩家已經認輸。
error-ply-stale = 局面已經改變。請查看目前的局面再試一次。
error-hint-off = 只有對電腦的休閒對局才有提示。
error-undo-nothing = 這個回合沒有可復原的行動。
error-turn-complete = 回合在 { $action } 之前就已完成。請略去這個行動。
error-takeback-nothing = 你還沒有任何行動。
error-takeback-reveal = 之後已經抽過瓷磚，只有休閒對局才能收回。
error-takeback-none = 目前沒有收回回合的請求。
error-takeback-own = 你不能回覆這個請求。
error-limit-rate = 請求太頻繁。請稍後再試。
error-limit-connections = 同一位址開啟的頁面太多。請關閉一些頁面。
error-limit-size = 內容太大。請減少內容。
error-limit-busy = 伺服器已滿。請稍後再試。
error-request-malformed = 伺服器無法理解這個請求。請重新載入頁面再試一次。
error-message-malformed = 伺服器無法理解這則訊息。請重新載入頁面再試一次。
error-message-size = 訊息太長。請縮短內容。
error-match-moved = 遊戲桌正在移到另一台伺服器。重新連線中…
error-store-away = 伺服器目前無法儲存。請稍後再試。

# 新對局。
web-new-title = 新對局

# 對局列表。
web-table = 遊戲桌

# 重播與分析。按一次箭頭是一步：玩家的一個選擇，或抽一次瓷磚。
web-replay = 重播
web-branch = { $ply ->
    [0] 假設推演：從一場對局的開頭開始
   *[other] 假設推演：從一場對局的第 { $ply } 步開始
}
web-branch-back = 回到重播

# 聊天。
web-talk = 聊天
web-talk-unread = { $count } 則新訊息
web-said = { $name }：{ $text }
web-phrase = { $phrase ->
    [hello] 你好！
    [good-luck] 祝你好運！
    [have-fun] 玩得開心！
    [nice-move] 這步真妙！
    [oops] 哎呀！
    [thinking] 讓我想想。
    [take-your-time] 慢慢來。
    [your-turn] 輪到你了。
    [back-soon] 我馬上回來。
    [back-again] 我回來了。
    [thanks] 謝謝！
    [sorry] 抱歉！
    [well-played] 玩得真好！
    [again] 再來一局嗎？
   *[goodbye] 再見！
}

# 帳號。
web-account = 帳號

# 關於，以及不存在的頁面。
web-offline = 沒有連線。伺服器恢復後會自動繼續。

# 計分。$points 帶有正負號；$first 到 $fourth 由 web-round-share 產生。
web-scoring-step = { $what }：{ $name } { $points }
web-scoring-final = 終局計分
web-scoring-now = 計分
web-scoring-points = 分數
web-scoring-skip = 略過動畫
web-scoring-again = 顯示計分過程
web-round-share = { $who ->
    [you] 你 { $points }
   *[other] { $name } { $points }
}
web-round-result = { $seats ->
    [2] 第 { $round } 輪：{ $first }，{ $second }
    [3] 第 { $round } 輪：{ $first }，{ $second }，{ $third }
    [4] 第 { $round } 輪：{ $first }，{ $second }，{ $third }，{ $fourth }
   *[other] 第 { $round } 輪：{ $first }
}
web-final-result = { $seats ->
    [2] 終局計分：{ $first }，{ $second }
    [3] 終局計分：{ $first }，{ $second }，{ $third }
    [4] 終局計分：{ $first }，{ $second }，{ $third }，{ $fourth }
   *[other] 終局計分：{ $first }
}
