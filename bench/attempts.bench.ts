import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'
import { loadRecordedAttempts, type AskedRole } from '../test/integration/cassette/recorded-attempts.ts'
import { replayAttempts } from '../test/integration/cassette/replay-attempts.ts'
import { rounded, type Benchmark, type Row } from './benchmark.ts'

const roles: readonly AskedRole[] = ['program', 'proposal', 'questions', 'answer', 'critique', 'description']

/** Tokens and outcomes of the recorded attempts, replayed with the prompts of today. */
export const benchmark: Benchmark = {
  question: 'How many tokens does an attempt of a model take, by role, and how many attempts succeed?',
  async measure() {
    const recorded = await loadRecordedAttempts()
    const { events, requests } = await replayAttempts(recorded)
    const ends = events.flatMap((event) => (event.type === 'attempt-end' ? [event.status] : []))
    const tokens = requests.map(({ messages }) =>
      countTokens(messages.map(({ content }) => content).join('\n')),
    )
    const rowOf = (role: string, indices: readonly number[]): Row => {
      const sum = (of: (index: number) => number): number => indices.reduce((total, at) => total + of(at), 0)
      return {
        role,
        requests: indices.length,
        'prompt tokens per attempt': Math.round(sum((at) => tokens[at] ?? 0) / ends.length),
        'reply tokens per attempt': Math.round(
          sum((at) => countTokens(recorded.exchanges[at]?.reply ?? '')) / ends.length,
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
      rowOf('all', [...tokens.keys()]),
      {
        role: `${succeeded} of ${ends.length} attempts succeeded (${rounded((100 * succeeded) / ends.length)} %)`,
      },
    ]
  },
}
