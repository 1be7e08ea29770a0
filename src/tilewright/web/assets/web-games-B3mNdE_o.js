var e=`# Як називаються речі на зображенні столу: для тих, хто слухає, і на кнопках.

web-board = Планшет гравця { $seat }
web-start-marker = Маркер першого ходу

# Азул. Джерело 0 — центр столу; $tiles утворює azul-tiles, тому потрібен знахідний відмінок.
web-azul-offer = Вітрини й центр столу
web-azul-floor = Підлога
web-azul-source = { $source ->
    [0] Центр столу
   *[other] Вітрина { $source }
}
web-azul-group = { $source ->
    [0] Узяти { $tiles } із центру столу
   *[other] Узяти { $tiles } з вітрини { $source }
}
web-azul-line-empty = { $line }-й рівень складу порожній
web-azul-place = Горизонталь { $row }, вертикаль { $column }: { $colour ->
    [none] вільно
   *[other] { azul-colour.feminine }
}
`;export{e as default};