import type { GameEvent, Observation } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { Postcondition } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { trackGoal } from './track-goal.ts'

const still = { x: 0, y: 64, z: 0 }
const primitive = (
  name: string,
  detail: object,
  status: 'succeeded' | 'failed' = 'succeeded',
): GameEvent => ({
  type: 'primitive-result',
  tick: 1,
  primitive: name,
  status,
  detail: { ...detail },
})
const placed = (block: string, position = still): GameEvent => ({
  type: 'block-place',
  tick: 1,
  block,
  position,
})
const dug = (block: string, position = still): GameEvent => ({ type: 'block-dig', tick: 2, block, position })

interface Seen {
  readonly observation?: Partial<Observation>
  readonly events?: readonly GameEvent[]
}

function judge(
  goal: Postcondition,
  steps: readonly Seen[],
  start: Partial<Observation> = {},
): readonly boolean[] {
  const tracker = trackGoal(goal, { start: makeObservation(start), origin: { x: 100, y: 64, z: 0 } })
  return steps.map(({ observation, events = [] }) =>
    tracker.take(makeStepResult({ observation: makeObservation(observation), events })),
  )
}

const logs: Postcondition = { kind: 'held', items: ['oak_log', 'birch_log'], count: 3, by: 'any' }

test.each<[string, Postcondition, Seen, Seen]>([
  [
    'counts kinds together',
    logs,
    { observation: { inventory: { oak_log: 1, birch_log: 2 } } },
    { observation: { inventory: { oak_log: 2 } } },
  ],
  [
    'counts what is worn as held',
    { kind: 'held', items: ['iron_helmet'], count: 1, by: 'any' },
    { observation: { equipment: { head: 'iron_helmet' } } },
    { observation: { equipment: { head: 'golden_helmet' } } },
  ],
  [
    'does not count what is in the hand twice',
    { kind: 'held', items: ['stick'], count: 2, by: 'any' },
    { observation: { inventory: { stick: 2 }, equipment: { hand: 'stick' } } },
    { observation: { inventory: { stick: 1 }, equipment: { hand: 'stick' } } },
  ],
  [
    'wants one of each set worn',
    { kind: 'worn', sets: [['shield'], ['iron_helmet', 'golden_helmet']] },
    { observation: { equipment: { offHand: 'shield', head: 'golden_helmet' } } },
    { observation: { equipment: { offHand: 'shield' }, inventory: { iron_helmet: 1 } } },
  ],
  [
    'counts proven kills of the creature asked for',
    { kind: 'killed', creatures: ['pig'], count: 1 },
    { events: [primitive('killMob', { mob: 'pig' })] },
    {
      events: [
        primitive('killMob', { mob: 'cow' }),
        primitive('killMob', { mob: 'pig' }, 'failed'),
        primitive('mineBlock', { name: 'pig' }),
      ],
    },
  ],
  [
    'counts blocks that stand, not those taken up again',
    { kind: 'placed', items: ['torch'], blocks: ['torch'], count: 1 },
    { events: [placed('torch'), placed('torch', { x: 4, y: 64, z: 0 }), dug('torch')] },
    { events: [placed('torch'), dug('torch')] },
  ],
  [
    'measures the way on the map, not upwards',
    { kind: 'explored', distanceBlocks: 5 },
    { observation: { position: { x: 3, y: 64, z: 4 } } },
    { observation: { position: { x: 0, y: 90, z: 4 } } },
  ],
  [
    'counts places from the start',
    { kind: 'reached', position: { x: 5, y: 0, z: 0 }, withinBlocks: 2 },
    { observation: { position: { x: 104, y: 64, z: 0 } } },
    { observation: { position: { x: 5, y: 0, z: 0 } } },
  ],
  [
    'looks at what is around',
    { kind: 'found', what: 'block', names: ['water'] },
    { observation: { nearbyBlocks: [{ name: 'water', count: 1, nearest: still, distanceBlocks: 2 }] } },
    { observation: { nearbyBlocks: [{ name: 'ice', count: 1, nearest: still, distanceBlocks: 2 }] } },
  ],
  [
    'wants sleep proved',
    { kind: 'slept' },
    { events: [primitive('sleepInBed', {})] },
    { events: [primitive('sleepInBed', {}, 'failed')] },
  ],
  [
    'wants all of several goals at once',
    {
      kind: 'all',
      goals: [
        { kind: 'held', items: ['stick'], count: 1, by: 'any' },
        { kind: 'explored', distanceBlocks: 5 },
      ],
    },
    { observation: { inventory: { stick: 1 }, position: { x: 9, y: 64, z: 0 } } },
    { observation: { inventory: { stick: 1 } } },
  ],
])('%s', (_title, goal, right, wrong) => {
  expect(judge(goal, [wrong, right])).toEqual([false, true])
})

