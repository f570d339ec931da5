### The browser client (English)

## Games

web-game-age-of-gods = Age of Gods
web-about-age-of-gods = Twenty-four peoples, nine turns, and gods who hide whom they love.
web-players-age-of-gods = 2 to 6 players
web-minutes-age-of-gods = 75 min
web-game-age-of-mythology = Age of Mythology
web-about-age-of-mythology = Greeks, Egyptians and Norse raise cities, wonders and monsters.
web-players-age-of-mythology = 2 to 8 players
web-minutes-age-of-mythology = 120 min
web-game-through-the-ages = Through the Ages
web-about-through-the-ages = From bronze to space: leaders, wonders and the long memory of culture.
web-players-through-the-ages = 2 to 4 players
web-minutes-through-the-ages = 180 min

## Everywhere

web-title = Ludage: three ages of the world, one table
web-home = Ludage, home page
web-nav = Pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-replays = Replays
web-nav-rules = Rules
web-language = Language
web-settings = Settings
web-settings-of = { $name }’s settings
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours
web-close = Close
web-loading = One moment …
web-unreachable = The server cannot be reached just now. We keep trying.
web-failed = Something went wrong on this page. Load it again.
web-no-such-page = There is no such page.
web-to-home = Go to the home page
web-skip-to-content = Skip to the content
web-just-now = just now
web-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
web-colon = {":"}
web-nobody = nobody

## Home

web-headline = Three ages of the world, one table
web-subline = Every rule enforced, every number explained. Play with friends, strangers or bots, in your browser.
web-games = Games
web-play-now = Play now
web-with-friends = With friends
web-guided = Guided game
web-starting = Starting …
web-coming = Coming soon
web-coming-board = Its board is not there yet.
web-tables-waiting = { $count ->
        [one] one table waiting
       *[other] { $count } tables waiting
    }
web-my-games = Continue my games
web-wait-for-you = { $count ->
        [0] none waits for you
        [one] one waits for you
       *[other] { $count } wait for you
    }
web-all-my-games = All my games
web-running-games = Running games only
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting at the moment. Open a table yourself.
web-join-by-code = Join with a code
web-join-by-code-how = Paste the invitation link, or the code that you were sent.
web-code = Link or code
web-not-a-code = This is neither an invitation link nor a code.
web-to-the-table = Go to the table

## Tables in lists

web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-also-choosing = { $names } { $names-count ->
        [one] is
       *[other] are
    } choosing as well
web-table-free = { $free ->
        [0] All { $players } seats are taken
        [one] One of { $players } seats is free
       *[other] { $free } of { $players } seats are free
    }
web-table-won = Won by { $names }
web-table-over = The game is over
web-table-frozen = Frozen: the rules have changed since
web-table-frozen-how = The rules of a newer program no longer lead to the positions of this game. Nothing is lost, but it cannot go on.
web-table-of = { $name }’s table
web-private = private
web-public = public
web-play = Continue
web-open = Open
web-watch = Watch
web-join = Join
web-look-back = Look back
web-join-table = Join: { $table }
web-open-table = Open: { $table }
web-seat = Seat { $number }

## A new table

web-new-table = New table
web-game = Game
web-players = Players
web-players-count = { $count ->
        [one] one player
       *[other] { $count } players
    }
web-opponents = Opponents
web-other-options = Other options
web-length = Length:
web-bots-at-table = Of these, bots
web-bot-level = Strength of the bots
web-level-novice = Novice
    .text = Overlooks things: a good match for a first game.
web-level-regular = Regular
    .text = Plays soundly and looks one move ahead.
web-level-strong = Strong
    .text = Weighs everything it knows before it moves.
web-level-master = Master
    .text = Thinks longest: some seconds a move.
# Tables of programs, and those that were opened before there were levels.
web-level-random = Random
    .text = Makes any move that is allowed.
web-level-greedy = Greedy
    .text = Takes what looks best at once.
web-starts-at-once = The game begins at once.
web-seats-for-people = { $count ->
        [one] One seat waits for somebody you invite.
       *[other] { $count } seats wait for people you invite.
    }
web-who-may-join = Who may join
web-invited-only = Invited only
web-anybody = Anybody
web-time = Time
web-live = Live
web-correspondence = Correspondence
web-pace-live = Everybody is at the table at the same time.
web-pace-correspondence = Everybody moves when they have time; you can ask for a message when it is your turn.
web-bank = Time for the whole game
web-increment = Added for each decision
web-hours-each = Time for each decision
web-no-clock = no clock
web-no-limit = No limit
web-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-table-name = Name of the table
web-optional = (optional)
web-open-the-table = Open the table
web-begin = Begin the game

