var e=`# The account page.
web-account-text = You can play without an account. With one, you can see your matches on all your devices.
web-account-way = What would you like to do?
web-account-ways = { $way ->
    [login] Sign in
   *[new] Create an account
}
web-account-name = Name
web-account-password = Password
web-account-ten = At least 10\xA0characters. A few unrelated words are easy to remember.
web-account-guest = Guest name
web-account-hello = You are signed in as { $name }.
web-account-out = Sign out
web-account-export = Download my data
web-account-old = Current password
web-account-new = New password
web-account-change = Change password
web-account-changed = Password changed. You are signed out on all other devices, and tokens of programs are revoked.
web-account-delete = Delete account
web-account-delete-text = Your name, password, e-mail address and programs are deleted immediately. Finished matches stay, without your name.
web-account-sure = Yes, delete the account { $name }
web-account-profile = Profile
web-account-since = Member since { $date }
web-account-cancel = Cancel

# A code, when signing in and to confirm changes.
web-account-code = Code
web-account-code-hint = 6\xA0digits from your authenticator app, or a recovery code
web-account-code-title = Second factor
web-account-code-text = Enter the code from your authenticator app. If you don’t have the app at hand, use a recovery code.
web-account-back = Back

# The second factor.
web-factor = Second factor
web-factor-off = Off. With a second factor, a stolen password is not enough to sign in.
web-factor-on = On. Signing in also takes a code from your authenticator app.
web-factor-start = Set up
web-factor-stop = Turn off
web-factor-stopped = Second factor turned off.
web-factor-scan = Scan this with an authenticator app, then enter the code it shows.
web-factor-qr = QR code for your authenticator app
web-factor-key = Or type this key into the app
web-factor-confirm = Turn on
web-factor-next = Next
web-codes = Recovery codes
web-codes-left = { $count ->
    [0] You have no recovery codes.
    [one] You have { $count }\xA0recovery code.
   *[other] You have { $count }\xA0recovery codes.
}
web-codes-text = Each code works once: in place of a code from the app, or to set a new password if you forget yours.
web-codes-once = Save these codes now. They won’t be shown again.
web-codes-new = Create new codes
web-codes-copy = Copy
web-codes-download = Download
web-codes-done = I’ve saved them

# E-mail.
web-mail = E-mail
web-mail-none = No e-mail address. With one, you can set a new password if you forget yours.
web-mail-pending = We’ve sent a link to { $address }. Open it to confirm the address.
web-mail-address = E-mail address
web-mail-add = Add address
web-mail-change = Change address
web-mail-remove = Remove address
web-mail-removed = Address removed.
web-mail-sent = Check your inbox: we’ve sent a link to { $address }.
web-mail-confirm = Confirm e-mail address
web-mail-confirm-text = Confirm this address to use it for your account.
web-mail-confirm-button = Confirm
web-mail-confirmed = The address is confirmed for the account { $name }.

# Sessions.
web-sessions = Sessions
web-sessions-text = The browsers in which you are signed in.
web-sessions-device = { $system ->
    [none] { $browser }
   *[other] { $browser } on { $system }
}
web-sessions-unknown = Unknown device
web-sessions-here = This device
web-sessions-used = Last used { $used } · signed in { $created }
web-sessions-end = Sign out
web-sessions-end-one = Sign out on { $device }
web-sessions-end-others = Sign out on all other devices
web-sessions-ended = Signed out there.

# Programs.
web-programs = Programs
web-programs-text = Programs play for you with a token. Changing your password revokes all tokens.
web-programs-none = You have no programs.
web-programs-name = Name of the program
web-programs-add = Create token
web-programs-once = Copy the token of { $name } now. It won’t be shown again.
web-programs-token = Token
web-programs-used = Last used { $used } · created { $created }
web-programs-unused = Never used · created { $created }
web-programs-revoke = Revoke
web-programs-revoke-one = Revoke the token of { $name }
web-programs-revoked = Token revoked.

# A forgotten password.
web-reset = Forgot your password?
web-reset-title = Set a new password
web-reset-way = How would you like to do it?
web-reset-ways = { $way ->
    [mail] With a link by e-mail
   *[code] With a recovery code
}
web-reset-account = Name or e-mail address
web-reset-send = Send link
web-reset-sent = If there is such an account with an e-mail address, we’ve sent a link to it. The link works for one hour.
web-reset-code = Recovery code
web-reset-set = Set password
web-reset-done = Your new password is set. Sign in with it.
web-reset-none = Without a recovery code or an e-mail address, a forgotten password can’t be replaced.

error-login-code-needed = Enter the code from your authenticator app.
error-login-code-wrong = Wrong code, or one that was already used. Wait for the next one.
error-password-wrong = Wrong password.
error-password-short = This password is too short. It needs at least { $least ->
    [one] { $least }\xA0character.
   *[other] { $least }\xA0characters.
}
error-password-common = This password is easy to guess. Use a few unrelated words instead.
error-recovery-wrong = Wrong name or recovery code.
error-link-invalid = This link was already used or is too old. Ask for another one.
error-mail-off = This site doesn’t send e-mail.
error-mail-address = This isn’t an e-mail address. Check it for typos.
error-account-other = You’re signed in as somebody else now. Reload the page.
error-factor-exists = This account already has a second factor.
error-factor-none = There’s no second factor to turn on. Start again.
error-session-unknown = This session has already ended.
`;export{e as default};