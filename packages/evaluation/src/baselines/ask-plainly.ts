import { HumanMessage, SystemMessage } from '@langchain/core/messages'
import { ModelUnavailableError, type CallOptions } from '@voyager-mc/core'
import type { PlainModel } from './baseline-options.ts'

/** One question to a model. */
export interface PlainQuestion extends CallOptions {
  readonly instruction: string
  readonly facts: string
}

/** Asks a model and returns its text; one that does not answer throws `ModelUnavailableError`. */
export async function askPlainly(
  model: PlainModel,
  { instruction, facts, signal }: PlainQuestion,
): Promise<string> {
  try {
    const reply = await model.invoke(
      [new SystemMessage(instruction), new HumanMessage(facts)],
      signal === undefined ? {} : { signal },
    )
    return reply.text.trim()
  } catch (cause) {
    signal?.throwIfAborted()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ModelUnavailableError(`The model did not answer: ${reason}; check its key and URL.`, { cause })
  }
}
