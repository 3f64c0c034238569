import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'
import { countPromptTokens } from '../../test/integration/cassette/count-prompt-tokens.ts'
import {
  loadRecordedAttempts,
  type AskedRole,
  type RecordedExchange,
} from '../../test/integration/cassette/recorded-attempts.ts'
import { replayAttempts } from '../../test/integration/cassette/replay-attempts.ts'
import { originalCurriculumPrompts, originalPrompts } from './original-layout.ts'
import { measureFirstRounds, wholeOf } from './first-rounds.ts'
import { replayedSituations, type ReplayedSituation } from './replayed-situations.ts'
import { rounded, type Row } from '../benchmark.ts'

const roles: readonly AskedRole[] = ['program', 'proposal', 'questions', 'answer', 'critique', 'description']

/** Tokens and outcomes of recorded attempts: with the prompts that were recorded, and replayed with those of today. */
export async function measureAttempts(file: URL): Promise<readonly Row[]> {
  const recorded = await loadRecordedAttempts(file)
  const { events, requests, answered } = await replayAttempts(recorded)
  const ends = events.flatMap((event) => (event.type === 'attempt-end' ? [event.status] : []))
  const situations = replayedSituations(events, recorded.first)
  const original = countOriginal(situations)
  const firstRounds = measureFirstRounds(situations, requests)
  const sent =
    sumOf(requests.filter((_request, at) => answered[at]?.role !== 'description').map(countPromptTokens)) /
    ends.length
  const rowOf = (role: AskedRole | 'all'): Row => {
    const isOf = (exchange: RecordedExchange | undefined): boolean =>
      role === 'all' || exchange?.role === role
    const exchanges = recorded.exchanges.filter(isOf)
    const asked = requests.filter((_request, at) => isOf(answered[at]))
    const before = sumOf(exchanges.map(({ promptTokens }) => promptTokens)) / ends.length
    const now = sumOf(asked.map(countPromptTokens)) / ends.length
    const layout = role === 'all' ? sumOf(Object.values(original)) : original[role]
    return {
      role,
      'requests when recorded': exchanges.length,
      'requests today': asked.length,
      'prompt tokens per attempt, original’s layout':
        layout === undefined ? '' : Math.round(layout / ends.length),
      'when recorded': Math.round(before),
      today: Math.round(now),
      change: before === 0 ? '' : `${rounded((100 * (now - before)) / before)} %`,
      'reply tokens per attempt': Math.round(
        sumOf(answered.filter(isOf).map(({ reply }) => countTokens(reply))) / ends.length,
      ),
    }
  }
  const succeeded = ends.filter((status) => status === 'succeeded').length
  return [
    ...roles.map(rowOf),
    rowOf('all'),
    {
      role: `first rounds at ${firstRounds.count} tasks, action + critic + curriculum, all of them asked`,
      'prompt tokens per attempt, original’s layout': Math.round(wholeOf(firstRounds.original)),
      today: Math.round(wholeOf(firstRounds.ours)),
      change: `${rounded(100 * firstRounds.share)} % of the original’s`,
    },
    {
      role: 'what was sent, without descriptions of skills',
      'prompt tokens per attempt, original’s layout': Math.round(
        sumOf(Object.values(original)) / ends.length,
      ),
      today: Math.round(sent),
      change: `${rounded((100 * sent * ends.length) / sumOf(Object.values(original)))} % of the original’s`,
    },
    {
      role: `${succeeded} of ${ends.length} attempts succeeded (${rounded((100 * succeeded) / ends.length)} %)`,
    },
  ]
}

/** Tokens of all attempts in the original's layout; descriptions are not laid out. */
function countOriginal(situations: readonly ReplayedSituation[]): Partial<Record<AskedRole | 'all', number>> {
  const attempts = situations.map((situation) => originalPrompts(situation).map(tokensOf))
  const tasks = situations
    .filter(({ previous }) => previous === undefined)
    .map((situation) => originalCurriculumPrompts(situation).map(tokensOf))
  const total = (prompts: readonly (readonly number[])[], from: number, to?: number): number =>
    sumOf(prompts.flatMap((each) => each.slice(from, to)))
  return {
    program: total(attempts, 0, 1),
    critique: total(attempts, 1, 2),
    proposal: total(tasks, 0, 1),
    questions: total(tasks, 1, 2),
    answer: total(tasks, 2),
  }
}

const tokensOf = (text: string): number => countTokens(text)

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
