import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from '@voyager-mc/core/sqlite'
import { memoryRunStore, type RunStore } from '@voyager-mc/voyager'
import { openHome, type Home } from '@voyager-mc/voyager/home'
import { checkpointDocuments, importCheckpoint } from '@voyager-mc/voyager/journal'

/** A run that is read. */
export interface KeptRun {
  readonly store: RunStore
  readonly close: () => Promise<void>
}

/** Opens the run at a place, which may be going on, or a checkpoint of the original; undefined when there is neither. */
export async function openKeptRun(place: string): Promise<KeptRun | undefined> {
  const home = await openToRead(place)
  if (home !== undefined) return { store: home.runStore, close: home.close }
  if (!isCheckpoint(place)) return undefined
  const store = memoryRunStore()
  await importCheckpoint(store, { directory: place })
  return { store, close: () => store.close() }
}

/** Whether a place holds what a checkpoint of the original holds. */
export function isCheckpoint(place: string): boolean {
  return existsSync(join(place, checkpointDocuments.completedTasks))
}

async function openToRead(place: string): Promise<Home | undefined> {
  try {
    return await openHome(place, { readOnly: true })
  } catch (error) {
    if (DatabaseError.isInstance(error) && error.problem === 'missing') return undefined
    throw error
  }
}
