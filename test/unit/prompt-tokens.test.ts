import { expect, test } from 'vitest'
import { benchmark } from '../../bench/prompts.bench.ts'

test('prompts of action, critic and curriculum take less than half of the original’s tokens, the critic always asked', async () => {
  const mean = (await benchmark.measure()).at(-1)
  expect(mean?.['what']).toMatch(/^mean of \d\d/)
  expect(Number.parseFloat(String(mean?.['share, critic always asked (target 50 %)']))).toBeLessThanOrEqual(
    45,
  )
})
