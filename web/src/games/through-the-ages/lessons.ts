/** The guided first game, in the manual's own order: first round, second round, later rounds, end of an age, end of the game. */
import type { Lesson } from '../module'
import { printed, YELLOW_BANK } from './cards'
import type { Civilization, View } from './view'

const mine = (view: View) => (view.seat === null ? undefined : view.seats[view.seat])
const space = (kinds: (card: string) => boolean) => (view: View) => {
  const at = view.row.findIndex((one) => one !== null && kinds(one.card))
  return at < 0 ? [] : [`space:${at + 1}`]
}

/** What I have: a lesson about my own turn waits for it. */
const own = (so: (civ: Civilization, view: View) => boolean) => (view: View) => {
  const civ = mine(view)
  return civ !== undefined && so(civ, view)
}
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const YELLOW_AT_FIRST = total(YELLOW_BANK.map((section) => section.squares))
const WORKERS_AT_FIRST = 6

/** The second round teaches one thing after the other, each when I have done the one before; the third what I have not done by then. */
const later = (view: View) => view.round > 2
const acting = (civ: Civilization, view: View) => later(view) || (civ.civil_actions ?? 0) < (civ.ratings?.civil_actions.total ?? 0)
const grown = (civ: Civilization, view: View) => later(view) || (civ.yellow ?? 0) < YELLOW_AT_FIRST
const built = (civ: Civilization, view: View) => later(view) || total(civ.technologies.map((one) => one.workers)) > WORKERS_AT_FIRST

const TECHNOLOGIES = /^(farm|mine|lab|temple|library|theater|arena|infantry|cavalry|artillery|airforce|government|special-.*)$/
/** Cards of a kind in my hand, as targets. */
const held = (civ: Civilization | undefined, kind: RegExp) => (civ?.hand ?? []).filter((card) => kind.test(printed(card).kind)).map((card) => `hand:${card}`)
/** I have an action left to try what is taught. */
const able = (civ: Civilization) => (civ.civil_actions ?? 0) > 0
const playable = (civ: Civilization, kind: RegExp) => able(civ) && held(civ, kind).length > 0
const MILITARY_HAND = '.hand section:nth-of-type(2)'

/** Others may do what is new to me before I have learned the basics. */
const BASICS = 'end-of-turn'
const fighting = (view: View) => view.variant === 'full' || view.variant === 'shorter'
/** What an event lets me destroy of a rival is not booty. */
const byEvent = ({ pending }: View) => pending.at(-1)?.ask === 'destroy' && printed(pending.at(-1)?.card ?? '').kind === 'event'

