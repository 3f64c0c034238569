import type { PlaceStore } from '@voyager-mc/core'
import type { BoardDocuments } from '@voyager-mc/fleet/team'
import { parsePlace } from '@voyager-mc/observation'
import type { Home } from '@voyager-mc/voyager/home'
import type { KeptWorld } from '@voyager-mc/world'

/** Writes of a team that wait for one commit: its world, its board and the places of its bots. */
export interface TeamCommit extends BoardDocuments {
  keepWorld(this: void, changes: KeptWorld): void
  placesIn(this: void, name: string): PlaceStore
  /** Keeps all that waits, or nothing of it, which then waits on. */
  flush(this: void): void
}

interface CreateTeamCommitOptions {
  readonly home: Pick<Home, 'runStore' | 'writeTogether'>
  /** Writes changes of the world inside the commit. */
  readonly writeWorld: (changes: KeptWorld) => void
  /** Whether writes wait for `flush`; otherwise each is kept at once. */
  readonly waits: boolean
}

/** Collects what belongs together: a world in which a task is done, and the board that says so. */
export function createTeamCommit({
  home: { runStore, writeTogether },
  writeWorld,
  waits,
}: CreateTeamCommitOptions): TeamCommit {
  let worlds: readonly KeptWorld[] = []
  let documents = new Map<string, unknown>()
  const flush = (): void => {
    if (worlds.length === 0 && documents.size === 0) return
    writeTogether(Object.fromEntries(documents), () => {
      for (const changes of worlds) writeWorld(changes)
    })
    worlds = []
    documents = new Map()
  }
  const readDocument = async (name: string): Promise<unknown> =>
    documents.has(name) ? documents.get(name) : runStore.readDocument(name)
  const writeDocument = async (name: string, value: unknown): Promise<void> => {
    documents.set(name, value)
    if (!waits) flush()
  }
  return {
    flush,
    readDocument,
    writeDocument,
    keepWorld: (changes) => {
      worlds = [...worlds, changes]
      if (!waits) flush()
    },
    placesIn: (name) => ({
      load: async () => [await readDocument(name)].flat().flatMap((place) => parsePlace(place) ?? []),
      save: (places) => writeDocument(name, places),
    }),
  }
}
