import type { Place, PlaceStore } from '@voyager-mc/core'
import type { RunStore } from '@voyager-mc/voyager'
import { endsStep } from '@voyager-mc/voyager/journal'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import { writeDocument } from '../stores/document-rows.ts'
import { postgresRunStore } from '../stores/postgres-run-store.ts'
import type { RunFence } from '../stores/run-fence.ts'
import { loadWorld, writeWorld } from '../stores/world-rows.ts'
import type { RunWorld } from './learner.ts'

/** Journal, world and remembered places of a run, which agree at every moment. */
export interface RunHome {
  readonly runStore: RunStore
  readonly world: RunWorld
  readonly places: PlaceStore
}

const placesDocument = 'places.json'

/** Opens the home of a run for whoever holds its fence: a step is in the journal and in the world, or in neither. */
export function openRunHome(database: FleetDatabase, fence: RunFence): RunHome {
  const { schema } = database
  const { run } = fence
  let waiting: readonly ((query: Query) => Promise<void>)[] = []
  const stage = (work: (query: Query) => Promise<void>): void => {
    waiting = [...waiting, work]
  }
  const runStore = postgresRunStore(database, {
    run,
    fence,
    onAppend: async ({ event }, query) => {
      if (!endsStep(event)) return
      for (const work of waiting) await work(query)
    },
    onCommit: ({ event }) => {
      if (endsStep(event)) waiting = []
    },
  })
  return {
    runStore,
    world: {
      load: () => loadWorld(database, run),
      commit: async (changes) => stage((query) => writeWorld(query, { schema, run, changes })),
    },
    places: {
      load: async () => {
        // It is what `save` was given.
        const places = (await runStore.readDocument(placesDocument)) as readonly Place[] | undefined
        return places ?? []
      },
      save: async (value) =>
        stage((query) => writeDocument(query, { schema, run, name: placesDocument, value })),
    },
  }
}
