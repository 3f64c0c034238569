import {
  EnvironmentLostError,
  ModelOutputError,
  ModelUnavailableError,
  redactSecrets,
} from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { EarlyEnd } from '../errors/early-end.ts'
import type { RunSession } from '../session/run-session.ts'
import { haltOf } from '../session/halt-of.ts'
import { untilAborted } from '../session/until-aborted.ts'
import type { RoleErrorEvent } from '../events/fault-events.ts'
import type { RoleName } from '../events/role-name.ts'
import { delayBefore } from '../session/delay-before.ts'
import { isStorageFault } from './is-storage-fault.ts'

/** Call of a role. */
interface CallRoleOptions {
  readonly role: RoleName
  /** The method that is called. */
  readonly call: string
  /** Next step when every retry failed. */
  readonly onExhausted: Exclude<RoleErrorEvent['recovery'], 'retry'>
}

/**
 * Calls a role and tries again after a fault: an unreachable model and a full disk with pauses until the run has to
 * end, anything else a few times before `RoleFailedError`. Unreadable replies and a lost world are the caller's to handle.
 */
export async function callRole<Value>(
  session: RunSession,
  { work, ...options }: CallRoleOptions & { readonly work: () => Promise<Value> },
): Promise<Value> {
  const outage: ModelOutage = { tries: 0 }
  let failures = 0
  for (;;) {
    try {
      return await untilAborted(Promise.resolve().then(work), session.signal)
    } catch (error) {
      if (session.signal.aborted) throw EarlyEnd.isInstance(error) ? error : haltOf(session.signal, error)
      if (ModelUnavailableError.isInstance(error)) {
        if (error.fault?.remedy === 'request') await giveUpRequest(session, { error, ...options })
        await pauseForModel(session, { error, outage, role: options.role })
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
    EnvironmentLostError.isInstance(error) || ModelOutputError.isInstance(error) || EarlyEnd.isInstance(error)
  )
}

/** Tries of a call since its model first failed. */
interface ModelOutage {
  tries: number
  /** Absent until the first failure. */
  sinceMs?: number
}

/** A prompt that is too long or refused stays so: the call ends as when a role fails for good, and the run goes on. */
async function giveUpRequest(
  session: RunSession,
  { error, role, call, onExhausted }: CallRoleOptions & { readonly error: ModelUnavailableError },
): Promise<never> {
  await session.emit({ type: 'role-error', role, call, message: error.message, recovery: onExhausted })
  throw new RoleFailedError(role, { call, cause: error })
}

async function pauseForModel(
  session: RunSession,
  {
    error,
    outage,
    role,
  }: { readonly error: ModelUnavailableError; readonly outage: ModelOutage; readonly role: RoleName },
): Promise<void> {
  const { policy, clock } = session.settings
  const { message, fault } = error
  outage.tries += 1
  outage.sinceMs ??= clock.now()
  const retryInMs = Math.max(delayBefore(outage.tries, session.settings), fault?.retryAfterMs ?? 0)
  const isHopeless = fault?.remedy === 'setup'
  if (isHopeless || clock.now() + retryInMs - outage.sinceMs > policy.modelPatienceMs) {
    await session.emit({ type: 'model-unavailable', role, message })
    throw new EarlyEnd('model-unavailable', message, { cause: error })
  }
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
    onExhausted,
  }: CallRoleOptions & { readonly error: unknown; readonly failures: number },
): Promise<void> {
  const { policy, clock } = session.settings
  // What a role could not write must not be skipped: the run waits for room, and ends with the task still in work.
  const isStorage = isStorageFault(error)
  const message = redactSecrets(error instanceof Error ? error.message : String(error))
  const isLast = failures > (isStorage ? policy.storeRetries : policy.roleRetries)
  const last = isStorage ? 'end-run' : onExhausted
  await session.emit({ type: 'role-error', role, call, message, recovery: isLast ? last : 'retry' })
  if (isLast) {
    const failed = new RoleFailedError(role, { call, cause: error })
    throw isStorage ? new EarlyEnd('role-failed', failed.message, { cause: failed }) : failed
  }
  if (isStorage)
    await untilAborted(
      clock.sleep(delayBefore(failures, session.settings), { signal: session.signal }),
      session.signal,
    )
}
