import { expect, test } from 'vitest'
import { simulateSeed } from './simulate-seed.ts'

// A sample of `pnpm simulate`, which plays each tenth seed in the embedded world.
test('the embedded world stands where the journal ends, whatever fails', { timeout: 240_000 }, async () => {
  const { problem, faults } = await simulateSeed(2, { world: 'embedded', attemptLimit: 4 })
  expect(problem).toBeUndefined()
  expect(Object.keys(faults)).toEqual(expect.arrayContaining(['killed', 'game-interrupted', 'home-removed']))
})

test('an embedded world that is saved by itself is found', { timeout: 240_000 }, async () => {
  const { problem } = await simulateSeed(8, {
    world: 'embedded',
    attemptLimit: 4,
    defect: 'world-saves-alone',
  })
  expect(problem).toMatch(/The world is at tick \d+, the journal at \d+/)
})
