import { beforeAll, expect, test } from 'vitest'
import { measureFirstRounds } from '../../bench/prompts/first-rounds.ts'
import { replayedSituations } from '../../bench/prompts/replayed-situations.ts'
import { countPromptTokens } from './cassette/count-prompt-tokens.ts'
import { loadRecordedAttempts, type AskedRole, type RecordedAttempts } from './cassette/recorded-attempts.ts'
import { decisionsOf, replayAttempts, type ReplayedAttempts } from './cassette/replay-attempts.ts'

let recorded: RecordedAttempts
let replayed: ReplayedAttempts

// One replay is looked at from many sides. Neither a world nor a model is asked.
beforeAll(async () => {
  recorded = await loadRecordedAttempts()
  replayed = await replayAttempts(recorded)
}, 60_000)

test('at least thirty recorded attempts end as they did', () => {
  expect(replayed.events.filter(({ type }) => type === 'attempt-end').length).toBeGreaterThanOrEqual(30)
  expect(decisionsOf(replayed.events)).toEqual(recorded.decisions)
})

test('every recorded reply is asked for, and none besides', () => {
  expect(replayed.requests).toHaveLength(recorded.exchanges.length)
  expect(replayed.programs).toHaveLength(recorded.steps.length)
})

test('what the checks object to is told before a program is run', () => {
  const told = replayed.requests.map(({ messages }) => messages.at(-1)?.content ?? '')
  expect(told.filter((text) => text.includes('countItems(…) is not awaited')).length).toBeGreaterThan(5)
  expect(told.some((text) => text.includes('there is no item "oak_plank"'))).toBe(true)
  expect(
    told.some((text) => text.includes('sleep is not allowed; wait with await bot.waitForTicks(20)')),
  ).toBe(true)
})

test('no role is sent more tokens than when the attempts were recorded', () => {
  const mean = (role: AskedRole, length: (index: number) => number): number => {
    const of = recorded.exchanges.flatMap((exchange, index) =>
      exchange.role === role ? [length(index)] : [],
    )
    return of.reduce((sum, each) => sum + each, 0) / of.length
  }
  const now = (index: number): number => countPromptTokens(replayed.requests[index] ?? { messages: [] })
  for (const role of ['program', 'proposal', 'critique', 'description'] as const) {
    const before = mean(role, (index) => recorded.exchanges[index]?.promptTokens ?? 0)
    expect([role, mean(role, now) / before <= 1]).toEqual([role, true])
  }
})

test('first rounds with known places, uses left and other skills take at most half of the original’s tokens', () => {
  const { count, share } = measureFirstRounds(
    replayedSituations(replayed.events, recorded.first),
    replayed.requests,
  )
  expect(count).toBeGreaterThanOrEqual(25)
  expect(share).toBeLessThanOrEqual(0.5)
})
