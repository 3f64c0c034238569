import type { GameEvent } from '@voyager-mc/core'
import { reached, unreached, type Situation } from './situation.ts'
import { change, deed, died, digs, dug } from './traces.ts'

/** Limits of time, place and harm, counts in words, and goals of several tasks. */
export function limitSituations(): readonly Situation[] {
  return [...deadlines(), ...worlds(), ...harm(), ...counts(), ...compounds()]
}

function deadlines(): readonly Situation[] {
  const kill = (tick: number): GameEvent => deed('creature-kill', 'cow', { tick })
  const task = 'Kill 1 cow before night'
  const noon = { timeOfDay: 6000 }
  return [
    reached(task, 'in time', {
      before: noon,
      events: [kill(500)],
      after: { timeOfDay: 7000, elapsedTicks: 1000 },
    }),
    reached(task, 'in time, though the step ended later', {
      before: noon,
      events: [kill(500)],
      after: { timeOfDay: 14_000, elapsedTicks: 8000 },
    }),
    unreached(task, 'too late', {
      before: noon,
      events: [kill(7500)],
      after: { timeOfDay: 14_000, elapsedTicks: 8000 },
    }),
    unreached(task, 'it was night already', {
      before: { timeOfDay: 14_000 },
      events: [kill(500)],
      after: { timeOfDay: 15_000 },
    }),
    reached('Mine 3 dirt before sunset', 'in time', {
      before: noon,
      events: [...digs('dirt', 3), change('dirt', 3, 'pickup')],
      after: { inventory: { dirt: 3 }, timeOfDay: 7000, elapsedTicks: 1000 },
    }),
    unreached('Mine 3 dirt before sunset', 'too late', {
      before: noon,
      events: [...digs('dirt', 3), dug('dirt', undefined, 6500), change('dirt', 3, 'pickup', 6600)],
      after: { inventory: { dirt: 3 }, timeOfDay: 13_000, elapsedTicks: 7000 },
    }),
    unreached('Mine 3 dirt before sunset', 'too late by the clock', {
      before: noon,
      after: { inventory: { dirt: 3 }, timeOfDay: 13_000 },
    }),
    unreached('Go to (100, 64, 0) before night', 'arrived at night', {
      before: noon,
      after: { position: { x: 100, y: 64, z: 0 }, timeOfDay: 15_000, elapsedTicks: 9000 },
    }),
  ]
}

function worlds(): readonly Situation[] {
  const move = (dimension: string, tick: number): GameEvent => ({ type: 'dimension-change', tick, dimension })
  const kill = (tick: number): GameEvent => deed('creature-kill', 'skeleton', { tick })
  const task = 'Kill 1 skeleton in the Nether'
  const overworld = { dimension: 'overworld' }
  const nether = { dimension: 'the_nether' }
  return [
    reached(task, 'there', { before: nether, events: [kill(100)], after: nether }),
    reached(task, 'there, and home again', {
      before: overworld,
      events: [move('the_nether', 50), kill(100), move('overworld', 200)],
      after: overworld,
    }),
    unreached(task, 'at home', { before: overworld, events: [kill(100)], after: overworld }),
    unreached(task, 'at home, then went there', {
      before: overworld,
      events: [kill(100), move('the_nether', 150)],
      after: nether,
    }),
    unreached(task, 'nobody knows where', { events: [kill(100)] }),
    reached('Mine 2 quartz in the nether', 'there', {
      before: nether,
      events: [...digs('nether_quartz_ore', 2), change('quartz', 2, 'pickup')],
      after: { ...nether, inventory: { quartz: 2 } },
    }),
    unreached('Mine 2 quartz in the nether', 'at home', {
      before: overworld,
      events: [...digs('nether_quartz_ore', 2), change('quartz', 2, 'pickup')],
      after: { ...overworld, inventory: { quartz: 2 } },
    }),
  ]
}

function harm(): readonly Situation[] {
  const kill = deed('creature-kill', 'zombie')
  const hurt: GameEvent = { type: 'health-change', tick: 60, health: 17, food: 20, delta: -3 }
  return [
    reached('Kill 1 zombie without dying', 'alive', { events: [hurt, kill] }),
    unreached('Kill 1 zombie without dying', 'died', { events: [kill, died()] }),
    reached('Kill 1 zombie without taking damage', 'unhurt', { events: [kill] }),
    unreached('Kill 1 zombie without taking damage', 'hurt and healed', { events: [hurt, kill] }),
    unreached('Kill 1 zombie without taking damage', 'hurt at the end', {
      events: [kill],
      after: { health: 12 },
    }),
  ]
}

function counts(): readonly Situation[] {
  const three = {
    events: [...digs('dirt', 3), change('dirt', 3, 'pickup')],
    after: { inventory: { dirt: 3 } },
  }
  const enough = [
    'mine three dirt',
    'Mine dirt 3',
    'mine 3x dirt',
    'Mine at least 3 dirt',
    'dig up three blocks of dirt',
  ]
  const tooMuch = [
    'mine twelve dirt',
    'Mine dirt 4',
    'mine a dozen dirt',
    'Mine more than 3 dirt',
    'mine at least four dirt',
  ]
  return [
    ...enough.map((task) => reached(task, 'three mined', three)),
    ...tooMuch.map((task) => unreached(task, 'three mined', three)),
    reached('Have 3 dirt', 'held already', {
      before: { inventory: { dirt: 3 } },
      after: { inventory: { dirt: 3 } },
    }),
    unreached('Have 3 dirt', 'two held', {
      before: { inventory: { dirt: 3 } },
      after: { inventory: { dirt: 2 } },
    }),
  ]
}

function compounds(): readonly Situation[] {
  const crafted = [change('oak_planks', -2, 'craft'), change('wooden_sword', 1, 'craft')]
  const kill = deed('creature-kill', 'cow')
  const woke: GameEvent = { type: 'wake', tick: 900, timeOfDay: 3 }
  const sword = { inventory: { wooden_sword: 1 } }
  const task = 'craft a wooden sword and kill a cow, then sleep'
  const night = { timeOfDay: 14_000 }
  return [
    reached(task, 'all three', {
      before: night,
      events: [...crafted, kill, woke],
      after: { ...sword, timeOfDay: 5 },
    }),
    unreached(task, 'no sleep', {
      before: night,
      events: [...crafted, kill],
      after: { ...sword, timeOfDay: 14_500 },
    }),
    unreached(task, 'no cow', {
      before: night,
      events: [...crafted, woke],
      after: { ...sword, timeOfDay: 5 },
    }),
    unreached(task, 'the sword was lost', {
      before: night,
      events: [...crafted, kill, woke, died()],
      after: { timeOfDay: 5 },
    }),
    unreached('Mine 2 dirt and mine 3 dirt', 'three serve for both', {
      events: [...digs('dirt', 3), change('dirt', 3, 'pickup')],
      after: { inventory: { dirt: 3 } },
    }),
    reached('Mine 2 dirt and mine 3 dirt', 'five mined', {
      events: [...digs('dirt', 5), change('dirt', 5, 'pickup')],
      after: { inventory: { dirt: 5 } },
    }),
    unreached('Kill a cow and a pig', 'the cow only', { events: [kill] }),
    reached('Kill a cow and a pig', 'both', { events: [kill, deed('creature-kill', 'pig')] }),
    reached('Craft 1 flint and steel', 'one item', {
      events: [change('flint', -1, 'craft'), change('flint_and_steel', 1, 'craft')],
      after: { inventory: { flint_and_steel: 1 } },
    }),
  ]
}