export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', text: 'tta-lesson-welcome', rule: 'TTA-SCORE-08' },
  // the first round
  { id: 'first-round', prompts: ['prompt-first-round'], text: 'tta-lesson-first-round', show: space(() => true), rule: 'TTA-ROUND1-02', args: (view: View) => ({ count: mine(view)?.civil_actions ?? 0 }) },
  { id: 'card-row', prompts: ['prompt-first-round'], text: 'tta-lesson-card-row', show: () => ['.row'], rule: 'TTA-TAKE-01' },
  { id: 'production', events: ['production'], after: 'card-row', when: own((civ, view) => view.round > 1 || (civ.food ?? 0) > 0), text: 'tta-lesson-production', show: () => ['card:agriculture', 'card:bronze', '.bluebank'], rule: 'TTA-PROD-03' },
  // the second round
  { id: 'actions', prompts: ['prompt-actions'], text: 'tta-lesson-actions', show: () => ['.government'], rule: 'TTA-TURN-02', args: (view: View) => ({ civil: mine(view)?.civil_actions ?? 0, military: mine(view)?.military_actions ?? 0 }) },
  { id: 'population', prompts: ['prompt-actions'], text: 'tta-lesson-population', show: () => ['bank:yellow'], rule: 'TTA-POP-01' },
  { id: 'building', prompts: ['prompt-actions'], when: own(grown), text: 'tta-lesson-building', show: () => ['card:agriculture', 'card:bronze', 'workers:unused'], rule: 'TTA-BUILD-01' },
  { id: 'leader', prompts: ['prompt-actions'], when: own((civ, view) => acting(civ, view) && (civ.leader !== null || playable(civ, /^leader$/))), text: 'tta-lesson-leader', show: (view: View) => [...held(mine(view), /^leader$/), '.leader'], rule: 'TTA-LEADER-01' },
  { id: 'wonder', prompts: ['prompt-actions', 'prompt-token-wonder'], when: own((civ, view) => built(civ, view) && civ.wonder !== null && able(civ)), text: 'tta-lesson-wonder', show: () => ['.building'], rule: 'TTA-WONDER-01' },
  { id: 'technology', prompts: ['prompt-actions'], when: own((civ, view) => later(view) && playable(civ, TECHNOLOGIES)), text: 'tta-lesson-technology', show: (view: View) => held(mine(view), TECHNOLOGIES), rule: 'TTA-TECH-01' },
  { id: 'order', prompts: ['prompt-order', 'prompt-actions'], when: own((civ, view) => view.pending.at(-1)?.ask === 'order' || (later(view) && playable(civ, /^action$/))), text: 'tta-lesson-order', show: (view: View) => held(mine(view), /^action$/), rule: 'TTA-ACTIONCARD-03' },
  { id: 'happiness', prompts: ['prompt-actions'], when: own(built), text: 'tta-lesson-happiness', show: () => ['bank:yellow'], rule: 'TTA-HAPPY-12' },
  { id: 'end-of-turn', prompts: ['prompt-actions'], when: own((civ, view) => later(view) || !civ.civil_actions), text: 'tta-lesson-end-of-turn', show: () => ['.end'], rule: 'TTA-TURN-01' },
  // later rounds
  { id: 'military-cards', events: ['drawn'], after: BASICS, when: (view: View) => (view.own?.military_hand.length ?? 0) > 0, text: 'tta-lesson-military-cards', show: () => [MILITARY_HAND], rule: 'TTA-MIL-03' },
  { id: 'politics', prompts: ['prompt-politics', 'prompt-peek'], text: 'tta-lesson-politics', show: () => ['deck:future', MILITARY_HAND], rule: 'TTA-POL-01' },
  { id: 'corruption', prompts: ['prompt-actions'], when: own((civ) => (civ.corruption ?? 0) > 0), text: 'tta-lesson-corruption', show: () => ['.bluebank'], rule: 'TTA-CORRUPT-01' },
  { id: 'homer', prompts: ['prompt-homer'], text: 'tta-lesson-homer', rule: 'TTA-LEADER-10' },
  { id: 'tactic', events: ['tactic', 'tactic-common', 'tactic-copied'], after: BASICS, text: 'tta-lesson-tactic', show: () => ['.tactics'], rule: 'TTA-TACTIC-01' },
  { id: 'discard', prompts: ['prompt-discard'], text: 'tta-lesson-discard', rule: 'TTA-MIL-01' },
  { id: 'event', events: ['event'], after: BASICS, text: 'tta-lesson-event', show: () => ['deck:current'], rule: 'TTA-EVENT-05' },
  { id: 'event-choice', text: 'tta-lesson-event-choice', rule: 'TTA-EVENT-07', prompts: ['prompt-civil-life', 'prompt-free-building', 'prompt-food-or-resources', 'prompt-mixed-gain', 'prompt-agreement'] },
  { id: 'event-loss', text: 'tta-lesson-event-loss', rule: 'TTA-POP-08', prompts: ['prompt-lose-population', 'prompt-mixed-loss', 'prompt-destroy-own', 'prompt-lose-colony', 'prompt-ravage', 'prompt-token'] },
  { id: 'auction', prompts: ['prompt-auction-open', 'prompt-auction'], text: 'tta-lesson-auction', show: () => ['.bidders', '.bids'], rule: 'TTA-COLONY-01' },
  { id: 'force', prompts: ['prompt-force'], text: 'tta-lesson-force', show: () => ['.sent'], rule: 'TTA-COLONY-05' },
  { id: 'defence', only: fighting, prompts: ['prompt-defence'], text: 'tta-lesson-defence', rule: 'TTA-AGGR-02' },
  { id: 'event-blow', prompts: ['prompt-destroy'], when: byEvent, text: 'tta-lesson-event-blow', rule: 'TTA-EVENT-05' },
  { id: 'booty', only: fighting, prompts: ['prompt-destroy', 'prompt-plunder', 'prompt-annex', 'prompt-infiltrate', 'prompt-spoils'], when: (view: View) => !byEvent(view), text: 'tta-lesson-booty', rule: 'TTA-AGGR-14' },
  { id: 'war', only: fighting, events: ['war'], after: BASICS, text: 'tta-lesson-war', show: () => ['.relations'], rule: 'TTA-WAR-01' },
  { id: 'pact', only: (view: View) => view.variant !== 'first-game', prompts: ['prompt-offer', 'prompt-offer-equal'], text: 'tta-lesson-pact', rule: 'TTA-PACT-02' },
  { id: 'uprising', prompts: ['prompt-actions'], when: (view: View) => mine(view)?.uprising ?? false, text: 'tta-lesson-uprising', show: () => ['bank:yellow'], rule: 'TTA-HAPPY-12' },
  // the end of an age and of the game
  { id: 'last', only: (view: View) => view.variant === 'first-game', events: ['age-begins'], when: (view: View) => view.last_round !== null, text: 'tta-lesson-last', rule: 'TTA-SCORE1-01' },
  // the end of Age A, in the second round, takes nothing away yet
  { id: 'age', events: ['age-begins'], when: (view: View) => view.age > 1, text: 'tta-lesson-age', rule: 'TTA-AGE-03' },
  { id: 'keep', only: (view: View) => view.variant === 'shorter', prompts: ['prompt-keep'], text: 'tta-lesson-keep', rule: 'TTA-VAR-SHORT-09' },
  { id: 'final', events: ['final-score', 'won'], text: 'tta-lesson-final', rule: 'TTA-SCORE-08' },
]
