/** Through the Ages for the shell: see `../module.ts`. */
import emblems from '../../art/emblems/through-the-ages.svg?raw'
import { installEmblems } from '../../art/sheet'
import type { GameModule } from '../module'
import './look.css'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import { after, animate, sound, weight } from './events'
import Hand from './Hand.svelte'
import { LESSONS } from './lessons'
import Medallion from './Medallion.svelte'
import Reference from './Reference.svelte'
import { lying, phrase } from './row'
import ScoreSheet from './ScoreSheet.svelte'
import SeatPanel from './SeatPanel.svelte'
import Status from './Status.svelte'

installEmblems('through-the-ages', emblems)

export default {
  id: 'through-the-ages',
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
  lying,
  phrase,
  tutorial: LESSONS,
  series: [
    { name: 'score', label: 'tta-series-score' },
    { name: 'culture', label: 'tta-series-culture' },
    { name: 'science', label: 'tta-series-science' },
    { name: 'strength', label: 'tta-series-strength' },
    { name: 'happiness', label: 'tta-series-happiness' },
  ],
} satisfies GameModule
