import { systemClock, type Clock } from '@voyager-mc/core'
import type { ManagedSkillLibrary } from '@voyager-mc/skill-library'
import type { FleetDatabase } from '../database/fleet-database.ts'
import { skillChannel } from '../stores/postgres-skill-store.ts'

export interface KeepInStepOptions {
  readonly database: FleetDatabase
  /** Name of the library in the database; `shared` by default. */
  readonly library?: string
  /** Longest time until a save is seen when its notification is lost, in milliseconds; 5000 by default. */
  readonly pollMs?: number
  readonly clock?: Clock
  /** Hears why the skills could not be read; they are read again at the next turn. */
  readonly onError?: (error: unknown) => void
}

/**
 * Keeps a library's index in step with what other workers save: a notification wakes it, the revision in the database
 * decides what is new, and a poll finds what no notification told. Ends with the function it gives.
 */
export async function keepInStep(
  skills: Pick<ManagedSkillLibrary, 'open'>,
  {
    database,
    library = 'shared',
    pollMs = 5000,
    clock = systemClock,
    onError = () => undefined,
  }: KeepInStepOptions,
): Promise<() => Promise<void>> {
  const end = new AbortController()
  const pull = (): Promise<void> => skills.open().catch(onError)
  const stopListening = await database.listen(skillChannel, (name) => {
    if (name === library || name === '') void pull()
  })
  const poll = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await pull()
      await clock.sleep(pollMs, { signal: end.signal }).catch(() => undefined)
    }
  }
  const polling = poll()
  return async () => {
    end.abort()
    await stopListening()
    await polling
  }
}
