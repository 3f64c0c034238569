import type { RunStore, VoyagerEvent } from '@voyager-mc/voyager'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import type { Defect } from './defects.ts'

export interface DefectiveStoreOptions {
  readonly defect: Defect | undefined
  readonly onEvent: (event: VoyagerEvent) => void
  /** Whether the home's files are gone. */
  readonly isRemoved: () => boolean
}

/** The store with the defect, if that is one of a store: as it was in an earlier version. */
export function defectiveStore(
  store: RunStore,
  { defect, onEvent, isRemoved }: DefectiveStoreOptions,
): { readonly store: RunStore; readonly onEvent?: (event: VoyagerEvent) => void } {
  if (defect === 'events-before-journal')
    return { store: appending(store, (record) => (onEvent(record.event), store.append(record))) }
  if (defect === 'removal-unnoticed') return { store: writingAnywhere(store, isRemoved), onEvent }
  if (defect !== 'usage-believed') return { store, onEvent }
  const believed = appending(store, async ({ event, ...about }) => {
    const kept = event.type === 'model-use' ? { ...event, outputTokens: -20 } : event
    await store.append({ ...about, event: kept })
    onEvent(kept)
  })
  return { store: believed }
}

function appending(store: RunStore, append: (record: JournalRecord) => Promise<void>): RunStore {
  return { ...store, append }
}

/** A file that was removed takes every write, and all of it is gone with the process. */
function writingAnywhere(store: RunStore, isRemoved: () => boolean): RunStore {
  const unless = async (write: () => Promise<void>): Promise<void> => {
    if (!isRemoved()) await write()
  }
  return {
    ...store,
    append: (record) => unless(() => store.append(record)),
    writeSnapshot: (snapshot) => unless(() => store.writeSnapshot(snapshot)),
    writeDocument: (name, value) => unless(() => store.writeDocument(name, value)),
  }
}
