# 瀏覽器中的頁面。

# 各處。
web-skip = 跳到內容
web-navigation = 頁面
web-home = 首頁
web-play = 遊玩
web-lobby = 開放的牌桌
web-matches = 你的對局
web-rules = 規則
web-rules-contents = 目錄
web-rules-print = 列印
web-settings = 設定
web-about = 關於
web-menu = 選單
web-close = 關閉
web-no = 否
web-you = 你
web-guest = 訪客
web-sign-in = 登入
web-try-again = 再試一次
web-not-affiliated = 這是自由專案，並非由桌遊出版商製作或認可。「Azul」是出版商的商標。
web-game = 遊戲

# 第一頁。
web-front-title = 三款瓷磚遊戲，一張寧靜的桌子。
web-front-lead = 與朋友、陌生人，或與你程度相當的機器人一起拿取、鋪設與計分。不需要帳號。
web-play-now = 立即遊玩
web-invite = 邀請朋友
web-front-more = 更多選擇
web-learn-title = 第一次來嗎？
web-learn-text = 跟著提示玩幾個回合，學會每款遊戲。
web-learn-progress = 已完成 { $done } 章，共 { $chapters } 章
web-matches-none = 目前沒有進行中的對局。
web-matches-all = 所有對局
web-go = 繼續
web-lobby-count = { $count } 桌等待中
web-lobby-seats = { $taken }／{ $seats } 個座位
web-lobby-none = 目前沒有開放的牌桌。
web-lobby-open = 開一桌
web-join = 加入

# 牌桌。
web-loading-table = 正在布置桌面。
web-reconnecting = 正在重新連線。你的對局很安全。
web-reconnected = 已重新連線。
web-title-turn = 輪到你了
web-round = 第 { $round } 輪
web-round-of = 第 { $round } 輪，共 { $rounds } 輪
web-round-ending = 最後一輪（第 { $round } 輪）
web-round-last = 最後一輪（{ $round }／{ $rounds }）
web-round-over = 已結束
web-watchers = { $count } 人觀看
web-standing = 比分
web-score = { $points } 分
web-time-left = 剩餘時間：
web-seat-open = 空座位
web-seat-unnamed = 某人
web-seat-bot = 機器人
web-seat-waiting = 等待中
web-seat-your-turn = 輪到你
web-seat-to-act = 輪到行動
web-seat-choosing = 選擇中
web-seat-thinking = 思考中
web-seat-away = 離開 { $time }
web-seat-handed-over = 由機器人代打
web-seat-out = { $reason ->
    [forfeited] 時間用完
   *[resigned] 已認輸
}
web-seat-place = 第 { $place } 名
web-log = 行動
web-log-moves = { $count } 步
web-log-empty = 還沒有任何行動。
web-notation = 輸入行動
web-notation-choose = 選擇
web-notation-unknown = 這裡不能這樣行動。
web-choices = 選項
web-ask-source = 要拿哪些瓷磚？
web-ask-line = 要放到哪一花紋列？
web-ask-place = 要放到哪個位置？
web-ask-hand = 要用哪種瓷磚？
web-ask-pay = 要怎麼支付？
web-sending = 傳送中…
web-turn-of = 輪到 { $name }
web-turn-of-detail = 你可以先觀察與計畫。
web-show-again = 重看上一回合
web-undo = 復原
web-confirm = 確認
web-help = 說明
web-help-keys = 鍵盤
web-sound-now = 聲音：{ $volume ->
    [off] 關
    [quiet] 小聲
   *[normal] 正常
}
web-summary = 總結
web-take-back = 收回我的上一回合
web-take-back-asked = { $name } 請求收回上一回合。
web-take-back-own = 你已請求收回自己的上一回合。
web-take-back-reveals = 之後已經抽出瓷磚；這些瓷磚會重新抽取。
web-take-back-agreed = 大家都同意了：上一回合已收回。
web-take-back-refused = 收回回合的請求被拒絕了。
web-agree = 同意
web-refuse = 拒絕
web-handed-over = 機器人正在替你玩。
web-come-back = 我自己繼續玩
web-hand-over = 由機器人代打
web-hand-over-ask = 要讓機器人代替 { $name } 繼續玩嗎？
web-describe = 描述局面
web-resign = 認輸
web-resign-ask = 確定要在這一局認輸嗎？

# 說明。
web-help-play = 先選擇要拿什麼，再選擇放在哪裡。確認之前會顯示將發生的事。
web-key-tab = 在區域之間移動
web-key-arrows = 在區域內移動
web-key-enter = 選擇；空白鍵也可以
web-key-escape = 退回一步
web-key-undo = 復原
web-key-offer = 到可拿取的瓷磚
web-key-board = 到你的版圖
web-key-tray = 到選項按鈕
web-key-describe = 描述局面
web-key-notation = 輸入行動
web-key-sound = 聲音
web-key-help = 這份說明

