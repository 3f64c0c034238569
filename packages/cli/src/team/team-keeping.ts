import type { PlaceStore } from '@voyager-mc/core'
import { documentTaskBoard, memoryTaskBoard, type TaskBoard } from '@voyager-mc/fleet/team'
import type { GameHome } from '@voyager-mc/game'
import { parsePlace } from '@voyager-mc/observation'
import { openHome, type Home } from '@voyager-mc/voyager/home'
import type { KeptWorld } from '@voyager-mc/world'
import { loadOptional } from '../faults/load-optional.ts'

/** Things of a team that outlive its process. */
export interface TeamKeeping {
  readonly board: TaskBoard
  /** Absent where nothing is kept. */
  readonly home?: Home
  /** World of the team. */
  readonly world?: GameHome
  placesOf(this: void, name: string): PlaceStore | undefined
  close(this: void): Promise<void>
}

/** Opens what a team keeps in its run; without one all of it ends with the process. */
export async function openTeamKeeping(run: string | undefined): Promise<TeamKeeping> {
  if (run === undefined)
    return { board: memoryTaskBoard(), placesOf: () => undefined, close: async () => undefined }
  const { sqliteWorldStore } = await loadOptional('@voyager-mc/world', () => import('@voyager-mc/world'))
  const home = await openHome(run)
  const { runStore } = home
  const world = sqliteWorldStore(home.database)
  return {
    home,
    board: documentTaskBoard({
      readDocument: (name) => runStore.readDocument(name),
      writeDocument: (name, value) => runStore.writeDocument(name, value),
    }),
    world: {
      load: () => world.load(),
      // A game hands over what `takeChanges` of a world gave it.
      commit: (changes) => world.commit(changes as KeptWorld),
    },
    placesOf: (name) => placesIn(runStore, `team/places/${name}.json`),
    close: home.close,
  }
}

function placesIn(store: Home['runStore'], name: string): PlaceStore {
  return {
    load: async () => [await store.readDocument(name)].flat().flatMap((place) => parsePlace(place) ?? []),
    save: (places) => store.writeDocument(name, places),
  }
}
