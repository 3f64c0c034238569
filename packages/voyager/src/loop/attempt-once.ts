import { EnvironmentLostError } from '@voyager-mc/core'
import { EarlyEnd } from '../errors/early-end.ts'
import { restoreEnvironment } from '../recovery/restore-environment.ts'
import type { RunSession } from '../session/run-session.ts'
import type { Attempt } from './attempt.ts'

// A world that comes back but loses every program must not be tried for ever.
const restoresPerAttempt = 3

/** Makes one attempt; a world that is lost meanwhile is restored and the attempt begins anew, uncounted. */
export async function attemptOnce(
  session: RunSession,
  {
    begin,
    run,
  }: { readonly begin: Omit<Attempt, 'startedAtMs'>; readonly run: (attempt: Attempt) => Promise<Attempt> },
): Promise<Attempt> {
  let { observation } = begin
  for (let restores = 0; ; restores += 1) {
    const startedAtMs = session.settings.clock.now()
    await session.emit({ type: 'attempt-start', task: begin.task, attempt: begin.number })
    try {
      return await run({ ...begin, observation, startedAtMs })
    } catch (error) {
      if (!EnvironmentLostError.isInstance(error)) throw error
      if (restores >= restoresPerAttempt)
        throw new EarlyEnd('environment-lost', error.message, { cause: error })
      observation = await restoreEnvironment(session, error)
    }
  }
}