# 等待其他人。
web-waiting-title = 等待玩家
web-waiting-text = 所有座位都有人後，對局就會開始。
web-sit = 入座
web-start-bots = 現在開始，空座位由機器人補上
web-leave = 離開
web-invite-title = 邀請
web-invite-text = 打開這個連結的人可以入座。
web-invite-link = 邀請連結
web-invite-qr = 連結的 QR 碼
web-copy = 複製連結
web-copied = 已複製
web-share = 分享

# 結束。
web-result-cancelled = 對局已取消。
web-result-you = 你贏了！
web-result-you-by = 你以 { $points } 分之差獲勝！
web-result-name = { $name } 獲勝
web-result-name-by = { $name } 以 { $points } 分之差獲勝
web-result-shared = { $names } 並列第一
web-summary-place = { $place }. { $name }：{ $points } 分。
web-summary-source = 得分來源
web-summary-course = 得分走勢
web-summary-total = 總分
web-source = { $source ->
    [start] 起始分
    [tiles] 鋪設的瓷磚
    [rows] 完成的橫列
    [columns] 完成的直行
    [colours] 完成的顏色
    [stars] 完成的星形
    [costs] 完成的費用
    [wheel] 轉盤
    [groups] 群組
    [jokers] 剩餘的百搭瓷磚
    [expansions] 購買的擴建組件
    [penalties] 扣分
   *[other] { $source }
}
web-winner = 獲勝
web-look = 看看桌面
web-review = 重播
web-rematch = 再來一局
web-rematch-begun = 下一局已經開始：前往牌桌

# 設定。
web-language = 語言
web-language-browser = 依瀏覽器
web-theme = 主題
web-theme-turn = 淺色或深色
web-theme-name = { $theme ->
    [system] 依系統
    [light] 淺色
   *[dark] 深色
}
web-confirmation = 確認行動
web-confirmation-name = { $confirmation ->
    [always] 每次
    [countdown] 3 秒後
   *[off] 立即
}
web-speed = 動畫
web-speed-name = { $speed ->
    [none] 無
    [quick] 快
   *[normal] 正常
}
web-sound = 聲音
web-volume-name = { $volume ->
    [off] 關
    [quiet] 小聲
   *[normal] 正常
}
web-letters = 瓷磚上的字母
web-clocks = 一直顯示時鐘

# 錯誤。
web-failure = 沒有成功
web-failure-passing = 遇到了阻礙
error-internal = 出了問題。你的對局已儲存。
error-network-away = 無法連上伺服器。
error-page-unknown = 這個網址沒有內容。
error-method-unknown = 這裡不能這樣做。
error-session-none = 你在這裡已不是登入狀態，或瀏覽器未保存 Cookie。請重新登入，或允許使用 Cookie。
error-token-unknown = 這個權杖無效或已失效。
error-login-wrong = 名稱與密碼不符。
error-account-needed = 需要帳號才能這樣做。
error-account-exists = 你已經有帳號了。
error-account-name-taken = 這個名稱已被使用。
error-origin-foreign = 請求來自其他網站。
error-match-unknown = 沒有這個對局。
error-program-unknown = 你沒有這個程式。
error-analysis-unknown = 沒有這個分析。
error-ply-unknown = 對局還沒進行到那裡。
error-match-not-waiting = 對局已經開始。
error-match-not-playing = 這個對局不在進行中。
error-match-not-over = 對局結束後才能使用。
error-match-full = 所有座位都有人了。
error-match-not-host = 只有桌主可以這樣做。
error-match-not-seated = 你在這個對局沒有座位。
error-match-invite = 這是私人對局，需要邀請。
error-match-no-person = 對局至少需要一個人。
error-match-rules = 這個對局使用的規則是本程式不認識的。
error-seat-unknown = 沒有這個座位。
error-seat-taken = 座位已有人，或你已經有座位了。
error-seat-not-yours = 現在輪到其他座位。
error-seat-handed-over = 機器人正在替你完成這一回合。
error-seat-present = 這位玩家在場，或離開還不夠久。
error-seat-not-person = 這個座位不能移交。
error-seat-out = 這個座位已經認輸。
error-ply-stale = 對局在此期間已經繼續了。
error-undo-nothing = 這一回合沒有可復原的行動。
error-turn-complete = 回合在 { $action } 之前就已結束。
error-takeback-nothing = 你還沒有行動。
error-takeback-reveal = 之後已經抽出瓷磚，而這不是休閒對局。
error-takeback-none = 沒有人請求收回。
error-takeback-own = 不該由你回答。
error-branch-over = 對局在那一步已經結束。
error-branch-playing = 其他人仍在進行這個對局。
error-branch-seats = 座位數不符。
error-chat-off = 這裡不能自由輸入文字，或不是所有人都同意。
error-chat-phrase = 沒有這個短句。
error-chat-empty = 沒有要說的話。
error-limit-rate = 請求太多。請稍候。
error-limit-connections = 同一位址開啟的頁面太多。
error-limit-matches = 你有太多未完成的對局。
error-limit-programs = 你的程式已經夠多了。
error-limit-analyses = 請等你其他的分析完成。
error-limit-size = 內容太大。
error-limit-busy = 伺服器目前已滿。請稍後再試。
error-name-unprintable = 這個名稱含有無法顯示的符號。
error-request-malformed = 伺服器不明白這個請求。
error-message-malformed = 伺服器不明白這個訊息。
error-message-size = 訊息太長。
error-match-moved = 牌桌正在移動。重新連線中。
error-store-away = 伺服器目前無法儲存。請稍後再試。

