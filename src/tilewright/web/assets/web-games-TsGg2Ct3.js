var e=`# What things on a picture of a table are called: for those who listen, and on buttons.

web-board = Board of player { $seat }
web-start-marker = Start marker

# Azul. Source 0 is the centre; $tiles is made by azul-tiles.
web-azul-offer = Displays and centre
web-azul-floor = Floor
web-azul-source = { $source ->
    [0] Centre
   *[other] Display { $source }
}
web-azul-group = { $source ->
    [0] { $tiles }, centre
   *[other] { $tiles }, display { $source }
}
web-azul-line-empty = Line { $line }, empty
web-azul-place = Row { $row }, column { $column }: { $colour ->
    [none] free
   *[other] { azul-colour }
}
`;export{e as default};