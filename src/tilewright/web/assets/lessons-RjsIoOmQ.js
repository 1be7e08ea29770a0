var e=`# 第一堂課：在真正的對局旁所說的話。

lesson-azul-take = 歡迎！請在一個工廠圓盤上選擇一種顏色的瓷磚：點選其中任何一塊。
lesson-azul-line = 你會拿走該顏色的所有瓷磚。現在選擇要放入的花紋列。填滿的花紋列會把一塊瓷磚送上牆面。
lesson-azul-confirm = 畫面顯示將會發生的事。請確認，或復原後看看其他花紋列。
lesson-azul-centre = 圓盤上其餘的瓷磚移到了桌子中央。也可以從那裡拿取。第一個這麼做的人同時拿走起始玩家指示物，它會佔用地板上的一格。
lesson-azul-floor = 一個花紋列只能放一種顏色。放不下的瓷磚會掉到地板並扣分，所以請拿放得下的瓷磚。
lesson-azul-round = 繼續進行，直到所有瓷磚都被拿走。之後每個填滿的花紋列會送一塊瓷磚上牆面。
lesson-azul-wall = 牆面鋪好了！每塊瓷磚依它所在橫列與直行的長度得分，所以請鋪在已有的瓷磚旁邊。
lesson-azul-end = 有人完成一個橫列的那一輪結束後，遊戲結束。完成直行與顏色在最後得分最多。繼續玩，或閱讀規則。

lesson-pavilion-take = 歡迎！請在一個工廠圓盤上選擇一種顏色的瓷磚。每輪有一種百搭顏色：如果它也在那裡，會一併拿走一塊百搭瓷磚。
lesson-pavilion-confirm = 這就是你會得到的瓷磚。請確認。
lesson-pavilion-centre = 其餘的移到桌子中央。第一個從那裡拿取的人得到起始玩家指示物，並依拿取的瓷磚數每塊扣 1 分。繼續進行，直到全部拿完。
lesson-pavilion-place = 現在開始鋪瓷磚。選擇一個亮起的星形格子：格子上的數字就是所需的瓷磚數。
lesson-pavilion-pay = 選擇支付方式：用格子的顏色，或部分用百搭瓷磚。然後確認。
lesson-pavilion-run = 瓷磚依它在星形上相連的瓷磚數得分。圍住柱子、雕像或窗戶可以獲得瓷磚。一直鋪到你想略過為止。
lesson-pavilion-pass = 你已略過。最多保留四塊瓷磚到下一輪，其餘每塊扣 1 分。
lesson-pavilion-end = 六輪之後，完成的星形會帶來許多分數。繼續玩，或閱讀規則。

lesson-garden-take = 歡迎！請在展示區選擇一種顏色或一種花紋。你會拿走所有符合的瓷磚，但相同的只拿一塊。
lesson-garden-confirm = 這就是你會得到的瓷磚。請確認。
lesson-garden-storage = 拿取的瓷磚放在你的倉庫。繼續拿取，直到你能鋪一塊瓷磚。
lesson-garden-place = 現在可以鋪了：選擇倉庫中的一塊瓷磚，再選擇花園中亮起的格子。
lesson-garden-pay = 瓷磚的費用就是它的數字。它自己算一塊，其餘要付的必須是同色不同花紋，或同花紋不同色。百搭瓷磚可代替任何一塊。
lesson-garden-jokers = 相鄰的瓷磚必須有相同的顏色或花紋。圍住噴泉、雕像、長椅和柱子可獲得百搭瓷磚。這一輪不想再行動時就略過。
lesson-garden-pass = 每輪結束時，轉盤會為你花園中符合的瓷磚計分。
lesson-garden-end = 四輪之後，三塊以上的群組計分，倉庫中剩下的東西要扣分。繼續玩，或閱讀規則。
`;export{e as default};