import game from '../../src/games/through-the-ages/index'
import { DRAWN } from '../../src/games/through-the-ages/targets'
import type { View } from '../../src/games/through-the-ages/view'
import { boardLaws } from '../board-laws'

boardLaws<View>({
  game,
  drawn: DRAWN,
  phases: ['start', 'politics', 'actions', 'end', 'over'],
  picture: (view) => ({
    turn: [view.round, view.active, view.age],
    row: view.row.flatMap((space) => (space ? [space.card] : [])).sort(),
    leaders: view.seats.map((civ) => civ.leader),
    governments: view.seats.map((civ) => civ.government),
    wonders: view.seats.map((civ) => [civ.wonder?.card, civ.wonder?.built, civ.wonders.map((one) => one.card)]),
    technologies: view.seats.map((civ) => civ.technologies.map((one) => `${one.card} ${one.workers}`).sort()),
    specials: view.seats.map((civ) => [...civ.specials].sort()),
    colonies: view.seats.map((civ) => [...civ.colonies].sort()),
    tactics: [[...view.tactics].sort(), view.seats.map((civ) => civ.tactic)],
    past: view.events.past,
    wars: view.seats.map((civ) => civ.war?.card ?? null),
  }),
})
