/** Age of Gods for the shell: see `../module.ts`. */
import emblems from '../../art/emblems/age-of-gods.svg?raw'
import { installEmblems } from '../../art/sheet'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import { after, animate, sound, weight } from './events'
import Hand from './Hand.svelte'
import { LESSONS } from './lessons'
import Medallion from './Medallion.svelte'
import Reference from './Reference.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import SeatPanel from './SeatPanel.svelte'
import Status from './Status.svelte'

installEmblems('age-of-gods', emblems)

export default {
  id: 'age-of-gods',
  Board,
  looks: 'sheet',
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
  told: (target) => target.startsWith('god:'),
  tutorial: LESSONS,
  series: [
    { name: 'score', label: 'aog-series-score' },
    { name: 'territories', label: 'aog-series-territories' },
  ],
} satisfies GameModule
