var e=`# 遊戲桌以外的頁面與對話框：開啟時才載入。

# 各處。
web-navigation = 主選單
web-play = 遊玩
web-learn = 教學
web-puzzles = 謎題
web-rules = 規則
web-rules-contents = 目錄
web-rules-print = 列印
web-no = 否
web-sign-in = 登入
web-not-affiliated = 這是免費的開放專案，與桌遊出版商無關，也未經其認可。「Azul」是出版商的商標。
web-game = 遊戲

# 首頁。
web-front-title = 三款瓷磚遊戲，一張寧靜的桌子。
web-front-lead = 拿取、鋪設、計分：與朋友、陌生人或實力相當的電腦一起玩。不需要帳號。
web-play-now = 立即遊玩
web-invite = 邀請朋友
web-front-more = 更多選項
web-learn-title = 第一次來嗎？
web-learn-text = 透過簡短的教學，一步一步學會每款遊戲。
web-learn-progress = 已完成 { $done } 章，共 { $chapters } 章
web-puzzles-title = 找出最佳行動
web-puzzles-text = 每天一題新謎題，還有更多題目。
web-matches-none = 目前沒有進行中的對局。
web-matches-all = 所有對局
web-go = 繼續
web-lobby-count = { $count } 桌等待中
web-lobby-seats = { $taken }／{ $seats } 位玩家
web-lobby-none = 目前沒有開放的遊戲桌。
web-lobby-open = 開一桌
web-live = 可觀戰的對局
web-live-none = 目前沒有公開的對局。
web-watch = 觀戰
web-matches-turn = 輪到你了
web-matches-waiting = 等待玩家加入
web-matches-unplayed = 尚未開始（{ $count }）
web-join = 加入

# 遊戲桌。
web-help-keys = 鍵盤操作
web-take-back = 收回回合
web-hand-over-ask = 要讓電腦接手 { $name } 的座位嗎？
web-describe = 描述局面
web-resign = 認輸
web-resign-ask = 確定要在這場對局認輸嗎？

# 說明。
web-help-play = 先選擇要拿什麼，再選擇放在哪裡。確認之前，你會看到結果的預覽。
web-key-tab = 移到下一個區域
web-key-arrows = 在區域內移動
web-key-arrows-all = 也移到不能選擇的地方，按 Enter 顯示原因
web-key-enter = 選擇（也可用空白鍵）
web-key-escape = 退回一步
web-key-undo = 復原
web-key-last = 重看你行動之後的所有行動
web-key-hint = 提示：看哪裡、怎麼走、為什麼
web-key-offer = 移到可拿取的瓷磚
web-key-board = 移到你的版圖
web-key-tray = 移到選項按鈕
web-key-describe = 描述局面
web-key-notation = 輸入行動
web-key-sound = 調整音量
web-key-help = 顯示這份說明

# 等待其他人。
web-waiting-title = 等待玩家加入
web-waiting-text = 座位坐滿後，對局就會開始。
web-sit = 入座
web-name-ask = 其他玩家該怎麼稱呼你？
web-name-hint = 只需要填寫一次。
web-name-as = 你的遊戲名稱：{ $name }。
web-name-change = 變更名稱
web-start-bots = 由電腦補滿並開始
web-leave = 離開
web-invite-title = 邀請朋友
web-invite-text = 擁有這個連結的人都可以入座。
web-invite-link = 邀請連結
web-invite-qr = 邀請連結的 QR 碼
web-copy = 複製連結
web-copied = 已複製
web-share = 分享

# 結束。
web-summary-source = 得分來源
web-summary-course = 分數走勢
web-summary-total = 總分
web-source = { $source ->
    [start] 起始分數
    [tiles] 放置的瓷磚
    [rows] 完成的橫列
    [columns] 完成的直行
    [colours] 完成的顏色
    [stars] 完成的星形
    [costs] 鋪滿的費用格
    [wheel] 轉盤
    [groups] 群組
    [jokers] 剩餘的百搭瓷磚
    [expansions] 購買的擴建組件
    [penalties] 扣分
   *[other] { $source }
}
web-winner = 獲勝
web-look = 查看遊戲桌
web-review = 重播
web-download-record = 下載對局紀錄
web-rematch = 再來一局
web-rematch-begun = 新的一局已開始：前往遊戲桌

# 設定。
web-language = 語言
web-language-browser = 瀏覽器語言
web-theme = 主題
web-theme-turn = 切換淺色／深色
web-theme-name = { $theme ->
    [system] 依系統設定
    [light] 淺色
   *[dark] 深色
}
web-confirmation = 確認行動
web-confirmation-name = { $confirmation ->
    [always] 每次詢問
    [countdown] 3 秒後自動確認
   *[off] 不詢問
}
web-speed = 行動節奏
web-speed-name = { $speed ->
    [slow] 慢
   *[normal] 正常
    [quick] 快
    [instant] 立即
}
web-sound = 音效
web-volume-name = { $volume ->
    [off] 關閉
    [quiet] 小聲
   *[normal] 正常
}
web-letters = 在瓷磚上顯示字母
web-clocks = 一律顯示計時

# 錯誤。
error-page-unknown = 這個網址沒有頁面。請檢查連結。
error-token-unknown = 權杖無效或已撤銷。請建立新的權杖。
error-login-wrong = 名稱或密碼錯誤。
error-account-needed = 這項功能需要帳號。請登入或建立帳號。
error-account-exists = 你已經有帳號了。
error-account-name-taken = 這個名稱已被使用。請換一個名稱。
error-program-unknown = 你沒有這個程式。
error-analysis-unknown = 找不到這項分析。請重新開始分析。
error-ply-unknown = 這場對局沒有那麼多步。請選擇較早的一步。
error-match-not-over = 對局結束後才能使用。
error-match-not-host = 只有桌主可以這樣做。
error-match-no-person = 對局至少需要一位真人玩家。請把一個座位留給真人。
error-match-position = 從某個局面開始的對局只能是私人的休閒對局。
error-seat-present = 這位玩家還在，或剛離開不久。請再等一下。
error-seat-not-person = 這個座位不能交給電腦。
error-seat-bot = 這裡的座位只能交給本桌約定的電腦。
error-branch-over = 對局在這一步已經結束。請選擇較早的一步。
error-branch-playing = 其他人還在進行這場對局。請在對局結束後再試。
error-branch-seats = 座位數不符。
error-chat-off = 自由輸入已關閉，或並非所有玩家都允許。
error-chat-phrase = 沒有這句短語。
error-chat-empty = 訊息是空的。請先輸入內容。
error-limit-matches = 你有太多未完成的對局。請先完成或離開其中一場。
error-limit-programs = 程式數量已達上限。請先刪除一個。
error-limit-analyses = 你的其他分析還在進行。請等它們完成後再試。
error-name-unprintable = 名稱含有無法顯示的字元。請移除這些字元。
error-name-mixed = 這個名稱在同一個詞裡混用了不同的字母系統。請只用一種。
error-name-reserved = 這個名稱是保留的。請換一個。
error-name-confusable = 這個名稱看起來像已有帳號的 { $name }。請換一個。

# 新對局。
web-new-side = 使用哪一面
web-new-seats = 玩家人數
web-new-players = 玩家
web-new-who = 座位 { $seat }：玩家類型
web-new-level = 座位 { $seat }：電腦強度
web-new-name = 座位 { $seat }：名稱
web-new-kind = { $kind ->
    [me] 你
    [bot] 電腦
    [open] 線上朋友
   *[hot-seat] 使用這台裝置的玩家
}
web-new-clock = 計時
web-new-casual = 休閒：玩家可以收回回合
web-new-public = 任何人都可以加入
web-new-talk = 所有玩家同意時，允許在聊天中自由輸入
web-new-open = 開桌
web-new-start = 開始對局
web-casual = { $casual ->
    [true] 休閒
   *[false] 正式
}
web-clock-none = 不計時
web-clock-turn = 每回合 { $time }
web-clock-fischer = { $time }，每回合加 { $seconds } 秒
web-span-seconds = { $count } 秒
web-span-minutes = { $count } 分鐘
web-span-days = { $count } 天

# 對局列表。
web-matches-going = 進行中
web-matches-over = 已結束
web-matches-empty = 你還沒有玩過任何對局。
web-more = 顯示更多

# 重播與分析。按一次箭頭是一步：玩家的一個選擇，或抽一次瓷磚。
web-replay-start = 對局開始。
web-replay-ply = { $ply ->
    [0] 對局開始
   *[other] 第 { $ply } 步，共 { $plies } 步
}
web-replay-first = 移到開頭
web-replay-back = 上一步
web-replay-on = 下一步
web-replay-last = 移到結尾
web-replay-run = 播放
web-replay-stop = 暫停
web-replay-branch = 從這裡開始玩
web-edit-position = 編輯局面
web-branch-short = 假設推演
web-analysis = 分析
web-analysis-text = 讓電腦為這個局面的行動排名，或分析整場對局。
web-analysis-position = 分析局面
web-analysis-match = 分析對局
web-analysis-going = 分析中…
web-analysis-ranked = { $who ->
    [you] 你的最佳行動
   *[other] { $name } 的最佳行動
}
web-analysis-played = 實際選擇

# 聊天。
web-talk-none = 還沒有訊息。
web-talk-text = 訊息
web-talk-send = 傳送
web-talk-agree = 允許自由輸入
web-talk-withdraw = 不允許自由輸入
web-talk-agree-text = 所有玩家都允許自由輸入後，你就可以輸入自己的訊息。

# 關於，以及不存在的頁面。
web-about-what = 在 Tilewright，你可以玩花磚物語、夏日行宮和花園宮殿：與朋友、陌生人，或與六種強度的電腦對戰。
web-about-free = Tilewright 是採用 Apache License 2.0 的自由軟體。任何人都可以架設自己的伺服器。
web-about-kept = 我們只保存訪客的名稱、帳號的名稱、密碼雜湊值與自行提供的電子郵件地址，以及所有人的對局紀錄，不做任何追蹤。
web-about-fonts = 字型：Alegreya 與 Commissioner，採用 SIL Open Font License。
web-about-licences = 字型與所用套件的授權條款
web-not-found = 找不到頁面

# 計分。$points 帶有正負號；$first 到 $fourth 由 web-round-share 產生。
web-round-again = 再看一次
`;export{e as default};