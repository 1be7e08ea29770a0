var e=`# 帳號頁面。
web-account-text = 不用帳號也能玩。有帳號就能在所有裝置上看到自己的對局。
web-account-way = 想做什麼？
web-account-ways = { $way ->
    [login] 登入
   *[new] 建立帳號
}
web-account-name = 名稱
web-account-password = 密碼
web-account-ten = 至少 10 個字元。用幾個不相關的詞最容易記。
web-account-guest = 訪客名稱
web-account-hello = 已登入為 { $name }。
web-account-out = 登出
web-account-export = 下載我的資料
web-account-old = 目前的密碼
web-account-new = 新密碼
web-account-change = 更改密碼
web-account-changed = 密碼已更改。其他裝置都已登出，程式的權杖也已撤銷。
web-account-delete = 刪除帳號
web-account-delete-text = 你的名稱、密碼、電子郵件地址和程式會立即刪除。結束的對局會保留，但不顯示你的名稱。
web-account-sure = 是，刪除帳號 { $name }
web-account-profile = 個人資料
web-account-since = 加入日期：{ $date }
web-account-cancel = 取消

# 登入和確認變更時的驗證碼。
web-account-code = 驗證碼
web-account-code-hint = 驗證應用程式的 6 位數字，或復原碼
web-account-code-title = 兩步驟驗證
web-account-code-text = 請輸入驗證應用程式顯示的驗證碼。如果手邊沒有應用程式，請用復原碼。
web-account-back = 返回

# 兩步驟驗證。
web-factor = 兩步驟驗證
web-factor-off = 已關閉。開啟後，只偷到密碼的人無法登入。
web-factor-on = 已開啟。登入時還需要驗證應用程式的驗證碼。
web-factor-start = 設定
web-factor-stop = 關閉
web-factor-stopped = 兩步驟驗證已關閉。
web-factor-scan = 請用驗證應用程式掃描，再輸入它顯示的驗證碼。
web-factor-qr = 驗證應用程式用的 QR 碼
web-factor-key = 或在應用程式中輸入這個金鑰
web-factor-confirm = 開啟
web-factor-next = 下一步
web-codes = 復原碼
web-codes-left = { $count ->
    [0] 你沒有復原碼。
   *[other] 你還有 { $count } 個復原碼。
}
web-codes-text = 每個復原碼只能用一次：可以代替驗證碼，也可以在忘記密碼時用來設定新密碼。
web-codes-once = 請現在儲存這些復原碼，之後不會再顯示。
web-codes-new = 產生新的復原碼
web-codes-copy = 複製
web-codes-download = 下載
web-codes-done = 我已儲存

# 電子郵件。
web-mail = 電子郵件
web-mail-none = 沒有電子郵件地址。有地址的話，忘記密碼時可以設定新密碼。
web-mail-pending = 已將連結寄到 { $address }。請開啟連結以確認地址。
web-mail-address = 電子郵件地址
web-mail-add = 新增地址
web-mail-change = 更改地址
web-mail-remove = 移除地址
web-mail-removed = 地址已移除。
web-mail-sent = 請查看信箱：已將連結寄到 { $address }。
web-mail-confirm = 確認電子郵件地址
web-mail-confirm-text = 確認後，這個地址就會用於你的帳號。
web-mail-confirm-button = 確認
web-mail-confirmed = 帳號 { $name } 的地址已確認。

# 登入紀錄。
web-sessions = 已登入的裝置
web-sessions-text = 你已登入的瀏覽器。
web-sessions-device = { $system ->
    [none] { $browser }
   *[other] { $browser }（{ $system }）
}
web-sessions-unknown = 未知的裝置
web-sessions-here = 這個裝置
web-sessions-used = 上次使用：{ $used } · 登入：{ $created }
web-sessions-end = 登出
web-sessions-end-one = 登出 { $device }
web-sessions-end-others = 登出其他所有裝置
web-sessions-ended = 已登出該裝置。

# 程式。
web-programs = 程式
web-programs-text = 程式用權杖替你對局。更改密碼會撤銷所有權杖。
web-programs-none = 你沒有程式。
web-programs-name = 程式名稱
web-programs-add = 建立權杖
web-programs-once = 請現在複製 { $name } 的權杖，之後不會再顯示。
web-programs-token = 權杖
web-programs-used = 上次使用：{ $used } · 建立：{ $created }
web-programs-unused = 從未使用 · 建立：{ $created }
web-programs-revoke = 撤銷
web-programs-revoke-one = 撤銷 { $name } 的權杖
web-programs-revoked = 權杖已撤銷。

# 忘記密碼。
web-reset = 忘記密碼？
web-reset-title = 設定新密碼
web-reset-way = 用哪種方式？
web-reset-ways = { $way ->
    [mail] 用電子郵件中的連結
   *[code] 用復原碼
}
web-reset-account = 名稱或電子郵件地址
web-reset-send = 寄送連結
web-reset-sent = 如果有這個帳號，而且有電子郵件地址，連結已經寄出。連結一小時內有效。
web-reset-code = 復原碼
web-reset-set = 設定密碼
web-reset-done = 新密碼已設定。請用新密碼登入。
web-reset-none = 沒有復原碼或電子郵件地址，就無法更換忘記的密碼。

error-login-code-needed = 請輸入驗證應用程式的驗證碼。
error-login-code-wrong = 驗證碼錯誤，或已經用過。請等下一個。
error-password-wrong = 密碼錯誤。
error-password-short = 密碼太短，至少要有 { $least } 個字元。
error-password-common = 這個密碼很容易猜到。請改用幾個不相關的詞。
error-recovery-wrong = 名稱或復原碼錯誤。
error-link-invalid = 這個連結已經用過，或已過期。請重新索取。
error-mail-off = 這個網站不寄送電子郵件。
error-mail-address = 這不是電子郵件地址。請檢查是否打錯。
error-account-other = 現在登入的是別人。請重新載入頁面。
error-factor-exists = 這個帳號已經開啟兩步驟驗證。
error-factor-none = 沒有可以開啟的兩步驟驗證。請重新設定。
error-session-unknown = 這個裝置已經登出。
`;export{e as default};