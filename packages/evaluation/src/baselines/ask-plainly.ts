import { HumanMessage, SystemMessage } from '@langchain/core/messages'
import {
  cutToBytes,
  definedOf,
  modelUnavailableOf,
  redactSecrets,
  secretsOf,
  type CallOptions,
} from '@voyager-mc/core'
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
      definedOf({ signal }),
    )
    return redactSecrets(cutToBytes(reply.text.trim()), { secrets: secretsOf(model), shapes: false })
  } catch (cause) {
    signal?.throwIfAborted()
    throw modelUnavailableOf(cause, { name: 'model', holder: model })
  }
}
