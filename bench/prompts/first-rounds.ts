import { criticRequestPrompt, criticSystemPrompt } from '@voyager-mc/critic'
import type { ReplayedAttempts } from '../../test/integration/cassette/replay-attempts.ts'
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'
import { countPromptTokens } from '../../test/integration/cassette/count-prompt-tokens.ts'
import { roleOf } from '../../test/integration/cassette/recorded-attempts.ts'
import { curriculumTokens } from './curriculum-tokens.ts'
import { originalCurriculumPrompts, originalPrompts } from './original-layout.ts'
import type { ReplayedSituation } from './replayed-situations.ts'

/** Mean prompt tokens of the three roles. */
export interface TokensByRole {
  readonly action: number
  readonly critic: number
  readonly curriculum: number
}

/** First rounds of the tasks of a run, in both layouts. */
export interface FirstRounds {
  readonly count: number
  readonly original: TokensByRole
  readonly ours: TokensByRole
  /** Tokens of ours for each of the original's. */
  readonly share: number
}

/**
 * Tokens of the first round at each task of a replayed run, the critic and the curriculum's questions always asked:
 * known places, uses left, other skills and failures of before are in ours, and the original has none of them.
 */
export function measureFirstRounds(
  situations: readonly ReplayedSituation[],
  requests: ReplayedAttempts['requests'],
): FirstRounds {
  const asked = requests.filter(
    ({ messages }) => messages.length === 2 && roleOf(messages[0]?.content ?? '') === 'program',
  )
  if (asked.length !== situations.length)
    throw new Error(`${asked.length} programs were asked for in ${situations.length} attempts.`)
  const rounds = situations.flatMap((situation, at) => {
    const request = asked[at]
    return situation.previous === undefined && request ? [{ situation, request }] : []
  })
  const mean = (of: (round: (typeof rounds)[number]) => number): number =>
    rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length
  const ours = {
    action: mean(({ request }) => countPromptTokens(request)),
    critic: mean(
      ({ situation }) => countTokens(criticSystemPrompt()) + countTokens(criticRequestPrompt(situation)),
    ),
    curriculum: mean(({ situation }) => curriculumTokens(situation)),
  }
  const original = {
    action: mean(({ situation }) => countTokens(originalPrompts(situation)[0] ?? '')),
    critic: mean(({ situation }) => countTokens(originalPrompts(situation)[1] ?? '')),
    curriculum: mean(({ situation }) =>
      originalCurriculumPrompts(situation).reduce((sum, prompt) => sum + countTokens(prompt), 0),
    ),
  }
  return { count: rounds.length, original, ours, share: wholeOf(ours) / wholeOf(original) }
}

/** Tokens of all three roles. */
export function wholeOf({ action, critic, curriculum }: TokensByRole): number {
  return action + critic + curriculum
}
