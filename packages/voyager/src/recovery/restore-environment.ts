import { EnvironmentLostError, redactSecrets, type Observation } from '@voyager-mc/core'
import { EarlyEnd } from '../errors/early-end.ts'
import { haltOf } from '../session/halt-of.ts'
import type { RunSession } from '../session/run-session.ts'
import { untilAborted } from '../session/until-aborted.ts'
import { delayBefore } from '../session/delay-before.ts'

/** Brings a lost world back by soft resets with growing pauses, and returns what the agent sees then. */
export async function restoreEnvironment(session: RunSession, error: unknown): Promise<Observation> {
  const { roles, settings, signal } = session
  await session.emit({ type: 'environment-lost', ...describeLoss(error) })
  let cause = error
  for (let tries = 1; tries <= settings.policy.environmentTries && isWorthTrying(cause); tries += 1) {
    const pauseMs = delayBefore(tries, settings)
    await untilAborted(settings.clock.sleep(pauseMs, { signal }), signal)
    try {
      const observation = await untilAborted(roles.environment.reset({ mode: 'soft', signal }), signal)
      await session.emit({ type: 'environment-restore', tries, observation })
      return observation
    } catch (again) {
      if (signal.aborted) throw haltOf(signal, again)
      cause = again
    }
  }
  throw new EarlyEnd('environment-lost', describeLoss(cause).message, { cause })
}

function describeLoss(error: unknown): { readonly reason: string; readonly message: string } {
  const message = redactSecrets(error instanceof Error ? error.message : String(error))
  return { reason: EnvironmentLostError.isInstance(error) ? error.reason : 'error', message }
}

// No wait turns one protocol version into another, or another program into a Minecraft server.
function isWorthTrying(error: unknown): boolean {
  return (
    !EnvironmentLostError.isInstance(error) ||
    !['version-mismatch', 'not-minecraft', 'sign-in', 'closed'].includes(error.reason)
  )
}
