import type { ChatRequest } from '@voyager-mc/scripted-model'
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'

/** Tokens of all messages of a request. */
export function countPromptTokens({ messages }: Pick<ChatRequest, 'messages'>): number {
  return countTokens(messages.map(({ content }) => content).join('\n'))
}
