import { ModelOutputError } from '@voyager-mc/core'
import { describeCut } from './describe-cut.ts'
import type { ModelReply } from './invoke-model.ts'

/** Result of reading a reply: a value, or the problem in words for the model that wrote it. */
export type ReadReply<Value> =
  | { readonly status: 'read'; readonly value: Value }
  | { readonly status: 'refused'; readonly problem: string }

/** A reply that could not be used, and why. */
export interface RefusedReply {
  readonly text: string
  readonly problem: string
}

/** Which of the allowed replies a parser is looking at. */
export interface ReplyPosition {
  /** No other reply will be asked for. */
  readonly isLast: boolean
  /** Present when the model called a tool for its reply. */
  readonly isCall?: true
}

export interface AskWithFeedbackOptions<Value> {
  /** Asks once; earlier refused replies of this question come along so that the model can mend them. */
  readonly ask: (refused: readonly RefusedReply[]) => Promise<ModelReply>
  readonly read: (text: string, reply: ReplyPosition) => ReadReply<Value>
  /** Replies to ask for at most; at least 1. */
  readonly maxReplies: number
}

/** Asks until a reply can be read; throws `ModelOutputError` with the last reply when none could. */
export async function askWithFeedback<Value>({
  ask,
  read,
  maxReplies,
}: AskWithFeedbackOptions<Value>): Promise<Value> {
  const refused: RefusedReply[] = []
  for (;;) {
    const { text, cut, isCall } = await ask(refused)
    const isLast = refused.length + 1 >= maxReplies
    const result = read(text, { isLast, ...(isCall && { isCall }) })
    if (result.status === 'read') return result.value
    const problem = cut === undefined ? result.problem : `${describeCut(cut)} ${result.problem}`
    refused.push({ text, problem })
    if (refused.length >= maxReplies) {
      throw new ModelOutputError(
        `No usable reply after ${refused.length} of ${maxReplies} tries: ${problem}`,
        text,
      )
    }
  }
}