## Waiting room

web-seats = Seats
web-free-seat = Free
web-here = online
web-away = offline
web-host = host
web-rating = rating { $rating }
web-sit-here = Sit here
web-bot-here = Bot
web-bot-of-level = Bot: { $level }
web-remove = Remove { $name }
web-remove-short = Remove
web-fill-bots = Fill with bots
web-still-open = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-host-begins = Everybody is here. { $name } starts the game.
web-leave-table = Leave the table
web-invite = Invite
web-invite-how = Whoever follows this link can sit down; no account is needed.
web-invitation-link = Invitation link
web-invitation-to = Invitation to { $game }
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The browser does not allow copying: select the link and copy it yourself.
web-share = Share
web-time-bank = { $minutes } min + { $seconds } s
web-time-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } for each decision
web-time-slow = correspondence

## At the table

web-prompt = What is asked
web-choices = { $count ->
        [one] one choice
       *[other] { $count } choices
    }
web-look-at = Show { $name } in full
web-looking-at = You are looking at { $name }
web-look-home = Back to your board
web-more-choices = { $count ->
        [one] One more …
       *[other] { $count } more …
    }
web-leads-to = { $count ->
        [one] Leads to one choice
       *[other] Leads to { $count } choices
    }
web-back = Back
web-not-yet = Not yet
web-undo = Take back
web-undo-asked = { $name } asks to take a move back. Dice and cards that have already been seen will come again in the same order.
web-undo-waits = The others are asked whether the move may be taken back.
web-undo-nothing = You have made no move yet.
web-agree = Agree
web-refuse = Refuse
web-skip = Skip
web-game-over = The game is over
web-spectator = You are watching.
web-connection-lost = The connection is lost. Trying again …
web-you = you
web-bot = bot
web-abandoned = played by a bot
web-played-by-bot = { $name }, played by a bot
web-you-left = You left; a bot plays for you
web-you-left-waiting = You left; the game waits for you
web-take-seat-back = Take your seat back
web-take-seat-back-at = Take your seat back: { $table }
web-seat-left = { $name } has left; a bot plays on.
web-seat-late = { $name } ran out of time three times in a row; a bot plays on.
web-seat-back = { $name } is back.
web-seat-taken = { $name } takes over from { $before }.
web-offline = Not connected just now
web-thinking = thinking …
web-are-thinking = { $names } { $names-count ->
        [one] is
       *[other] are
    } thinking …
web-deciding = deciding
web-rank = Rank { $rank }
web-hand = Hand
web-reference = Tables
web-panels = Side panel
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-all = Show the whole game
web-took-back = { $name } takes a move back.
web-since-away = While you were away
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-total = Total
web-ways = { $ways } in { $outof }
web-rule-link = Rule { $rule }
web-rule-short = § rule
web-menu = Menu
web-sound-on = Sounds on
web-sound-off = Sounds off
web-copy-link = Copy the link to this table
web-look-back-far = Look back at this game
web-ask-undo = Ask to take my last move back
web-leave-game = Leave the game
web-leave-sure = A bot will play for you until you come back, unless somebody else takes your seat meanwhile. Leave?
web-leave-waits = The game will wait for you: take your seat back here or on the home page whenever you like. Leave?
web-concede-sure = You give up the game, and the others go on without you. This cannot be undone.
web-leave-yes = Yes, leave
web-fair = Fair luck: the server fixed all chance of this game before it began. Fingerprint { $commitment }…

## Choices

web-all-choices = All choices
web-search-choices = Type to search
web-choices-shown = { $shown } of { $all } choices
web-nothing-to-choose = You have nothing to choose just now.
web-no-such-choice = There is no such choice now.
web-hint = Hint
web-hint-title = What a bot would play
web-hint-thinking = A bot is thinking about it …
web-hint-how = The figures are what the bot thinks the position afterwards is worth, in points. Below: what the first has over the next best, and what the others lack.
web-choose-this = Choose this

## Keys

