import type { GameEvent, Observation, ResetOptions } from '@voyager-mc/core'
import type { Connection } from '../connection/join-world.ts'
import { applyReset } from '../operator/apply-reset.ts'
import type { OperatorPowers } from '../operator/operator-powers.ts'
import type { PauseSwitch } from '../operator/pause-switch.ts'
import { settle } from './settle.ts'

export interface PrepareWorldOptions {
  readonly reset: ResetOptions
  /** The bot has just joined, so that its connection is known to work. */
  readonly isNew: boolean
  readonly powers: OperatorPowers
  readonly pauses: PauseSwitch
  readonly onEvent: ((event: GameEvent) => void) | undefined
}

/** Brings a bot to the state that a reset asks for and looks around; throws when the server has fallen silent. */
export async function prepareWorld(
  { bot, commands, lost, observer, silence }: Connection,
  { reset, isNew, powers, pauses, onEvent }: PrepareWorldOptions,
): Promise<Observation> {
  const signal = reset.signal ? AbortSignal.any([reset.signal, lost]) : lost
  const { packets } = silence
  const stopWatching = silence.begin()
  try {
    await applyReset(bot, reset, { commands, powers, pauses, signal, ...(onEvent ? { onEvent } : {}) })
    await settle(bot, { signal })
    await silence.heard({ signal, ...(isNew ? {} : { since: packets }) })
    return observer.observe()
  } catch (error) {
    // Whatever broke while the connection went away is a symptom of that.
    if (!signal.aborted) await silence.heard({ signal }).catch(() => undefined)
    if (lost.aborted) throw lost.reason
    throw error
  } finally {
    stopWatching()
  }
}
