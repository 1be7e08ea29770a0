var e=`# 每款遊戲都需要的詞語。名稱與後面的文字之間空一格，「你」之後不空。
player-name = 玩家 { $seat }
player = { $who ->
    [you] 你
   *[other] { $name }{ " " }
}
ask-named = { $name }：{ $question }
bot-name = { $bot ->
    [random] 隨機電腦
    [greedy] 貪心電腦
    [uct] 抽樣電腦
    [guided] 評估電腦
    [deep] 深度電腦
    [strong] 最強電腦
    [novice] 新手
    [apprentice] 學徒
    [tiler] 鋪磚工
    [mason] 石匠
    [artisan] 工匠
    [master] 大師
   *[other] { $bot }
}

# 選擇的結果，簡短寫在版圖上的位置旁。
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-ends = 遊戲將結束

# 各代碼的拒絕訊息。
refusal-game-over = 遊戲已經結束。
refusal-actor-nature = 必須先抽取瓷磚。
refusal-action-unknown = 沒有「{ $action }」這個行動。
refusal-deal-not-due = 現在不需要抽取瓷磚。

# 遊戲桌圖上各物的名稱：供聆聽者使用，也寫在按鈕上。

# 各遊戲及其版面。若此處沒有某遊戲，$game 即為其名稱。
web-game-name = { $game ->
    [azul] 花磚物語
    [pavilion] 夏日行宮
    [garden] 花園宮殿
   *[other] { $game }
}
web-side = { $side ->
    [azul-coloured] 彩色牆面
    [azul-grey] 灰色牆面
    [pavilion-coloured] 彩色面
    [pavilion-grey] 灰色面
    [garden-front] 計分版圖正面
    [garden-back] 計分版圖背面
   *[other] { $side }
}
web-side-about = { $side ->
    [azul-coloured] 牆面每一格都有固定的顏色。
    [azul-grey] 每塊瓷磚放在哪一直行由你選擇。
    [pavilion-coloured] 每個外圍星形都有自己的顏色。
    [pavilion-grey] 星形沒有自己的顏色，由第二塊瓷磚決定。
    [garden-front] 花紋和群組依照一般方式計分。
    [garden-back] 花紋和群組的計分方式不同。
   *[other] { $side }
}
web-front-against = { web-game-name }的對手：
web-learn-game = { $game ->
    [azul] 花磚物語教學
    [pavilion] 夏日行宮教學
    [garden] 花園宮殿教學
   *[other] { $game }教學
}
web-rules-title = { $game ->
    [azul] 花磚物語規則
    [pavilion] 夏日行宮規則
    [garden] 花園宮殿規則
   *[other] { $game }：規則
}

web-board = 玩家 { $number } 的版圖
web-start-marker = 起始玩家指示物
web-count-of = { $count } / { $all }

# 花磚物語。來源 0 是桌子中央；$tiles 由 azul-tiles 組成。
web-azul-offer = 工廠圓盤與桌子中央
web-azul-floor = 地板
web-azul-complete = 完成的橫列、直行、顏色
web-azul-complete-counts = { $rows } · { $columns } · { $colours }
web-azul-fullest = 最滿的橫列
web-azul-source = { $source ->
    [0] 桌子中央
   *[other] { $source } 號工廠圓盤
}
web-azul-group = { $source ->
    [0] 桌子中央：{ $tiles }
   *[other] { $source } 號工廠圓盤：{ $tiles }
}
web-azul-line-empty = 第 { $line } 花紋列：空的
web-azul-place = { $colour ->
    [none] 第 { $row } 橫列第 { $column } 直行：空的
   *[other] 第 { $row } 橫列第 { $column } 直行：{ azul-colour }
}
web-azul-why-line = 目前沒有可以放到這條花紋列的瓷磚。
web-azul-why-wall = 瓷磚要先放到花紋列。填滿的花紋列在該輪結束時才送一塊到牆面。
web-azul-log-from = { $source ->
    [0] 桌子中央
   *[other] { $source } 號圓盤
}
web-azul-log-to = { $line ->
    [0] 地板
   *[other] 第 { $line } 花紋列
}
web-azul-log-place = 第 { $row } 橫列第 { $column } 直行
web-azul-log-fallen = { $count ->
    [0] −{ $points }
   *[other] 掉落 { $count } 塊，−{ $points }
}

# 夏日行宮。$tiles 與 $list 由 pavilion-tiles 組成。
web-pavilion-offer = 工廠圓盤、桌子中央與供應區
web-pavilion-label-hand = 手上的瓷磚
web-pavilion-label-kept = 保留的瓷磚
web-pavilion-label-supply = 供應區
web-pavilion-fullest = 最滿的星形
web-pavilion-structures = 柱子、雕像、窗戶
web-pavilion-wild = 百搭：{ pavilion-colour }
web-pavilion-source = { $source ->
    [0] 桌子中央
   *[other] { $source } 號工廠圓盤
}
web-pavilion-group = { $source ->
    [0] 桌子中央：{ $tiles }
   *[other] { $source } 號工廠圓盤：{ $tiles }
}
web-pavilion-supply = 供應區：{ $tiles }
web-pavilion-hand = 手上：{ $tiles }
web-pavilion-kept = 保留：{ $tiles }
web-pavilion-space = { $colour ->
    [none] { $star }，費用 { $cost } 的格子：空的
   *[other] { $star }，費用 { $cost } 的格子：{ pavilion-colour }
}
web-pavilion-middle-space = { $colour ->
    [none] { $star }，{ $where }費用 { $cost } 的格子：空的
   *[other] { $star }，{ $where }費用 { $cost } 的格子：{ pavilion-colour }
}
web-pavilion-direction = { $at ->
    [upper-right] 右上方
    [lower-right] 右下方
    [bottom] 下方
    [lower-left] 左下方
    [upper-left] 左上方
   *[top] 上方
}
web-pavilion-payment = 支付{ $list }
web-pavilion-some = { $count } 塊{ pavilion-colour }
web-pavilion-several = { $list }
web-pavilion-structure = { $structure ->
    [pillar] 柱子：給 { $count } 塊瓷磚
    [statue] 雕像：給 { $count } 塊瓷磚
   *[window] 窗戶：給 { $count } 塊瓷磚
}
web-pavilion-star = { $star }的獎勵
web-pavilion-cost = 鋪滿費用 { $cost } 的獎勵
web-pavilion-why-hand = 你手上沒有這種顏色的瓷磚。
web-pavilion-why-nowhere = 現在沒有可以鋪這種顏色的格子。
web-pavilion-why-space = 你手上的瓷磚都不能鋪在這裡。
web-pavilion-pass-hint = 點選瓷磚可更改要保留的瓷磚。
web-pavilion-log-from = { $source ->
    [0] 桌子中央
   *[other] { $source } 號圓盤
}
web-pavilion-log-to = { $kind ->
    [purple] 紫色星形：{ $cost }
    [green] 綠色星形：{ $cost }
    [orange] 橙色星形：{ $cost }
    [yellow] 黃色星形：{ $cost }
    [blue] 藍色星形：{ $cost }
    [red] 紅色星形：{ $cost }
    [left] 左方星形：{ $cost }
    [upper-left] 左上方星形：{ $cost }
    [upper-right] 右上方星形：{ $cost }
    [right] 右方星形：{ $cost }
    [lower-right] 右下方星形：{ $cost }
    [lower-left] 左下方星形：{ $cost }
   *[middle] 中間星形：{ $cost }
}
web-pavilion-log-built = { $structure ->
    [pillar] 柱子
    [statue] 雕像
   *[window] 窗戶
}
web-pavilion-log-kept = 保留 { $count } 塊

# 花園宮殿。$hexagon 由 garden-hexagon 組成。
web-garden-offer = 轉盤與展示區
web-garden-wheel = 轉盤
web-garden-forecast = 轉盤目前
web-garden-storage = 倉庫
web-garden-bag = 袋子
web-garden-tower = 高塔
web-garden-supply = 供應堆
web-garden-place = 展示區第 { $nth } 塊擴建組件（共 { $shown } 塊）
web-garden-place-of = 展示區第 { $nth } 塊擴建組件（共 { $shown } 塊）：{ $list }
web-garden-shown = { $hexagon }，在第 { $nth } 塊擴建組件上（共 { $shown } 塊）
web-garden-shown-expansion = 擴建組件（{ $hexagon }），展示區第 { $nth } 塊（共 { $shown } 塊）
web-garden-take-colour = 拿取{ garden-colour }（{ $count }）
web-garden-take-pattern = 拿取{ garden-pattern }（{ $count }）
web-garden-stored = { $cost ->
    [0] 倉庫中的{ $hexagon }，不用另外支付
   *[other] 倉庫中的{ $hexagon }，另付 { $cost } 個同色或同花紋的六角形
}
web-garden-stored-expansion = { $cost ->
    [0] 倉庫中的擴建組件（{ $hexagon }），不用另外支付
   *[other] 倉庫中的擴建組件（{ $hexagon }），另付 { $cost } 個同色或同花紋的六角形
}
web-garden-jokers = 倉庫中的百搭瓷磚：{ $count } 塊
web-garden-free-cell = { $cell }：空的
web-garden-filled-cell = { $cell }：{ $hexagon }
web-garden-area = { $at }的區域，沒有擴建組件
web-garden-buy = 購買擴建組件
web-garden-ask-area = 面朝下的擴建組件要放在哪裡？
web-garden-why-tile = 現在沒有適合的格子：旁邊要有同色或同花紋的六角形，而且群組中不能重複。
web-garden-why-cell = 你的倉庫中沒有可以放在這裡的東西。
web-garden-why-empty = 你的倉庫是空的，請先拿取瓷磚。
web-garden-why-joker = 百搭瓷磚只能用來支付費用。
web-garden-decoration-lacks = { $decoration ->
    [fountain] 噴泉：圍住後得 { $count } 塊百搭瓷磚，還差 { $missing } 格
    [statue] 雕像：圍住後得 { $count } 塊百搭瓷磚，還差 { $missing } 格
    [bench] 長椅：圍住後得 { $count } 塊百搭瓷磚，還差 { $missing } 格
   *[pavilion] 柱子：圍住後得 { $count } 塊百搭瓷磚，還差 { $missing } 格
}
web-garden-surrounded = { $decoration ->
    [fountain] 噴泉：已圍住，得了 { $count } 塊百搭瓷磚
    [statue] 雕像：已圍住，得了 { $count } 塊百搭瓷磚
    [bench] 長椅：已圍住，得了 { $count } 塊百搭瓷磚
   *[pavilion] 柱子：已圍住，得了 { $count } 塊百搭瓷磚
}
# 圖中的文字：空間小，要簡短。
web-garden-wheel-round = 第 { $round } 輪計分：{ $list }；柱子每輪都計分
web-garden-marker = 起始玩家指示物：第一個略過的玩家拿取，並扣 1 分
web-garden-storage-count = 倉庫 { $count }/{ $places }
web-garden-expansions-count = 擴建組件 { $count }/{ $places }
web-garden-stored-count = { $expansions ->
    [0] 倉庫 { $count }/{ $places }
   *[other] 倉庫 { $count }/{ $places }，擴建組件 { $expansions } 塊
}
web-garden-groups-count = 三個以上的群組：{ $count }
web-garden-caption-stack = { $count ->
    [0] 板塊疊的最後一塊
   *[other] 板塊疊，還有 { $count } 塊
}
web-garden-caption-tiles = 還有 { $count } 塊
web-garden-caption-open = 可以拿取
web-garden-short-stack = 疊，{ $count } 塊
web-garden-short-tiles = { $count } 塊
web-garden-short-open = 可拿取
web-garden-display-empty = 展示區是空的
web-garden-take-a-colour = 拿取一種顏色
web-garden-take-a-pattern = 拿取一種花紋
# $what 由 web-garden-take-colour 或 web-garden-take-pattern 組成。
web-garden-take-once = { $what }，每種一個

# 得分的項目，寥寥數字。
web-azul-bonus = { $bonus ->
    [row] 第 { $row } 橫列
    [column] 第 { $column } 直行
   *[colour] 五塊{ azul-colour }瓷磚
}
web-pavilion-run = { $count ->
    [1] 1 塊瓷磚
   *[other] { $count } 塊相連的瓷磚
}
web-pavilion-discarded = 棄掉的瓷磚
web-pavilion-left-over = 剩下的瓷磚
web-garden-sum-colour = { garden-colour }，{ $sum }
web-garden-sum-pattern = { garden-pattern }，{ $sum }
web-garden-sum-pavilions = 柱子，{ $sum }
web-garden-discarded = 棄掉的東西
web-garden-left-over = 倉庫中剩下的東西
web-garden-jokers-left = 剩餘的百搭瓷磚
web-garden-bought = 面朝下的擴建組件
web-garden-log-taken = 倉庫
web-garden-log-to = { $where ->
    [right] 右方
    [upper-right] 右上方
    [upper-left] 左上方
    [left] 左方
    [lower-left] 左下方
    [lower-right] 右下方
   *[fountain] 中央
}
web-garden-log-surrounded = { $decoration ->
    [fountain] 噴泉
    [statue] 雕像
    [bench] 長椅
   *[pavilion] 柱子
}

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
`;export{e as default};