/** The guided first game: each lesson comes when the game first gets there. The words are in `text/*.ftl`. */
import type { Argument, Lesson } from '../module'
import { PEOPLES } from './peoples'
import type { View } from './view'

/** My first destiny card, once dealt. */
function destiny(view: View): string | null {
  const mine = view.seat === null ? undefined : view.seats[view.seat]
  return mine?.destiny.find((card) => card?.people)?.people ?? null
}

function myPeople(view: View): Record<string, Argument> {
  return { people: `people:${destiny(view) ?? PEOPLES[0]!.id}` }
}

/** The territories of my people: the cities among them first. */
function myLands(view: View): string[] {
  const people = destiny(view)
  const lands = Object.entries(view.territories).filter(([, territory]) => territory.people === people)
  return lands.sort(([, a], [, b]) => Number(b.city) - Number(a.city)).map(([id]) => `territory:${id}`)
}

function godsDealt(view: View): string[] {
  return (view.own?.gods ?? []).map((god) => `god:${god}`)
}

export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', text: 'aog-lesson-welcome', show: godsDealt, rule: 'AOG-TURN-01' },
  { id: 'god', prompts: ['prompt-god'], text: 'aog-lesson-god', show: godsDealt, rule: 'AOG-SETUP-09' },
  {
    id: 'destiny', events: ['destiny-dealt'], text: 'aog-lesson-destiny', args: myPeople,
    show: (view: View) => (destiny(view) ? [`destiny:${destiny(view)}`, ...myLands(view)] : []), rule: 'AOG-DESTINY-01',
  },
  { id: 'fortification', prompts: ['prompt-fortification'], text: 'aog-lesson-fortification', show: (view: View) => myLands(view).slice(0, 1), rule: 'AOG-FORT-01' },
  { id: 'attack', prompts: ['prompt-attack'], text: 'aog-lesson-attack', rule: 'AOG-COMBAT-01' },
  { id: 'roll', events: ['attack-won', 'attack-lost'], text: 'aog-lesson-roll', show: () => ['.roll'], rule: 'AOG-COMBAT-08' },
  { id: 'taken', events: ['taken-attack'], text: 'aog-lesson-taken', show: () => ['.well'], rule: 'AOG-MAXSIZE-01' },
  { id: 'card', prompts: ['prompt-card'], text: 'aog-lesson-card', show: () => ['.hand'], rule: 'AOG-ACTION-01' },
  {
    id: 'card-attack', prompts: ['prompt-attack-card', 'prompt-attack-card-with', 'prompt-attack-card-from', 'prompt-attack-card-against', 'prompt-attack-chain'],
    text: 'aog-lesson-card-attack', rule: 'AOG-ACTION-06',
  },
  {
    id: 'step',
    prompts: [
      'prompt-step-marker', 'prompt-step-fortress', 'prompt-step-fortify', 'prompt-step-technology', 'prompt-step-weaken', 'prompt-step-swap', 'prompt-step-peek',
      'prompt-step-raise', 'prompt-step-vortex', 'prompt-step-holy-war', 'prompt-step-settle', 'prompt-step-against', 'prompt-step-copy', 'prompt-move-marker',
    ],
    text: 'aog-lesson-step', rule: 'AOG-ACTION-09',
  },
  { id: 'technology', events: ['technology'], text: 'aog-lesson-technology', show: () => ['.well'], rule: 'AOG-TECH-01' },
  { id: 'uprising', prompts: ['prompt-attack-uprising'], text: 'aog-lesson-uprising', rule: 'AOG-UPRISING-01' },
  { id: 'turn', prompts: ['prompt-attack-uprising'], text: 'aog-lesson-turn', show: () => ['.status'], rule: 'AOG-TURN-02' },
  { id: 'breakthrough', events: ['breakthrough'], prompts: ['prompt-attack-breakthrough'], text: 'aog-lesson-breakthrough', rule: 'AOG-BREAK-01' },
  { id: 'give-up', prompts: ['prompt-give-up'], text: 'aog-lesson-give-up', rule: 'AOG-MAXSIZE-03' },
  { id: 'eliminated', events: ['eliminated'], text: 'aog-lesson-eliminated', rule: 'AOG-WRATH-10' },
  { id: 'wrath', events: ['wrath'], prompts: ['prompt-line', 'prompt-line-dice', 'prompt-wrath'], text: 'aog-lesson-wrath', rule: 'AOG-WRATH-10' },
  { id: 'bets', prompts: ['prompt-bets'], text: 'aog-lesson-bets', show: () => ['.hand'], rule: 'AOG-PREDICT-01' },
  { id: 'reroll', prompts: ['prompt-reroll'], text: 'aog-lesson-reroll', rule: 'AOG-GOD-lok' },
  { id: 'first', prompts: ['prompt-first-player'], text: 'aog-lesson-first', rule: 'AOG-GOD-trish' },
  { id: 'afterwards', prompts: ['prompt-afterwards'], text: 'aog-lesson-afterwards', rule: 'AOG-ACTION-01' },
  { id: 'marker', events: ['marker-set', 'loved'], text: 'aog-lesson-marker', rule: 'AOG-MARK-01' },
  { id: 'shown', events: ['destiny-shown', 'bets-shown'], text: 'aog-lesson-shown', rule: 'AOG-END-01' },
  { id: 'score', events: ['won'], text: 'aog-lesson-score', rule: 'AOG-SCORE-01' },
]
