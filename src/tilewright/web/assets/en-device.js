var e=`# The edition without a server: matches are played and stored on this device.
device-loading = Loading the game engine…
device-failed = { $why ->
    [wasm] This browser can’t play matches, because it has no WebAssembly. Rules and lessons work. Update the browser to play.
    [files] The game engine couldn’t be loaded. Check your connection, then reload the page.
    [storage] This browser doesn’t save matches. Leave private browsing or allow site data, then reload the page.
   *[internal] The game engine couldn’t start. Reload the page.
}
device-full = This device couldn’t save your last move. Free some space, then reload the page.
device-no-space = This device has no space to keep the game for offline play. Free some space, then reload the page.
device-reload = Reload
device-update = A new version is ready.
device-update-now = Update
device-archive = Matches on this device
device-archive-text = Your matches are stored only in this browser. Export them to keep a copy or to move them to another device.
device-export = Export all
device-import = Import
device-imported = { $count ->
    [0] The file contains no new matches.
    [one] { $count }\xA0match imported.
   *[other] { $count }\xA0matches imported.
}
device-lighter = On this device, Master considers 2,000\xA0positions per move instead of 200,000, so it’s weaker than on a server.
`;export{e as default};