# 新對局。
web-new-title = 新對局
web-new-side = 版面
web-new-seats = 座位
web-new-players = 玩家
web-new-who = 座位 { $seat } 的玩家
web-new-level = 座位 { $seat } 的機器人程度
web-new-name = 座位 { $seat } 的名稱
web-new-kind = { $kind ->
    [me] 我
    [bot] 機器人
    [open] 線上的朋友
   *[hot-seat] 使用這台裝置的人
}
web-new-clock = 時鐘
web-new-casual = 休閒：可以收回回合
web-new-public = 任何人都可加入
web-new-talk = 所有人同意時可自由輸入文字
web-new-open = 開桌
web-new-start = 開始
web-casual = { $casual ->
    [true] 休閒
   *[false] 正式
}
web-clock-none = 沒有時鐘
web-clock-turn = 每回合 { $time }
web-clock-fischer = { $time }，每回合再加 { $seconds } 秒
web-span-seconds = { $count } 秒
web-span-minutes = { $count } 分鐘
web-span-days = { $count } 天

# 對局列表。
web-matches-going = 進行中
web-matches-over = 已結束
web-matches-empty = 你還沒有玩過。
web-more = 更多
web-table = 牌桌

# 重播與分析。
web-replay = 重播
web-replay-start = 開始。
web-replay-ply = 第 { $ply } 步，共 { $plies } 步
web-replay-first = 到開頭
web-replay-back = 退一步
web-replay-on = 進一步
web-replay-last = 到結尾
web-replay-run = 播放
web-replay-stop = 停止
web-replay-branch = 從這裡開始玩
web-branch = 如果：從一場對局的第 { $ply } 步走另一條路。
web-branch-back = 回到重播
web-branch-short = 如果
web-analysis = 分析
web-analysis-text = 讓機器人為這個局面的行動排名，或檢視整個對局。
web-analysis-position = 這個局面
web-analysis-match = 整個對局
web-analysis-going = 思考中…
web-analysis-ranked = { $name } 的最佳行動
web-analysis-played = 實際行動

# 規則與課程。

# 交談。
web-talk = 聊天
web-talk-none = 還沒有人說話。
web-talk-text = 文字
web-talk-send = 送出
web-talk-agree = 我同意自由輸入文字
web-talk-withdraw = 我不再同意自由輸入文字
web-talk-agree-text = 所有玩家同意後，這裡就可以自由輸入文字。
web-said = { $name }：{ $text }
web-phrase = { $phrase ->
    [hello] 你好！
    [good-luck] 祝你好運！
    [have-fun] 玩得開心！
    [nice-move] 好棋！
    [oops] 哎呀！
    [thinking] 讓我想想。
    [take-your-time] 慢慢來。
    [your-turn] 輪到你了。
    [back-soon] 我馬上回來。
    [back-again] 我回來了。
    [thanks] 謝謝！
    [sorry] 抱歉！
    [well-played] 玩得真好！
    [again] 再來一局？
   *[goodbye] 再見！
}

# 帳號。
web-account = 帳號
web-account-text = 沒有帳號也能玩。有了帳號，你的對局在每台裝置上都找得到。
web-account-way = 你想做什麼？
web-account-ways = { $way ->
    [login] 登入
   *[new] 建立帳號
}
web-account-name = 名稱
web-account-password = 密碼
web-account-eight = 至少 8 個字元
web-account-guest = 你的訪客名稱
web-account-hello = 你以 { $name } 的身分登入。
web-account-out = 登出
web-account-export = 下載我的資料
web-account-old = 舊密碼
web-account-new = 新密碼
web-account-change = 變更密碼
web-account-changed = 密碼已變更。
web-account-delete = 刪除帳號
web-account-delete-text = 名稱、密碼與程式會立即刪除。已結束的對局會保留，但不含你的名稱。
web-account-sure = 是，刪除

# 關於，以及找不到的時候。
web-about-what = Tilewright 是玩花磚物語、夏日行宮與花園宮殿的地方：與朋友、與陌生人，也與六種程度的機器人。
web-about-free = 這是採用 Apache 授權的自由軟體。任何人都可以架設自己的伺服器。
web-about-kept = 訪客只保留名稱，帳號另保留密碼的雜湊值，以及你的對局的行動。不做任何追蹤。
web-about-fonts = 字型：Alegreya 與 Commissioner，採用 SIL Open Font License。
web-not-found = 這裡什麼都沒有
web-offline = 沒有連線。伺服器恢復後頁面會自動繼續。
