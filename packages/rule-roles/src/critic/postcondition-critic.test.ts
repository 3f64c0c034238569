import type { CritiqueRequest, GameEvent, Observation } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { describe, expect, test } from 'vitest'
import { testCritic } from '@voyager-mc/critic/testing'
import { postconditionCritic } from './postcondition-critic.ts'

const critic = postconditionCritic({ techTree: createTechTree('1.19.4') })

describe('the shared suite', () => testCritic({ create: () => critic, test }))

interface Case {
  readonly before?: Partial<Observation>
  readonly after?: Partial<Observation>
  readonly events?: readonly GameEvent[]
}

function request(task: string, { before = {}, after = {}, events = [] }: Case): CritiqueRequest {
  const step = makeStepResult({ observation: makeObservation(after), events })
  return { task: { name: task }, before: makeObservation(before), step }
}

async function decide(task: string, given: Case): Promise<string> {
  const verdict = await critic.decide(request(task, given))
  if (verdict.status === 'undecided') return 'undecided'
  return verdict.critique.success ? 'achieved' : 'missed'
}

const killed = (mob: string, status: 'succeeded' | 'failed' = 'succeeded'): GameEvent => ({
  type: 'primitive-result',
  tick: 1,
  primitive: 'killMob',
  status,
  detail: { mob },
})
const placed = (block: string): GameEvent => ({
  type: 'block-place',
  tick: 1,
  block,
  position: { x: 0, y: 64, z: 0 },
})
const chest = { x: 1, y: 64, z: 1 }

test.each<[string, Case, string]>([
  ['Mine 3 wood log', { after: { inventory: { oak_log: 2, birch_log: 1 } } }, 'achieved'],
  ['Mine 3 wood log', { after: { inventory: { oak_log: 2 } } }, 'missed'],
  ['Mine 3 iron_ore', { after: { inventory: { raw_iron: 4 } } }, 'achieved'],
  [
    'Mine 3 iron_ore',
    { before: { inventory: { raw_iron: 3 } }, after: { inventory: { raw_iron: 3 } } },
    'missed',
  ],
  [
    'Mine 3 iron_ore',
    { before: { inventory: { raw_iron: 2 } }, after: { inventory: { raw_iron: 3 } } },
    'missed',
  ],
  ['Craft 1 iron_pickaxe', { after: { inventory: { iron_pickaxe: 1 } } }, 'achieved'],
  ['Craft 1 iron_pickaxe', { after: { inventory: { iron_ingot: 3, stick: 2 } } }, 'missed'],
  ['Craft 1 crafting_table', { events: [placed('crafting_table')] }, 'missed'],
  ['Craft 1 iron_helmet', { after: { equipment: { head: 'iron_helmet' } } }, 'achieved'],
  ['Obtain 1 stick', { before: { inventory: { stick: 4 } }, after: { inventory: { stick: 4 } } }, 'missed'],
  ['Have 1 stick', { before: { inventory: { stick: 4 } }, after: { inventory: { stick: 4 } } }, 'achieved'],
  ['Smelt 2 raw_iron', { after: { inventory: { iron_ingot: 2 } } }, 'achieved'],
  ['Smelt 2 iron_ore', { after: { inventory: { raw_iron: 2 } } }, 'missed'],
  ['Cook 1 mutton', { after: { inventory: { cooked_mutton: 1 } } }, 'achieved'],
  ['Kill 1 zombie', { events: [killed('zombie')] }, 'achieved'],
  ['Kill 2 zombie', { events: [killed('zombie')] }, 'missed'],
  ['Kill 1 zombie', { events: [killed('cow')] }, 'missed'],
  ['Kill 1 zombie', { events: [killed('zombie', 'failed')] }, 'missed'],
  ['Kill 1 zombie', { after: { inventory: { rotten_flesh: 1 } } }, 'missed'],
  ['Kill 3 zombie', { after: { inventory: { rotten_flesh: 1 } } }, 'missed'],
  ['Equip iron_sword', { after: { equipment: { hand: 'iron_sword' } } }, 'achieved'],
  ['Equip iron_sword', { after: { inventory: { iron_sword: 1 } } }, 'missed'],
  ['Eat bread', { before: { food: 10, inventory: { bread: 1 } }, after: { food: 15 } }, 'achieved'],
  [
    'Eat bread',
    { before: { food: 10, inventory: { bread: 1 } }, after: { food: 10, inventory: { bread: 1 } } },
    'missed',
  ],
  ['Eat bread', { before: { food: 20 }, after: { food: 20 } }, 'missed'],
  ['Plant 1 wheat_seeds', { events: [placed('wheat')] }, 'achieved'],
  ['Plant 1 wheat_seeds', { before: { inventory: { wheat_seeds: 1 } } }, 'missed'],
  ['Place 1 chest', { events: [placed('chest')] }, 'achieved'],
  ['Place 1 chest', {}, 'missed'],
  ['Deposit useless items into the chest at (1, 64, 1)', { after: { usedSlots: 20 } }, 'achieved'],
  ['Deposit useless items into the chest at (1, 64, 1)', { after: { usedSlots: 28 } }, 'missed'],
  [
    'Deposit 5 dirt into the chest at (1, 64, 1)',
    { before: { inventory: { dirt: 5 } }, after: { chests: [{ position: chest, contents: { dirt: 5 } }] } },
    'achieved',
  ],
  ['Deposit 5 dirt', { before: { inventory: { dirt: 5 } } }, 'missed'],
  ['Explore', { after: { position: { x: 40, y: 64, z: 0 } } }, 'achieved'],
  ['Explore', {}, 'missed'],
  ['Explore until iron_ore', { after: { seenBlocks: ['iron_ore'] } }, 'achieved'],
  ['Sleep', { before: { timeOfDay: 14000 }, after: { timeOfDay: 10, elapsedTicks: 300 } }, 'missed'],
  ['Sleep', { before: { timeOfDay: 14000 }, events: [{ type: 'wake', tick: 90, timeOfDay: 4 }] }, 'achieved'],
  ['Mine 1 dirt quickly', { after: { inventory: { dirt: 1 } } }, 'undecided'],
  ['Mine 1 dirt and sing', { after: { inventory: { dirt: 1 } } }, 'undecided'],
  ['Build a beautiful house', {}, 'undecided'],
  ['Make me laugh', {}, 'undecided'],
  ['Mine 1 bedrock', {}, 'missed'],
  ['Mine -1 dirt', {}, 'missed'],
  ['', {}, 'undecided'],
])('%s is judged from the world (case %#)', async (task, given, expected) => {
  expect(await decide(task, given)).toBe(expected)
})

