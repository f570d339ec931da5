### What the table server itself says. The rules' own messages come from the games.

## Tables

server-no-such-table = There is no such table, or it is not open to you.
server-bad-time = This time control is not possible: a live table has no clock, or a bank of ten seconds to a day; a correspondence table has up to thirty days for a decision.
server-bad-status = Tables are open, running or finished.
server-no-such-bot = There is no bot of this level. There are: { $levels }.
server-already-started = The game has already begun.
server-seats-open = Some seats are still open. Wait for players, or fill them with bots.
server-seat-taken = This seat is taken.
server-nobody-there = Nobody sits there to be removed.
server-already-seated = You already have a seat at this table.
server-not-host = Only the host of the table can do this.
server-spectator = You are watching this table; to play you need a seat.
server-not-your-seat = While the game lasts you see it from your own seat only.
server-not-running = This game is not being played just now.
server-not-finished = This can be done once the game is over.
server-frozen = { NUMBER($row) ->
    [0] This table is frozen: its game cannot be set up by the rules as they are now. Nothing is lost.
   *[other] This table is frozen: from move { $row } on, its game no longer fits the rules as they are now. Nothing is lost.
}
server-too-many-tables = You have { $most } tables waiting for players, and nobody can have more. Start or leave one first.
server-too-many-games = You have seats at { $most } tables, and nobody can have more. End or leave a game first.
server-held-another = You have held another seat of this game and know its secrets: { $seat } is the only one you can take again.
server-held-in-browser = Another seat of this game has been played from this browser: its secrets are known here, so you cannot take this one.
server-left-too-often = This seat has been left { $most } times, and that is the limit: nobody can leave it any more in this game.
server-no-such-position = The game has no such position.

## Playing

server-stale = The table has moved on since you chose. Look again and choose anew.
server-no-such-action = This is not an action of the game: { $text }.
server-nothing-to-undo = There is nothing to take back.
server-too-many-undos = This decision has been taken back { $most } times, and that is the limit: it stands now.
server-no-more-undos = This game has been taken back { $most } times, and that is the limit: what is played now stands.
server-too-far-back = In one game { $most } moves can be taken back in all; with these there would be more.
server-own-undo = You asked for this yourself: it is for the others to agree.
server-no-consent = Somebody has left this game and can no longer agree to taking more moves back.
server-no-decision = There is nothing for you to decide just now.
server-no-undo = There is nothing you can take back: somebody has learned something since, or the move was not yours.
server-too-many-orders = You have left as many orders as you can. Take one back first.
server-empty-chat = This message is empty.
server-bots-busy = The bots are busy with other tables. Ask again in a moment.
server-no-hint = No hint is possible just now. Ask again in a moment.
server-analysis-running = A game that you asked for is still being analysed. Ask again when that is done.

## Records

server-record-too-large = A record can have up to { $most } kilobytes.
server-too-many-records = You have brought { $most } records along, and nobody can bring more.
server-no-such-record = There is no such record here.

## Requests

server-bad-message = This message cannot be understood: { $text }.
server-bad-request = This request cannot be understood: { $text }.
server-too-deep = This request cannot be understood: it is nested too deeply.
server-no-database = The server cannot reach or write its database just now. Nothing was changed: please try again later.
server-failed = Something went wrong here. Nothing has been changed; please try again.
server-no-such-page = There is no such page here.
server-foreign-origin = This request comes from another site and was not carried out.
server-too-fast = { $seconds ->
    [one] Too fast. Please try again in one second.
   *[other] Too fast. Please try again in { $seconds } seconds.
}

## People

server-not-signed-in = Please sign in first, as a guest or with your account.
server-bad-name = A name has 1 to { $most } characters that can be read: no control or direction characters.
server-stacked-marks = A letter of a name has at most { $most } accents or other marks above or below it: a stack of them would cover other lines.
server-bad-language = This language is not available.
server-bad-login = A login has 3 to 40 characters: letters without accents, digits, dot, hyphen and underscore.
server-bad-password = A password has { $least } to { $most } characters.
server-wrong-login = The login or the password is wrong.
server-not-registered = A guest has no password: make an account first.
server-login-taken = This login is taken. Please choose another.
server-already-registered = You already have an account.
server-bad-email = This is not an e-mail address.
server-bad-webhook = This is not a web address. It must begin with http:// or https:// and hold no password.
server-email-missing = To be told by e-mail, give your address first.
server-webhook-missing = To be told by webhook, give its address first.
server-bad-notify = These message settings cannot be understood.
server-bad-quiet-hours = Quiet hours go from one full hour (0 to 23) to a different one.
server-bad-zone = This time zone is not known. Expected a name such as Europe/Paris.
server-bad-digest = Messages can be collected for 0 to { NUMBER($most, useGrouping: 0) } minutes.

## Messages to those who are away

server-notice-subject = { $count ->
    [one] Your turn: { $table }
   *[other] Your turn at { $count } tables
}
server-notice-opening = { $count ->
    [one] Hello { $name }, this table is waiting for you:
   *[other] Hello { $name }, these tables are waiting for you:
}
server-notice-more = { $count ->
    [one] … and one more table.
   *[other] … and { $count } more tables.
}
server-notice-closing = You get this message because you asked for it. To get fewer of them, or none, change your settings:

## Settings with which the server cannot start

# $variable: the setting, a variable of the environment. $value: what it was given.
server-setting-unknown = { $variable } is not a setting.
server-setting-near = { $variable } is not a setting: is { $near } meant?
server-setting-number = { $variable } cannot be “{ $value }”: expected a number.
server-setting-flag = { $variable } cannot be “{ $value }”: expected yes or no.
server-setting-least = { $variable } cannot be “{ $value }”: expected { $least } or more.
server-setting-positive = { $variable } cannot be “{ $value }”: expected more than 0.
server-setting-short = { $variable } is too short: expected { $least } characters or more.
server-setting-url = { $variable } cannot be “{ $value }”: expected http:// or https:// and a host.
server-setting-none-of = { $variable } cannot be “{ $value }”; it can be: { $allowed }.
server-setting-smtp = { $variable } cannot be used: expected smtp://user:password@host:port or smtps://….
server-setting-mail-from = { $variable } cannot be “{ $value }”: expected an address such as name@example.org.
server-setting-proxy = { $variable } cannot hold “{ $value }”: expected addresses or networks, such as 10.0.0.1 or 10.0.0.0/8.
# $game: the game that cannot be played with them. $problem: why, a sentence with its full stop.
server-setting-content = { $variable } cannot be “{ $value }”: expected tables of all games, each in a folder with its id. Those of “{ $game }” cannot be used: { $problem }
server-setting-database = “{ $url }” is not a database: expected postgresql://user:password@host/name or sqlite:///file.
server-setting-workers = --workers { $workers } needs PostgreSQL: several processes cannot share the news of an SQLite file.
