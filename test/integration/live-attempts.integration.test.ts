import { beforeAll, expect, test } from 'vitest'
import { measureFirstRounds } from '../../bench/prompts/first-rounds.ts'
import { replayedSituations } from '../../bench/prompts/replayed-situations.ts'
import {
  liveAttemptsFile,
  loadRecordedAttempts,
  type RecordedAttempts,
} from './cassette/recorded-attempts.ts'
import { decisionsOf, replayAttempts, type ReplayedAttempts } from './cassette/replay-attempts.ts'

let recorded: RecordedAttempts
let replayed: ReplayedAttempts

// One replay is looked at from many sides. Neither a world nor a model is asked.
beforeAll(async () => {
  recorded = await loadRecordedAttempts(liveAttemptsFile)
  replayed = await replayAttempts(recorded)
})

test('the attempts of a language model end as they did', () => {
  expect(recorded.writer).toContain('written by a language model')
  expect(decisionsOf(replayed.events)).toEqual(recorded.decisions)
  expect(replayed.answered).toEqual(recorded.exchanges)
  expect(replayed.programs).toHaveLength(recorded.steps.length)
})

test('twelve of its sixteen attempts succeed, and no reply was sent back', () => {
  const ends = replayed.events.flatMap((event) => (event.type === 'attempt-end' ? [event.status] : []))
  expect([ends.length, ends.filter((status) => status === 'succeeded').length]).toEqual([16, 12])
  expect(replayed.requests.filter(({ messages }) => messages.length > 2)).toEqual([])
})

test('the awaits that it left out were added', () => {
  const notes = replayed.programs.flatMap(({ notes: each = [] }) => each)
  expect(notes).toContain('line 13: `await` was added before mineBlock')
  expect(notes.length).toBeGreaterThanOrEqual(4)
})

test('first rounds take at most half of the original’s tokens, with programs twice as long as those written by hand', () => {
  const { count, share } = measureFirstRounds(
    replayedSituations(replayed.events, recorded.first),
    replayed.requests,
  )
  expect(count).toBe(14)
  expect(share).toBeLessThanOrEqual(0.495)
})
