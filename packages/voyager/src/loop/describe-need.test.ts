import type { PreviousAttempt, PrimitiveResultEvent } from '@voyager-mc/core'
import { makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { refused } from '../testing/make-roles.ts'
import { describeNeed } from './describe-need.ts'

function failure(reason: string, detail: PrimitiveResultEvent['detail']): PrimitiveResultEvent {
  return { type: 'primitive-result', tick: 1, primitive: 'any', status: 'failed', reason, detail }
}

function after(...events: readonly PrimitiveResultEvent[]): PreviousAttempt {
  return { step: makeStepResult({ events }) }
}

test.each([
  [
    'items that were short',
    failure('missing-item', { missing: { oak_planks: 2, stick: 1 } }),
    'I also need oak planks, stick.',
  ],
  ['an item that was not held', failure('missing-item', { item: 'fishing_rod' }), 'I also need fishing rod.'],
  [
    'a tool',
    failure('missing-tool', { needs: 'stone_pickaxe', block: 'iron_ore' }),
    'I also need stone pickaxe.',
  ],
  ['a station', failure('missing-station', { station: 'crafting_table' }), 'I also need crafting table.'],
])('names %s', (_name, event, need) => {
  expect(describeNeed(after(event))).toBe(need)
})

test('names a thing once, then what the critic asked for', () => {
  const event = failure('missing-station', { station: 'furnace' })
  expect(describeNeed({ ...after(event, event), critique: refused })).toBe(
    'I also need furnace. Find a tree first.',
  )
})

test.each([
  [
    'Gained 0 and holds 0 of 1 furnace. Still needed: 1 furnace. Next: craft 4 oak_planks; place a crafting_table. The program ended early: no fire at lava',
    '1 furnace; craft 4 oak_planks; place a crafting_table.',
  ],
  [
    'The dimension at the end: overworld. Walk there and stay. goTo failed (interrupted): I did not get to (104, -53, 81): deepslate at (104, -52, 77) is in the way; dig it or go round it. mineBlock failed (inventory-full): Mined 3 of 8 obsidian; the inventory is full.',
    'Walk there and stay.',
  ],
  ['Look for birch trees. The program ended early: zombie at (1, 2, 3)', 'Look for birch trees.'],
  ['Gained 0 of 3 iron_ingot.\n  at line 4: await goTo(bot, lava)', undefined],
])('leaves out what a verdict says of the failure: %s', (feedback, need) => {
  expect(describeNeed({ critique: { success: false, reasoning: '', feedback } })).toBe(need)
})

test.each<readonly [string, PreviousAttempt | undefined]>([
  ['there was no attempt', undefined],
  ['nothing was missing', after(failure('unreachable', { item: 'stick' }))],
  ['the reply held no program', { problem: 'No function.' }],
])('is undefined when %s', (_name, previous) => {
  expect(describeNeed(previous)).toBeUndefined()
})
