import game from '../../src/games/age-of-gods/index'
import { DRAWN } from '../../src/games/age-of-gods/targets'
import type { View } from '../../src/games/age-of-gods/view'
import { boardLaws } from '../board-laws'

boardLaws<View>({
  game,
  drawn: DRAWN,
  phases: ['setup', 'destiny', 'fortification', 'combat', 'action', 'over'],
  silent: ['god-chosen', 'bet-chosen', 'attack-declined', 'no-attack', 'step-skipped'],
  picture: (view) => ({
    people: Object.values(view.territories).map((territory) => [territory.people, territory.love && territory.people !== null, territory.vortex]),
    held: Object.values(view.peoples).map((people) => people.held),
    turn: [view.turn, view.phase, view.first],
    gods: view.seats.map((seat) => seat.god),
    destiny: view.seats.map((seat) => seat.destiny.map((card) => card && [card.size, card.place, card.people])),
    discard: view.discard,
  }),
})
