import type { BaseMessage } from '@langchain/core/messages'
import type { LLMResult } from '@langchain/core/outputs'
import type { ModelUseEvent } from '../voyager-event.ts'

/** English prose and code come to about four characters per token with the usual vocabularies. */
const charactersPerToken = 4

/** The part of a message that counts; providers that count attach it. */
interface Usage {
  readonly input_tokens: number
  readonly output_tokens: number
  readonly input_token_details?: { readonly cache_read?: number }
}

/** The tokens of a call as the provider counted them, or estimated from the texts and marked so. */
export function countTokens(
  { generations }: LLMResult,
  messages: readonly BaseMessage[],
): Pick<ModelUseEvent, 'inputTokens' | 'outputTokens' | 'cachedTokens' | 'isEstimated'> {
  const generation = generations[0]?.[0]
  // A chat generation carries its message.
  const message = Object(generation).message as
    | { readonly text: string; readonly usage_metadata?: Usage }
    | undefined
  const usage = message?.usage_metadata
  if (usage !== undefined && usage.input_tokens + usage.output_tokens > 0) {
    const cached = usage.input_token_details?.cache_read ?? 0
    return {
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
      ...(cached > 0 && { cachedTokens: cached }),
    }
  }
  const sent = messages.reduce((sum, { text }) => sum + text.length, 0)
  const written = (generation?.text || (message?.text ?? '')).length
  return {
    inputTokens: Math.ceil(sent / charactersPerToken),
    outputTokens: Math.ceil(written / charactersPerToken),
    isEstimated: true,
  }
}
