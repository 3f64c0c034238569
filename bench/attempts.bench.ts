import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'
import { countPromptTokens } from '../test/integration/cassette/count-prompt-tokens.ts'
import { loadRecordedAttempts, type AskedRole } from '../test/integration/cassette/recorded-attempts.ts'
import { replayAttempts } from '../test/integration/cassette/replay-attempts.ts'
import { rounded, type Benchmark, type Row } from './benchmark.ts'

const roles: readonly AskedRole[] = ['program', 'proposal', 'questions', 'answer', 'critique', 'description']

/** Tokens and outcomes of the recorded attempts: with the prompts that were recorded, and replayed with those of today. */
export const benchmark: Benchmark = {
  question:
    'How many tokens does an attempt of a model take, by role, when it was recorded and with the prompts of today, and how many attempts succeed?',
  async measure() {
    const recorded = await loadRecordedAttempts()
    const { events, requests } = await replayAttempts(recorded)
    const ends = events.flatMap((event) => (event.type === 'attempt-end' ? [event.status] : []))
    const today = requests.map(countPromptTokens)
    const rowOf = (role: string, indices: readonly number[]): Row => {
      const perAttempt = (of: (index: number) => number): number =>
        indices.reduce((total, at) => total + of(at), 0) / ends.length
      const before = perAttempt((at) => recorded.exchanges[at]?.promptTokens ?? 0)
      const now = perAttempt((at) => today[at] ?? 0)
      return {
        role,
        requests: indices.length,
        'prompt tokens per attempt, when recorded': Math.round(before),
        today: Math.round(now),
        change: `${rounded((100 * (now - before)) / before)} %`,
        'reply tokens per attempt': Math.round(
          perAttempt((at) => countTokens(recorded.exchanges[at]?.reply ?? '')),
        ),
      }
    }
    const succeeded = ends.filter((status) => status === 'succeeded').length
    return [
      ...roles.map((role) =>
        rowOf(
          role,
          recorded.exchanges.flatMap((exchange, at) => (exchange.role === role ? [at] : [])),
        ),
      ),
      rowOf('all', [...today.keys()]),
      {
        role: `${succeeded} of ${ends.length} attempts succeeded (${rounded((100 * succeeded) / ends.length)} %)`,
      },
    ]
  },
}
