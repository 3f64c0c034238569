import { AgentError } from '@voyager-mc/core'
import { exitCodeOfError } from './exit-code-of-error.ts'
import { exitCodes, type ExitCode } from './exit-codes.ts'
import { InterruptedError } from './interrupted-error.ts'

/** An error as the user reads it. */
export interface Fault {
  /** One line. */
  readonly line: string
  readonly code: ExitCode
  /** True when the error says what to do; of others the stack is the only help. */
  readonly isExplained: boolean
}

/** One line and the exit code of an error; after an interrupt it is the interrupt that counts. */
export function describeFault(error: unknown, { signal }: { readonly signal: AbortSignal }): Fault {
  if (signal.aborted && InterruptedError.isInstance(signal.reason))
    return { line: signal.reason.message, code: exitCodes.interrupted, isExplained: true }
  const code = exitCodeOfError(error)
  const text = error instanceof Error ? error.message : String(error)
  const [line = text] = text.split('\n')
  return { line, code, isExplained: AgentError.isInstance(error) || code !== exitCodes.failed }
}
