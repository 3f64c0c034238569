import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { AgentError } from '@voyager-mc/core'
import { quoteUntrusted } from '@voyager-mc/observation'

/** Our own errors are for the caller's model to act on; of others it learns no more than that they happened. */
export function describeError(error: unknown): CallToolResult {
  if (!AgentError.isInstance(error)) throw error
  // A server's words, such as the reason of a kick, may be part of the message.
  const text = `${error.code}: ${quoteUntrusted(error.message, { maxLength: 400 })}`
  return { content: [{ type: 'text', text }], isError: true }
}
