import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { Prompter } from '@voyager-mc/prompting'

export interface TerminalPrompterOptions {
  readonly input: Readable
  readonly output: Writable
}

/** A prompter that asks on a terminal's streams and leaves them open; a closed input rejects the question. */
export function createTerminalPrompter({ input, output }: TerminalPrompterOptions): Prompter {
  return async (question, { signal } = {}) => {
    signal?.throwIfAborted()
    if (input.readableEnded || input.destroyed) throw endedError()
    const terminal = createInterface({ input, output })
    const closed = new Promise<never>((_resolve, reject) => {
      terminal.once('close', () => reject(endedError()))
    })
    try {
      return await Promise.race([terminal.question(question, signal ? { signal } : {}), closed])
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      closed.catch(() => undefined)
      terminal.close()
    }
  }
}

function endedError(): InvalidArgumentError {
  return new InvalidArgumentError('input', 'ended', 'keep it open until the question is answered.')
}
