import { basename, dirname } from 'node:path'
import type { Place } from '@voyager-mc/core'
import type { Database } from '@voyager-mc/core/sqlite'
import { sqlitePlaceStore } from '@voyager-mc/observation'
import { followJournal, type JournalRecord } from '@voyager-mc/voyager/journal'
import { openHome, readExchange } from '@voyager-mc/voyager/home'
import { readParts } from '../recording/recording-table.ts'
import type { DashboardSource } from '../dashboard-source.ts'

/**
 * A run on disk, named by its directory or its file; it is only read, also while another process writes it. Throws as
 * `openHome` does when there is no run.
 */
export async function homeSource(run: string): Promise<DashboardSource> {
  // Opened once before, so that a wrong place is refused at once and not when somebody looks.
  const home = await openHome(run, { readOnly: true })
  const { path } = home
  await home.close()
  return {
    title: basename(path) === 'home.db' ? basename(dirname(path)) : basename(path),
    async *follow({ from, signal }) {
      const opened = await openHome(path, { readOnly: true })
      try {
        const addPlaces = placesOf(opened.database)
        for await (const record of followJournal(opened.runStore, { from, ...(signal && { signal }) }))
          yield await addPlaces(record)
      } finally {
        await opened.close()
      }
    },
    async exchange(id) {
      const opened = await openHome(path, { readOnly: true })
      try {
        return readExchange(opened.database, id)
      } finally {
        await opened.close()
      }
    },
    async *replay() {
      const opened = await openHome(path, { readOnly: true })
      try {
        for await (const record of opened.runStore.readJournal()) yield { record }
        for (const text of readParts(opened.database)) yield { text }
      } finally {
        await opened.close()
      }
    },
  }
}

// Reading them again for each of a thousand records would be felt.
const freshMs = 1000

/** Adds to steps the places that the run remembers now, which its home keeps once instead of with every step. */
function placesOf(database: Database): (record: JournalRecord) => Promise<JournalRecord> {
  const store = sqlitePlaceStore(database)
  let readAtMs = -Infinity
  let places: readonly Place[] = []
  return async (record) => {
    if (record.event.type !== 'step-end') return record
    if (Date.now() - readAtMs > freshMs) {
      places = await store.load()
      readAtMs = Date.now()
    }
    const { step } = record.event
    const known = places.map((place) => ({ ...place, ageTicks: 0 }))
    const observation = { ...step.observation, places: known }
    return { ...record, event: { ...record.event, step: { ...step, observation } } }
  }
}
