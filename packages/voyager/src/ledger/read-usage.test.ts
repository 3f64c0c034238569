import { expect, test } from 'vitest'
import { readUsage } from './read-usage.ts'

test.each([
  [{ input_tokens: 10, output_tokens: 5, total_tokens: 15 }, 5],
  [{ input_tokens: 10, output_tokens: 5, total_tokens: 35 }, 25],
  [{ input_tokens: 10, output_tokens: 5, total_tokens: 0 }, 5],
  [{ input_tokens: 10, output_tokens: 5, total_tokens: 'many' }, 5],
  [{ input_tokens: 10, output_tokens: 5 }, 5],
  [{ input_tokens: 10, output_tokens: 0, total_tokens: 30 }, 20],
])('of %o, %s tokens were written, thoughts included', (usage, outputTokens) => {
  const reading = readUsage({ usage_metadata: usage })
  expect(reading).toEqual({ status: 'counted', tokens: { inputTokens: 10, outputTokens } })
})

test('a total does not mend what is no count', () => {
  const usage = { input_tokens: 10, output_tokens: -5, total_tokens: 30 }
  expect(readUsage({ usage_metadata: usage })).toEqual({ status: 'nonsense' })
})

test('nothing counted is none', () => {
  expect(readUsage({ usage_metadata: { input_tokens: 0, output_tokens: 0, total_tokens: 0 } })).toEqual({
    status: 'none',
  })
  expect(readUsage({})).toEqual({ status: 'none' })
})
