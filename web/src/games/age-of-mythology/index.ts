/** Age of Mythology for the shell: see `../module.ts`. */
import emblems from '../../art/emblems/age-of-mythology.svg?raw'
import { installEmblems } from '../../art/sheet'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import { after, animate, sound, weight } from './events'
import Hand from './Hand.svelte'
import { LESSONS } from './lessons'
import Medallion from './Medallion.svelte'
import { phrase } from './phrases'
import './pick.css'
import Reference from './Reference.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import SeatPanel from './SeatPanel.svelte'
import Status from './Status.svelte'

installEmblems('age-of-mythology', emblems)

export default {
  id: 'age-of-mythology',
  Board,
  looks: 'board',
  Hand,
  Medallion,
  SeatPanel,
  Reference,
  Status,
  ScoreSheet,
  Emblem,
  animate,
  after,
  sound,
  weight,
  phrase,
  tutorial: LESSONS,
  series: [
    { name: 'score', label: 'aom-series-score' },
    { name: 'cubes', label: 'aom-series-cubes' },
    { name: 'buildings', label: 'aom-series-buildings' },
    { name: 'army', label: 'aom-series-army' },
    { name: 'age', label: 'aom-series-age' },
  ],
} satisfies GameModule