test('says what is still needed and what to do next', async () => {
  const { feedback } = await critic.evaluate(
    request('Craft 1 stone_pickaxe', { after: { inventory: { stick: 2 } } }),
  )
  expect(feedback).toContain('Still needed:')
  expect(feedback).toContain('cobblestone')
})

test('repeats why a primitive failed', async () => {
  const event: GameEvent = {
    type: 'primitive-result',
    tick: 1,
    primitive: 'mineBlock',
    status: 'failed',
    reason: 'not-found',
    detail: { message: 'No iron_ore nearby, please explore first' },
  }
  const { feedback, advice = '' } = await critic.evaluate(request('Mine 1 iron_ore', { events: [event] }))
  expect(feedback).toContain('mineBlock failed (not-found): No iron_ore nearby')
  expect(feedback.startsWith(advice)).toBe(true)
  expect(advice).toMatch(/^Gained 0 of 1 raw_iron.*Next: [^:]*\.$/)
})

test('counts what was cooked and eaten since, as far as it was cooked', async () => {
  const change = (delta: number, source: 'smelt' | 'hand', tick: number): GameEvent => {
    return { type: 'item-change', item: 'cooked_beef', delta, total: 5, source, tick }
  }
  const raw = (count: number): GameEvent => {
    return { type: 'item-change', item: 'beef', delta: -count, total: 0, source: 'smelt', tick: 0 }
  }
  const eaten: GameEvent = {
    type: 'primitive-result',
    tick: 9,
    primitive: 'eatFood',
    status: 'succeeded',
    detail: { eaten: ['cooked_beef', 'cooked_beef'], food: 20 },
  }
  const cooked = [raw(5), change(5, 'smelt', 1), change(-2, 'hand', 8), eaten]
  const given = { after: { inventory: { cooked_beef: 3 } }, events: cooked }
  expect(await critic.evaluate(request('Cook 5 beef', given))).toMatchObject({ success: true })
  const few = [raw(3), change(3, 'smelt', 1), change(-2, 'hand', 8), eaten]
  const fewer = { after: { inventory: { cooked_beef: 1 } }, events: few }
  expect(await critic.evaluate(request('Cook 5 beef', fewer))).toMatchObject({ success: false })
})

test('counts an undecided verdict as a failure when it is the only critic', async () => {
  expect(await critic.evaluate(request('Build a castle', {}))).toMatchObject({ success: false })
})

test.each<[string, Case, RegExp]>([
  [
    'Catch 3 fish with a fishing rod',
    { after: { inventory: { fishing_rod: 1 } } },
    /To be caught: 3 of cod, salmon.*Cast the rod at open water: fishItem\(bot, 3\)\./,
  ],
  [
    'Fish 1 salmon',
    { after: { inventory: { string: 2 } } },
    /To be caught: 1 of salmon\. First a fishing_rod\. Still needed: 2 oak_log\. Next: .*Cast the rod/,
  ],
  [
    'Breed 2 chickens with wheat seeds',
    {},
    /Young born: 0 of 1 chicken.*Still wanted: one young\. Feed 2 grown chicken with wheat_seeds and wait/,
  ],
  ['Breed 4 pigs', {}, /Young born: 0 of 2 pig.*Still wanted: 2 young, one of each two\. Feed 4 grown pig/],
])('advises on %s by the way that it asks for', async (task, given, feedback) => {
  const critique = await critic.evaluate(request(task, given))
  expect(critique.feedback).toMatch(feedback)
  expect(critique.feedback).not.toContain('kill')
})
