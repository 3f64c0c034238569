import { EarlyEnd } from '../errors/early-end.ts'
import { haltOf } from '../session/halt-of.ts'
import type { RunSession } from '../session/run-session.ts'

/** Ends the run when its signal was aborted or its stop condition is met. */
export function assertGoesOn({ signal, settings, progress }: RunSession): void {
  if (signal.aborted) throw haltOf(signal)
  const reason = settings.until(progress())
  if (reason !== undefined) throw new EarlyEnd('condition-met', reason)
}
