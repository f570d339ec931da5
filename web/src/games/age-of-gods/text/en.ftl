### Age of Gods in the browser: what stands on the board beside the engine's own texts, and the guided first game (English)

## The map

aog-map = Map of the sixty territories
aog-zoom = Zoom
aog-zoom-in = Closer
aog-zoom-out = Farther
aog-zoom-whole = The whole map
aog-empty = Empty
    .small = empty
aog-city = City
    .small = city
aog-coastal = Coast
    .small = coast
aog-fortified = Fortified
    .small = fortified
aog-percent = { $percent }%

## Turn and phases

aog-turn-label = Turn
aog-turn = Turn { $turn }
aog-turn-of = Turn { $turn } of { $turns }, { $phase }
aog-turn-deal = Destiny cards of size { $size } are dealt
aog-turn-uprising = Uprising of the peoples of size { $size ->
        [1] 1
       *[other] { $size } or less
    }
aog-turn-bets = Predictions are laid
aog-phase-setup = Setup
aog-phase-destiny = Destiny
aog-phase-fortification = Fortification
aog-phase-combat = Combat
aog-phase-action = Action
aog-phase-over = End of the game

## Players

aog-title-trish = God of time
aog-title-bifrons = God of death
aog-title-cephalus = God of wisdom
aog-title-novalis = Goddess of peace
aog-title-rakos = God of protectors
aog-title-lok = God of luck
aog-title-bejofa = God of deceit
aog-title-kraul = God of technology
aog-title-sylia = Goddess of love
aog-title-vorax = Goddess of vengeance
aog-title-sharur = God of war
aog-title-sercek = God of distress
aog-god-chosen = Has chosen a god
aog-god-choosing = Chooses a god
aog-god-yours = Your god. The others are still choosing.
aog-first-player = First player
aog-points =
    .unit = { $count ->
        [one] point
       *[other] points
    }
# $points: the number as it is written, with a plus where more is hidden.
aog-points-short = { $count ->
        [one] { $points } pt
       *[other] { $points } pts
    }
aog-pawns = Fortification pawns: { $count }
aog-power-left = Left of the god’s power: { $count }
aog-cards-held = Action cards in hand: { $red } red, { $yellow } yellow
aog-bets-laid = Predictions laid: { $count }
aog-destiny-to-come = Destiny card of size { $size }: not dealt yet
aog-destiny-hidden = Size { $size }: hidden
aog-destiny-awaited = Size { $size }: dealt in turn { $turn }
aog-player-close = Close
aog-destiny-shown = { $people }, revealed
aog-destiny-secret = { $people }, still hidden from the others

## Hand

aog-hand = Hand
aog-hand-cards = { $count ->
        [0] No card
        [one] { $count } card
       *[other] { $count } cards
    }
aog-people-of = People of { $seat }
    .small = people of { $seat }
aog-your-people = Your people
    .small = your people
aog-card-gone = Eliminated
aog-card-technology = Level { $level }
    .or = or technology
aog-card-wrath = Roll on the wrath table
aog-card-wrath-chosen = You choose the line of the wrath table
aog-use-technology = Level { $level }: 1 more in attack and in defence, for the rest of the game
aog-use-conceal = The people stays hidden; attack at +2
aog-bet-state = { $held } of { $needed }
aog-bets = Predictions

## Abilities in few words, as on a card: the whole text is in the engine’s file

aog-ability-colonists = Attack; fortify the territory you take.
aog-ability-cataclysm = Roll two dice, keep one: that divine wrath strikes.
aog-ability-ancient_wards = Defence +1 for a people, and a fortification.
aog-ability-fortress = Dwarf fortress (−2); a fourth moves one. You may attack from it.
aog-ability-war_blood = Attack +1 for a people, which then attacks.
aog-ability-horde = Two attacks with one people, each at −1.
aog-ability-charge = Attack at +1, up to two territories away.
aog-ability-spawn = One more Goblin token. The Goblins attack at +1.
aog-ability-sabotage = A people loses a level or a marker. Attack.
aog-ability-migration = Two neighbouring peoples exchange a territory.
aog-ability-ambush = Attack with two dice, keep the better one.
aog-ability-feast = Attack, then again from each conquest: −1, −2.
aog-ability-raid = Attack at +1 from one coast to any other.
aog-ability-greenwood = Defence +2 for a people until next turn; it attacks.
aog-ability-burglars = Look at a rival’s hidden destiny. Attack.
aog-ability-fury = Attack at +2.
aog-ability-flight = Attack any territory of the map.
aog-ability-invention = Any people rises by one technology level.
aog-ability-vortex = Swallow a territory without city, fortress or Love.
aog-ability-holy_war = A people gets +2 against another. You may attack.
aog-ability-siege = Attack at +1, ignoring city and walls.
aog-ability-mercenaries = Attack +2 for a people until next turn; it attacks.
aog-ability-raise_dead = Put a token of any people on an empty territory.
aog-ability-glamour = Copy the ability of a discarded card.

## The well of souls and the tables

aog-well = Well of souls
aog-well-legend =
    .small = held / most, technology
aog-size = Peoples of size { $size }
aog-soul = Holds { $held } of { $ceiling }, technology { $technology }
aog-technology-level = Technology level { $level }
aog-marker-until = { $marker }, until the end of turn { $turn }
aog-wrath-table = Divine wrath
aog-discard = Discard: { $count }
aog-supply = Pawns in the supply: { $count }
aog-gods = Gods
aog-tables = Tables

## The die

aog-roll-won = Success ({ $needed } needed)
aog-roll-lost = Failure ({ $needed } needed)

## Score sheet and charts

