import type { BaseMessage } from '@langchain/core/messages'
import { definedOf, type CallOptions, type Program } from '@voyager-mc/core'
import { invokeModel, type ChatModel, type ReadReply } from '@voyager-mc/prompting'

export interface BestCandidateOptions extends CallOptions {
  readonly messages: readonly BaseMessage[]
  /** Replies asked for at once. */
  readonly candidates: number
  /** Reads a reply and checks its program. */
  readonly read: (text: string) => ReadReply<Program>
}

/** Asks for several programs at once and gives the first that the checks have nothing against; undefined when none is. */
export async function bestCandidate(
  model: ChatModel,
  { messages, candidates, read, signal }: BestCandidateOptions,
): Promise<Program | undefined> {
  const replies = await Promise.all(
    Array.from({ length: candidates }, () =>
      invokeModel(model, { messages: [...messages], runName: 'action', ...definedOf({ signal }) }),
    ),
  )
  for (const { text } of replies) {
    const found = read(text)
    if (found.status === 'read') return found.value
  }
  return undefined
}
