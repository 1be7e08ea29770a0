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

# Summer Pavilion. $tiles and $list are made by pavilion-tiles.
web-pavilion-offer = Displays, centre and supply
web-pavilion-label-hand = Hand
web-pavilion-label-supply = Supply
web-pavilion-wild = Wild: { pavilion-colour }
web-pavilion-source = { $source ->
    [0] Centre
   *[other] Display { $source }
}
web-pavilion-group = { $source ->
    [0] { $tiles }, centre
   *[other] { $tiles }, display { $source }
}
web-pavilion-supply = { $tiles }, supply
web-pavilion-hand = { $tiles }, hand
web-pavilion-kept = { $tiles }, kept
web-pavilion-space = { $kind ->
    [middle] Star in the middle
    [purple] Purple star
    [green] Green star
    [orange] Orange star
    [yellow] Yellow star
    [blue] Blue star
    [red] Red star
   *[grey] Star { $star }
}, position { $position }, cost { $cost }: { $colour ->
    [none] free
   *[other] { pavilion-colour }
}
web-pavilion-payment = Pay { $list }
web-pavilion-structure = { $structure ->
    [pillar] Pillar at star { $star }
    [statue] Statue at star { $star }
   *[window] Window at star { $star }
}
web-pavilion-star = Star { $star }
web-pavilion-cost = Spaces of cost { $cost }
`;export{e as default};