web-keys = Keys
web-key-enter = Enter
web-key-space = Space
web-key-does-tab = go to the next thing you may choose
web-key-does-arrows = walk over the board; what does not glow says why not
web-key-does-choose = choose; choose again to confirm
web-key-does-back = step back
web-key-does-skip = skip what is being shown
web-key-does-list = all choices in words; type an action
web-key-does-undo = take back
web-key-does-hint = hint
web-key-does-log = log
web-key-does-chat = chat
web-key-does-rules = rules
web-key-does-menu = menu
web-key-does-keys = this list

## Rules

web-rules-of = Rules: { $game }
web-rules-idea = The idea of the game
web-search-rules = Search the rules
web-rules-found = { $count ->
        [0] no rule
        [one] one rule
       *[other] { $count } rules
    }
web-rule-more = Example and notes
web-rule-example = Example:
web-rule-note = Note:
web-rule-source = Source: { $source }

## Guided game

web-lesson = Lesson
web-lesson-of = { $number } of { $count }
web-understood = Understood
web-read-rule = Read the rule
web-no-more-lessons = No more lessons
web-show-lessons-again = Show all lessons again
web-lessons-again = The guided game begins from the first lesson again.

## After the game

web-won = { $winners-count ->
        [one] { $winners } wins the game
       *[other] { $winners } share the victory
    }
web-score-sheet = Score sheet
web-rematch = Rematch
web-join-rematch = Join the rematch
web-replay = Replay
web-download = Download
web-link-copied = The link is copied.
web-key-moments = Key moments
web-go-to-moment = Go to this moment
# $results: each player with his last figure.
web-chart-says = { $label }: { $results }
web-seed = Fair luck: the seed of this game was { $seed }. Whoever plays the record again gets every roll and every shuffle.

## Watching and looking back

web-watch-title = Games being played
web-watch-how = You see what a spectator at the table would see: no hidden cards.
web-nothing-to-watch = No public game is being played just now.
web-replays-title = Games to look back on
web-replays-how = Every moment of a finished game, through anybody’s eyes. Bring a record of your own to look at it here.
web-bring-record = Open a record
web-my-finished-games = My finished games
web-finished-games = Finished games
web-no-finished-games = No public game has been finished yet.
web-story = Story
web-analysis = Analysis
web-analysis-how = A strong bot looks at every decision again: who was likely to win, what cost each player most, and what would have been better. It takes some seconds, or some minutes while bots have games to play.
web-why-bot = Why?
web-analysis-ask = Analyse this game
web-analysis-pending = The bot is looking at the game: { $done } of { $of }.
web-analysis-failed = The game could not be analysed just now.
web-analysis-chances = Chances of winning, in per cent
web-analysis-here = What a strong bot thinks of the next decision
web-analysis-costly = What cost { $seat } most
web-analysis-nothing = Nothing worth mentioning.
web-analysis-better = Better: { $better }
web-analysis-lost = chance lost: { $cost }
web-analysis-opinion = It is a bot’s opinion: what it does not see does not count. The figures are what it thinks the position afterwards is worth, in points; underlined is what was played.
web-replay-start = The beginning of the game
web-eyes = Seen by
web-eyes-spectator = a spectator
web-first = To the beginning
web-previous = One step back
web-next = One step forward
web-last = To the end
web-play-on = Play
web-pause = Pause
web-moment = Moment
web-moment-of = { NUMBER($at, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }

## Settings

web-look = Look
web-theme = Colours
web-theme-system = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-system = Same as the system
web-motion-off = None
web-motion-fast = Fast
web-motion-normal = Normal
web-motion-slow = Slow
web-at-the-table = At the table
web-sound = Sounds
web-volume = Volume
web-confirm-setting = Ask before a complete choice is sent
web-ask-setting = Ask before ending anything while there is still something to use
web-keys-setting = Single-letter keys (L, U, H …)
web-account = Account
web-name = Name
web-save = Save
web-saved = Saved
web-welcome = Welcome, { $name }.
web-registered = You have an account: your games wait for you in any browser.
web-guest-how = You are a guest in this browser. With an account you find your games in any other.
web-stranger-how = You need no account to play. With one you find your games in any browser.
web-register = Register
web-log-in = Log in
web-log-out = Log out
web-login = Login
web-password = Password
web-notify = Messages
web-notify-how = At correspondence tables: how to tell you that it is your turn.
web-email = E-mail address
web-notify-email = Send me an e-mail
web-webhook = Webhook (Discord, Slack, your own program)
web-notify-webhook = Call this webhook
web-quiet-hours = Quiet hours ({ $zone })
web-quiet-from = From
web-quiet-to = To
web-digest = Minutes for which messages are collected
