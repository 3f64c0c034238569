import type { LLMResult } from '@langchain/core/outputs'
import { cutToBytes, replyCutOf, type ReplyCut } from '@voyager-mc/core'

/** Reason why a reply is not whole, from its ending or its length; undefined when it is. */
export function cutOf({ generations }: LLMResult): ReplyCut | undefined {
  const generation = generations[0]?.[0]
  const text = generation?.text || String(Object(generation).message?.text ?? '')
  if (cutToBytes(text).length < text.length) return 'too-long'
  return replyCutOf(Object(generation).message?.response_metadata) ?? replyCutOf(generation?.generationInfo)
}

/** Longest reply that a call allows, in tokens, for which providers have different names; undefined without a limit. */
export function longestOf(extra: Record<string, unknown>): number | undefined {
  const { max_tokens, max_completion_tokens, max_output_tokens, maxOutputTokens, num_predict } = Object(
    extra['invocation_params'],
  )
  return [max_tokens, max_completion_tokens, max_output_tokens, maxOutputTokens, num_predict].find(
    (value): value is number => typeof value === 'number' && value > 0,
  )
}

/** Model that a reply says it is of, as replayed ones do; empty when it says none. */
export function answeredBy({ generations }: LLMResult): string {
  const name: unknown = Object(generations[0]?.[0]).message?.response_metadata?.model_name
  return typeof name === 'string' ? name : ''
}

/** Model that is asked, which providers say in different places; empty when they do not. */
export function modelOf(extra: Record<string, unknown>, metadata: Record<string, unknown>): string {
  const parameters = Object(extra['invocation_params'])
  const name: unknown = parameters.model ?? parameters.model_name ?? metadata['ls_model_name']
  return typeof name === 'string' ? name : ''
}
