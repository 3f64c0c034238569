import { EnvironmentLostError, ModelOutputError, ModelUnavailableError } from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { RunHalt } from '../errors/run-halt.ts'
import type { RunSession } from '../session/run-session.ts'
import { haltOf } from '../session/halt-of.ts'
import { untilAborted } from '../session/until-aborted.ts'
import type { RoleErrorEvent, RoleName } from '../voyager-event.ts'
import { delayBefore } from './delay-before.ts'
import { isStorageFault } from './is-storage-fault.ts'

/** Which call of which role is made. */
export interface CallRoleOptions {
  readonly role: RoleName
  /** The method that is called. */
  readonly call: string
  /** What happens when every retry failed. */
  readonly lastly: Exclude<RoleErrorEvent['recovery'], 'retry'>
}

/**
 * Calls a role and tries again after a fault: an unreachable model and a full disk with pauses until the run has to
 * end, anything else a few times before `RoleFailedError`. Unreadable replies and a lost world are the caller's to handle.
 */
export async function callRole<Value>(
  session: RunSession,
  { work, ...options }: CallRoleOptions & { readonly work: () => Promise<Value> },
): Promise<Value> {
  let modelTries = 0
  let failures = 0
  for (;;) {
    try {
      return await untilAborted(Promise.resolve().then(work), session.signal)
    } catch (error) {
      if (session.signal.aborted) throw RunHalt.isInstance(error) ? error : haltOf(session.signal, error)
      if (ModelUnavailableError.isInstance(error)) {
        modelTries += 1
        await pauseForModel(session, { error, tries: modelTries, role: options.role })
      } else if (isForCaller(error)) throw error
      else {
        failures += 1
        await noteFailure(session, { error, failures, ...options })
      }
    }
  }
}

function isForCaller(error: unknown): boolean {
  return (
    EnvironmentLostError.isInstance(error) || ModelOutputError.isInstance(error) || RunHalt.isInstance(error)
  )
}

async function pauseForModel(
  session: RunSession,
  {
    error,
    tries,
    role,
  }: { readonly error: ModelUnavailableError; readonly tries: number; readonly role: RoleName },
): Promise<void> {
  const { policy, clock } = session.settings
  const { message } = error
  if (tries >= policy.modelTries) {
    await session.emit({ type: 'model-unavailable', role, message })
    throw new RunHalt('model-unavailable', message, { cause: error })
  }
  const retryInMs = delayBefore(tries, session.settings)
  await session.emit({ type: 'model-unavailable', role, message, retryInMs })
  await untilAborted(clock.sleep(retryInMs, { signal: session.signal }), session.signal)
}

async function noteFailure(
  session: RunSession,
  {
    error,
    failures,
    role,
    call,
    lastly,
  }: CallRoleOptions & { readonly error: unknown; readonly failures: number },
): Promise<void> {
  const { policy, clock } = session.settings
  // What a role could not write must not be skipped: the run waits for room, and ends with the task still in work.
  const isStorage = isStorageFault(error)
  const message = error instanceof Error ? error.message : String(error)
  const isLast = failures > (isStorage ? policy.storeRetries : policy.roleRetries)
  const last = isStorage ? 'end-run' : lastly
  await session.emit({ type: 'role-error', role, call, message, recovery: isLast ? last : 'retry' })
  if (isLast) {
    const failed = new RoleFailedError(role, { call, cause: error })
    throw isStorage ? new RunHalt('role-failed', failed.message, { cause: failed }) : failed
  }
  if (isStorage)
    await untilAborted(
      clock.sleep(delayBefore(failures, session.settings), { signal: session.signal }),
      session.signal,
    )
}
