import { makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { returnPlacedItems } from './return-placed-items.ts'

const at = (x: number): { readonly x: number; readonly y: number; readonly z: number } => ({
  x,
  y: 64,
  z: -1,
})

test('takes back what was placed and still stands', () => {
  const step = makeStepResult({
    events: [
      { type: 'block-place', tick: 1, block: 'crafting_table', position: at(1) },
      { type: 'block-place', tick: 2, block: 'furnace', position: at(2) },
      { type: 'block-dig', tick: 3, block: 'crafting_table', position: at(1) },
      { type: 'block-place', tick: 4, block: 'chest', position: at(3) },
      { type: 'block-place', tick: 5, block: 'crafting_table', position: at(4) },
      {
        type: 'operator-command',
        tick: 6,
        power: 'returnPlacedItems',
        command: '/setblock 4 64 -1 air destroy',
      },
    ],
  })
  expect(returnPlacedItems(step)?.source).toContain(
    'await givePlacedItemBack(bot, ["furnace","chest"], [new Vec3(2, 64, -1), new Vec3(3, 64, -1)]);',
  )
})

test('has nothing to do where nothing was placed', () => {
  expect(returnPlacedItems(makeStepResult())).toBeUndefined()
})
