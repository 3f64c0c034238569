import type { PlaceStore } from '@voyager-mc/core'
import { documentTaskBoard, memoryTaskBoard, type TaskBoard } from '@voyager-mc/fleet/team'
import type { GameHome } from '@voyager-mc/game'
import { openHome, type Home } from '@voyager-mc/voyager/home'
import type { KeptWorld } from '@voyager-mc/world'
import { loadOptional } from '../faults/load-optional.ts'
import { createTeamCommit } from './team-commit.ts'

/** Things of a team that outlive its process. */
export interface TeamKeeping {
  readonly board: TaskBoard
  /** Absent where nothing is kept. */
  readonly home?: Home
  /** World of the team. */
  readonly world?: GameHome
  placesOf(this: void, name: string): PlaceStore | undefined
  /** Keeps the world as the last round left it, with what the board says of it since. */
  commit(this: void): void
  close(this: void): Promise<void>
}

interface OpenTeamKeepingOptions {
  /** Whether the team plays in rounds of one world, and `commit` is called before each of them; otherwise each change is kept at once. */
  readonly inRounds: boolean
}

/** Opens what a team keeps in its run; without one all of it ends with the process. */
export async function openTeamKeeping(
  run: string | undefined,
  { inRounds }: OpenTeamKeepingOptions,
): Promise<TeamKeeping> {
  if (run === undefined) {
    const nothing = (): undefined => undefined
    return { board: memoryTaskBoard(), placesOf: nothing, commit: nothing, close: async () => undefined }
  }
  const { sqliteWorldStore } = await loadOptional(
    '@voyager-mc/world',
    () => import('@voyager-mc/world/sqlite'),
  )
  const home = await openHome(run)
  const world = sqliteWorldStore(home.database)
  const waiting = createTeamCommit({ home, writeWorld: world.commitNow, waits: inRounds })
  return {
    home,
    board: documentTaskBoard(waiting),
    world: {
      load: () => world.load(),
      // A game hands over what `takeChanges` of a world gave it.
      commit: async (changes) => waiting.keepWorld(changes as KeptWorld),
    },
    placesOf: (name) => waiting.placesIn(`team/places/${name}.json`),
    commit: waiting.flush,
    close: async () => {
      try {
        waiting.flush()
      } finally {
        await home.close()
      }
    },
  }
}
