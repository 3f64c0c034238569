import type { BaseMessage } from '@langchain/core/messages'
import type { LLMResult } from '@langchain/core/outputs'
import type { ModelFault } from '@voyager-mc/core'
import type { TokenCount } from './cost-of.ts'
import { readUsage } from './read-usage.ts'

/** English prose and code come to about four characters per token with the usual vocabularies. */
const charactersPerToken = 4

/** Tokens of one call, as counted or estimated. */
export interface CountedTokens extends TokenCount {
  /** True when the tokens are estimated from the texts; absent when the provider counted them. */
  readonly isEstimated?: true
  /** True when the provider counted, but no number that can be. */
  readonly isNonsense?: true
}

/** The tokens of a call as the provider counted them, or estimated from the texts and marked so. */
export function countTokens({ generations }: LLMResult, messages: readonly BaseMessage[]): CountedTokens {
  const generation = generations[0]?.[0]
  // A chat generation carries its message.
  const message = Object(generation).message as { readonly text: string } | undefined
  const usage = readUsage(message)
  if (usage.status === 'counted') return usage.tokens
  const written = (generation?.text || (message?.text ?? '')).length
  return {
    inputTokens: estimateTokens(messages),
    outputTokens: Math.ceil(written / charactersPerToken),
    isEstimated: true,
    ...(usage.status === 'nonsense' && { isNonsense: true }),
  }
}

/**
 * The tokens of a call that failed. Nobody says what a provider charges for one: a request that was refused or never arrived
 * is taken for free, one that broke off afterwards for all of its prompt.
 */
export function countFailedTokens(
  { status, kind }: Pick<ModelFault, 'status' | 'kind'>,
  messages: readonly BaseMessage[],
): CountedTokens {
  const isRefused = kind === 'certificate' || (status !== undefined && status >= 400 && status < 500)
  return { inputTokens: isRefused ? 0 : estimateTokens(messages), outputTokens: 0, isEstimated: true }
}

/** The tokens of messages, from their length. */
export function estimateTokens(messages: readonly BaseMessage[]): number {
  return Math.ceil(messages.reduce((sum, { text }) => sum + text.length, 0) / charactersPerToken)
}
