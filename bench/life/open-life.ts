import { seededRandom, type Sight } from '@voyager-mc/core'
import { openGame, type Game } from '@voyager-mc/game'
import { sqlitePlaceStore } from '@voyager-mc/observation'
import type { Home } from '@voyager-mc/voyager/home'
import { createDefaultRoles, worldOfHome } from '@voyager-mc/voyager/preset'

const version = '1.19.4'

export interface OpenLifeOptions {
  /** Seed of the world, of the game and of the roles. */
  readonly seed: number
  /** Whether the roles learn from what came before. */
  readonly experience?: boolean
  readonly remembersPlaces?: boolean
  readonly sight?: Sight
}

/** A game with the roles that play it; all of it is kept in one home. */
export interface OpenLife {
  readonly environment: Game
  readonly roles: Awaited<ReturnType<typeof createDefaultRoles>>
  readonly random: () => number
  /** Closes the game, the roles' library and the home. */
  close(this: void): Promise<void>
}

/** Opens a life of the rules on an embedded world, which goes on where the home left it. */
export async function openLife(
  home: Home,
  { seed, experience = true, ...sight }: OpenLifeOptions,
): Promise<OpenLife> {
  const random = seededRandom(seed)
  const roles = await createDefaultRoles({ version, random, home, experience })
  const environment = await openGame({
    world: { seed },
    home: await worldOfHome(home),
    version,
    randomSeed: seed,
    places: sqlitePlaceStore(home.database, { stage: home.stage }),
    ...sight,
  })
  return {
    environment,
    roles,
    random,
    async close() {
      await environment.close()
      await roles.skillLibrary.close()
      await home.close()
    },
  }
}