test('counts what was gained, or what is held in all where the goal says so', () => {
  const held = [{ observation: { inventory: { oak_log: 4 } } }]
  expect(judge(logs, held, { inventory: { oak_log: 2 } })).toEqual([false])
  expect(judge({ ...logs, isTotal: true }, held, { inventory: { oak_log: 2 } })).toEqual([true])
})

test('counts what went from the hands into chests', () => {
  const goal: Postcondition = { kind: 'deposited', items: ['dirt'], count: 4 }
  const chest = (count: number, left: number) => ({
    observation: { chests: [{ position: still, contents: { dirt: count } }], inventory: { dirt: left } },
  })
  const start = { inventory: { dirt: 4 } }
  expect(judge(goal, [chest(3, 1), chest(4, 0)], start)).toEqual([false, true])
  expect(judge(goal, [chest(4, 4)], start)).toEqual([false])
})

test('counts the ticks of a trial over its steps', () => {
  const goal: Postcondition = { kind: 'killed', creatures: ['cow'], count: 1, before: 'night' }
  const cow: GameEvent = { type: 'creature-kill', tick: 400, creature: 'cow', position: still }
  const day = { observation: { timeOfDay: 12_900, elapsedTicks: 6900 } }
  const kill = { observation: { timeOfDay: 13_400, elapsedTicks: 500 }, events: [cow] }
  expect(judge(goal, [kill], { timeOfDay: 6000 })).toEqual([true])
  expect(judge(goal, [day, kill], { timeOfDay: 6000 })).toEqual([false, false])
})

test('wants food to be eaten, and the right one', () => {
  const goal: Postcondition = { kind: 'eaten', items: ['bread'], count: 1 }
  const ate = [primitive('eatFood', { eaten: ['bread'], food: 15 })]
  const steps = [{ observation: { food: 10 } }, { events: ate, observation: { food: 15 } }]
  expect(judge(goal, steps, { food: 10 })).toEqual([false, true])
  expect(judge({ ...goal, items: ['apple'] }, steps, { food: 10 })).toEqual([false, false])
})

test('adds up kills over steps and forgets items that are gone', () => {
  const kill = { events: [primitive('shoot', { mob: 'cow' })] }
  expect(judge({ kind: 'killed', creatures: ['cow'], count: 2 }, [kill, kill])).toEqual([false, true])
  const held = { observation: { inventory: { oak_log: 3 } } }
  expect(judge(logs, [held, {}])).toEqual([true, false])
})

test('is spoilt by death or harm only where the goal says so', () => {
  const held = { observation: { inventory: { oak_log: 3 } } }
  const dead = [{ events: [{ type: 'death', tick: 1, position: still }] }, held] as const
  const hurt = [
    { events: [{ type: 'health-change', tick: 1, health: 9, food: 9, delta: -1 }] },
    held,
  ] as const
  expect(judge(logs, dead)).toEqual([false, true])
  expect(judge({ ...logs, without: 'dying' }, dead)).toEqual([false, false])
  expect(judge({ ...logs, without: 'dying' }, hurt)).toEqual([false, true])
  expect(judge({ ...logs, without: 'damage' }, hurt)).toEqual([false, false])
})
