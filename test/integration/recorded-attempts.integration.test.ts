import { extractProgram } from '@voyager-mc/action'
import { beforeAll, expect, test } from 'vitest'
import { measureFirstRounds } from '../../bench/prompts/first-rounds.ts'
import { replayedSituations } from '../../bench/prompts/replayed-situations.ts'
import { countPromptTokens } from './cassette/count-prompt-tokens.ts'
import { loadRecordedAttempts, type RecordedAttempts } from './cassette/recorded-attempts.ts'
import { decisionsOf, replayAttempts, type ReplayedAttempts } from './cassette/replay-attempts.ts'

let recorded: RecordedAttempts
let replayed: ReplayedAttempts

// One replay is looked at from many sides. Neither a world nor a model is asked.
beforeAll(async () => {
  recorded = await loadRecordedAttempts()
  replayed = await replayAttempts(recorded)
})

test('at least thirty recorded attempts end as they did', () => {
  expect(replayed.events.filter(({ type }) => type === 'attempt-end').length).toBeGreaterThanOrEqual(30)
  expect(decisionsOf(replayed.events)).toEqual(recorded.decisions)
})

test('every recorded reply is asked for but those to complaints and questions that are no longer made, and none besides', () => {
  expect(replayed.answered).toEqual(recorded.exchanges.filter(({ answers }) => answers === undefined))
  expect(replayed.requests).toHaveLength(replayed.answered.length)
  expect(replayed.programs).toHaveLength(recorded.steps.length)
})

test('programs that lacked an await before countItems alone run as they were written first', () => {
  const first = recorded.exchanges.flatMap(({ reply }, index) => {
    const isRepaired = recorded.exchanges[index + 1]?.answers === 'missing-await'
    const extracted = isRepaired ? extractProgram(reply) : undefined
    return extracted?.status === 'read' ? [extracted.value.source] : []
  })
  expect(first).toHaveLength(11)
  const written = replayed.programs.filter(({ notes }) => notes === undefined).map(({ source }) => source)
  expect(written).toEqual(expect.arrayContaining(first))
})

test('what the checks object to is told before a program is run', () => {
  const told = replayed.requests.map(({ messages }) => messages.at(-1)?.content ?? '')
  expect(told.filter((text) => text.includes('is not awaited'))).toEqual([])
  expect(told.some((text) => text.includes('there is no item "oak_plank"'))).toBe(true)
  expect(
    told.some((text) => text.includes('sleep is not allowed; wait with await bot.waitForTicks(20)')),
  ).toBe(true)
})

test('no role is sent more tokens than when the attempts were recorded', () => {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
  for (const role of ['program', 'proposal', 'critique', 'description'] as const) {
    const answered = replayed.answered.map((exchange, index) => ({ exchange, index }))
    const of = answered.filter(({ exchange }) => exchange.role === role)
    const before = sum(of.map(({ exchange }) => exchange.promptTokens))
    const now = sum(of.map(({ index }) => countPromptTokens(replayed.requests[index] ?? { messages: [] })))
    expect([role, now / before <= 1]).toEqual([role, true])
  }
})

test('first rounds with known places, uses left and other skills take at most half of the original’s tokens', () => {
  const { count, share } = measureFirstRounds(
    replayedSituations(replayed.events, recorded.first),
    replayed.requests,
  )
  expect(count).toBeGreaterThanOrEqual(25)
  expect(share).toBeLessThanOrEqual(0.48)
})
