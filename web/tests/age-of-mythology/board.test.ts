import game from '../../src/games/age-of-mythology/index'
import { DRAWN } from '../../src/games/age-of-mythology/targets'
import type { View } from '../../src/games/age-of-mythology/view'
import { boardLaws } from '../board-laws'

boardLaws<View>({
  game,
  drawn: DRAWN,
  phases: ['setup', 'placement', 'draw', 'rounds', 'discard', 'over'],
  // A player without a culture has no board yet.
  bare: (view, seat) => view.seats[seat]!.culture === null,
  silent: ['card-taken', 'hand-built', 'card-laid-aside', 'cards-kept', 'unit-committed', 'army-ready', 'card-laid'],
  // Which square lost its tile, or sent its worker into a battle, is told by no event; nor what a saved unit cost.
  untold: ['tile-captured', 'tile-returned', 'tile-removed', 'tiles-exchanged', 'saved', 'army-shown'],
  picture: (view) => ({
    turn: [view.turn, view.phase, view.first],
    bank: view.bank,
    victory: [view.victory_cubes, view.victory_cards],
    seats: view.seats.map((seat) => [seat.cubes, seat.points, seat.age, seat.buildings, seat.army_size, Object.values(seat.units ?? {}).map((unit) => unit.owned)]),
    workers: view.seats.map((seat) => seat.fields?.map((field) => field.worker)),
    battle: view.battle?.shown ? view.battle.sides.map((side) => [side.units, side.growth]) : null,
  }),
})
