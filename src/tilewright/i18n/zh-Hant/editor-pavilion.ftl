# 夏日行宮的局面為何不可能。$number 是玩家編號，$colour 是顏色，$count 是數量。

editor-pavilion-tiles-total = { pavilion-colour }瓷磚有 { $count } 塊，應為 22 塊。
editor-pavilion-star-colour = 玩家 { $number } 的{ pavilion-colour }星形上有其他顏色的瓷磚。
editor-pavilion-star-twice = 玩家 { $number } 的多色星形上有重複的顏色。
editor-pavilion-phase-actor = 輪到的玩家與階段不符。
editor-pavilion-phase-owed = 獎勵瓷磚與階段不符。
editor-pavilion-phase-offered = 還有瓷磚可拿，所以這個階段還沒開始。
editor-pavilion-phase-passed = 玩家 { $number } 還不能略過。
editor-pavilion-phase-kept = 玩家 { $number } 略過之後才能保留瓷磚。
editor-pavilion-phase-hand = 玩家 { $number } 已略過，手上不能有瓷磚。
editor-pavilion-phase-first-round = 所有瓷磚都在袋子裡時，是第 1 輪。
editor-pavilion-phase-first-token = 所有瓷磚都在袋子裡時，起始玩家指示物在桌子中央。
editor-pavilion-phase-first-turn = 所有瓷磚都在袋子裡時，輪到起始玩家。
editor-pavilion-phase-supply = 供應區不能補：已經滿了，或沒有瓷磚了。
editor-pavilion-phase-no-tiles = 沒有瓷磚可以放到工廠圓盤。
editor-pavilion-phase-deal-token = 放滿工廠圓盤之前，起始玩家指示物在桌子中央。
editor-pavilion-phase-deal-turn = 放滿工廠圓盤之前，輪到起始玩家。
editor-pavilion-phase-nothing = 沒有瓷磚可拿。請放上瓷磚，或選擇其他階段。
editor-pavilion-phase-turn-passed = 輪到玩家 { $number }，所以他不能已略過。
editor-pavilion-phase-no-hand = 輪到玩家 { $number }，但他沒有瓷磚可放。
editor-pavilion-phase-no-choice = 獎勵瓷磚沒有選擇的餘地。
editor-pavilion-phase-keeping = 玩家 { $number } 要保留瓷磚，所以必定已略過。
editor-pavilion-phase-last-keeping = 第 6 輪不保留瓷磚。
editor-pavilion-phase-no-keeping = 玩家 { $number } 沒有可選擇保留的瓷磚。
editor-pavilion-phase-over-round = 第 6 輪之後遊戲才結束。
editor-pavilion-phase-over-passed = 遊戲已結束，所以玩家 { $number } 必定已略過。
editor-pavilion-phase-over-hand = 遊戲已結束，所以玩家 { $number } 手上不能有瓷磚。
