import { expect, test } from 'vitest'
import { change, dug } from '../situations/traces.ts'
import { unexplainedGain } from './hand-gains.ts'

const gain = change('cobblestone', 1, 'hand', 100)

test.each([
  ['that was told before', 60, 0],
  ['that was told a few ticks late', 106, 0],
  ['of long ago', -20, 1],
  ['that came only afterwards', 120, 1],
])('a dig %s explains a gain by hand, or does not', (_what, tick, unexplained) => {
  expect(unexplainedGain({ all: [gain, dug('stone', 'wooden_pickaxe', tick)] }, ['cobblestone'])).toBe(
    unexplained,
  )
})
