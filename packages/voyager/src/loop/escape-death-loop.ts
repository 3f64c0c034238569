import type { Observation } from '@voyager-mc/core'
import { EarlyEnd } from '../errors/early-end.ts'
import { restoreEnvironment } from '../recovery/restore-environment.ts'
import type { RunSession } from '../session/run-session.ts'
import { untilAborted } from '../session/until-aborted.ts'

/** Notices that the agent dies again and again: re-joins the world the first time, ends the run the second. */
export async function escapeDeathLoop(session: RunSession): Promise<Observation | undefined> {
  const { policy } = session.settings
  const { deathsInARow: attempts, deathLoops } = session.state()
  if (attempts < policy.deathsInARow) return undefined
  if (deathLoops > 0) {
    await session.emit({ type: 'death-loop', attempts, recovery: 'end-run' })
    throw new EarlyEnd('death-loop', `the agent died in ${attempts} attempts running, twice`)
  }
  await session.emit({ type: 'death-loop', attempts, recovery: 'reset' })
  try {
    const work = session.roles.environment.reset({ mode: 'soft', signal: session.signal })
    return await untilAborted(work, session.signal)
  } catch (error) {
    if (EarlyEnd.isInstance(error)) throw error
    return restoreEnvironment(session, error)
  }
}