aog-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
aog-score-of = { $seat }’s score
aog-score-peoples = Peoples
aog-score-territories = Territories
aog-score-cities = Cities
aog-score-points = Points
aog-score-total = Total
aog-series-score = Points
aog-series-territories = Territories of one’s peoples

## The guided first game

aog-lesson-welcome = You are a god among gods. Twenty-four peoples share this continent, and over nine turns four of them will be entrusted to you in secret, one after the other. Whoever’s peoples hold the most territories and cities at the end has won. You command no people alone: every player may send any people to war.
    .title = The table of the gods
aog-lesson-god = You were dealt two gods. Each bends one rule for the whole game, for its player only. Read both powers, click the one you prefer and confirm. All choices are shown together.
    .title = Choose your god
aog-lesson-destiny = { $people-the } { $people-number ->
        [one] is yours, and only you know it. At the end each of its territories is worth 1 point and each of its cities 1 more
       *[other] are yours, and only you know it. At the end each of their territories is worth 1 point and each of their cities 1 more
    }. Further destiny cards follow in turns 3, 5 and 7: a people of size 3, of size 2, of size 1. The dashed ring round their tokens is there for you alone. Help your peoples, but not so openly that the others guess them.
    .title = Your first destiny
aog-lesson-fortification = A fortification makes every attack on its territory harder: −1 on the die. Your pawns must last the whole game, and you may place one a turn (Rakos two). Cities are worth most, and cities of your own people more still. You may also choose “Done” and keep the pawn for later. But beware: what you protect says something about you.
    .title = Phase 2: fortification
aog-lesson-attack = Now every player must attack once. Click a territory to attack from: any people will serve, yours or not. Then the neighbours it can attack glow, each with its exact chance. Point at one to see what the figure is made of. Take a territory from a rival people, or let two strangers weaken each other.
    .title = Phase 3: combat
aog-lesson-roll = One die decides. The attack succeeds if the die with all modifiers comes to 3 or more: technology, cities, fortifications, markers and gods add or take away. Someone who fails loses nothing but the chance.
    .title = The die
aog-lesson-taken = The loser’s token is gone and the attacker’s stands in its place. The well of souls (beside the map, or under “Tables” where there is little room) counts how many territories each people holds, and how many it can hold at most: twice its size.
    .title = A conquest
aog-lesson-card = In the action phase everybody plays one card. For technology it raises its people by one level, for attack and defence, for the rest of the game. For its ability you do what it says, and not only with that people. Click a card, then choose its use. A destiny card may be played as well, but then it lies open: its people still scores for you, yet you may no longer attack with it in the combat phase.
    .title = Phase 4: action
aog-lesson-card-attack = Your card grants you an attack, with any people unless the card says otherwise, even one that you have revealed. What the card adds or takes away is already counted in the chances you see.
    .title = An attack by card
aog-lesson-step = This ability asks you to choose, sometimes several times in a row. What may be chosen glows. If you point at something that does not glow, you are told why.
    .title = Step by step
aog-lesson-technology = The gold tag in the well of souls is the technology level: it helps this people in attack and in defence. Red tags are attack markers, blue ones defence markers.
    .title = The well of souls
aog-lesson-turn = A turn has four phases: destiny, fortification, combat, action. The track at the top (on a wide screen) shows what each turn brings: two cards mean a new destiny, a flash an uprising of minor peoples, a shield the predictions. The crown marks the first player: it goes to the left each turn, unless the player of Trish decides. Click a player to see all that is known of them.
    .title = A new turn
aog-lesson-uprising = In turns 2, 4 and 6 the minor peoples rise up: before anything else every player attacks with a people of a size that has not been dealt yet. So you attack twice this turn.
    .title = Uprising
aog-lesson-breakthrough = A natural 6 that conquers (for the player of Sercek a 5 too) is a breakthrough: the same player may attack again at once, from the territory just taken. A second 6 gives no third attack.
    .title = Breakthrough
aog-lesson-give-up = This people has all its tokens on the board. It has won, but cannot hold one more territory. Either the target is left empty, or you give up the territory of origin to move in.
    .title = At its full size
aog-lesson-eliminated = This people holds no territory any more. Its cards are not worthless: whoever plays one calls down the wrath of the gods.
    .title = The end of a people
aog-lesson-wrath = Divine wrath is a roll on the table of six disasters. The card of an eliminated people brings it, and so do the ability of Chaos and the god Bifrons. Most lines destroy a territory; on the sixth the people of the card takes one, even if it had vanished.
    .title = Divine wrath
aog-lesson-bets = Now you may bet: lay up to two of your action cards face down. Each brings 3 points at the end if its people then holds its maximum size, twice its size. Your own peoples pay nothing here. A card laid can no longer be played: with few action cards left you will have to play, and so show, your destiny cards.
    .title = Predictions
aog-lesson-reroll = Your god of luck lets you reroll a die once a turn. Compare: the second result stands, even if it is worse.
    .title = The power of Lok
aog-lesson-first = Your god of time names the first player of each turn. To act last is often worth more: nobody can answer you.
    .title = The power of Trish
aog-lesson-afterwards = Your action is done, but your god may still act. You may also pass and keep the power for later.
    .title = The power of your god
aog-lesson-marker = Markers on the map: a heart forbids attacks from and on its territory, the grey Dwarf fortress counts −2 for attackers, a Vortex takes its territory out of the world.
    .title = Markers
aog-lesson-shown = The masks fall: everybody shows the destiny cards that were still hidden, and the predictions. Did you guess who stood behind whom?
    .title = The peoples are revealed
aog-lesson-score = The score: 1 point for each territory of your four peoples, 1 more for each city, 3 for each prediction that came true. The highest total wins; equal totals share the victory. You know the game now. Play another one without help, or look at this one again in the replay.
    .title = The reckoning
