import { RunHalt } from '../errors/run-halt.ts'
import type { RunSession } from '../session/run-session.ts'

/** Ends the run when its signal was aborted or its stop condition is met. */
export function assertGoesOn({ signal, settings, progress }: RunSession): void {
  if (signal.aborted) throw new RunHalt('aborted', 'the signal was aborted')
  const reason = settings.until(progress())
  if (reason !== undefined) throw new RunHalt('condition-met', reason)
}
