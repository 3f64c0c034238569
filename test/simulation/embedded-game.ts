import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { openGame, type GameHome } from '@voyager-mc/game'
import { worldOfHome } from '@voyager-mc/voyager/preset'
import { sqliteWorldStore, type KeptWorld } from '@voyager-mc/world'
import type { FaultlessGame, SimulatedGameOptions } from './game-under-faults.ts'

/** Parts of the embedded game of one life. */
export interface EmbeddedGameOptions extends SimulatedGameOptions {
  /** Hears of each tick of the world that waits for the record it is kept with. */
  readonly onStaged: (tick: number) => void
}

/** Acacias grow where players begin. */
const worldSeed = 1

/** The embedded world in its thread, kept with the run's home. */
export async function embeddedGame(options: EmbeddedGameOptions): Promise<FaultlessGame> {
  const { clock, mayDie } = options
  const game = await openGame({
    version: '1.19.4',
    world: { seed: worldSeed, operators: false, viewDistanceChunks: 3 },
    speed: Infinity,
    primitives: [new URL('ending-primitive.ts', import.meta.url)],
    home: await stagedWorld(options),
  })
  let seen = makeObservation()
  return {
    primitives: game.primitives.filter(({ name }) => name !== 'endGame'),
    async reset(call) {
      seen = await clock.during(game.reset(call))
      mayDie()
      return seen
    },
    async step(program, call) {
      const result = await clock.during(game.step(program, call))
      seen = result.observation
      mayDie()
      return result
    },
    async interrupt({ name, source }) {
      const last = source.lastIndexOf('}')
      const ruinous = `${source.slice(0, last)}\n  await endGame(bot)\n}`
      const result = await clock.during(game.step({ name, source: ruinous }))
      seen = result.observation
      mayDie()
      return result
    },
    idle: () => makeStepResult({ observation: seen }),
    close: () => game.close(),
  }
}

async function stagedWorld({ home, defect, onStaged }: EmbeddedGameOptions): Promise<GameHome> {
  const world = await worldOfHome(home)
  const alone = sqliteWorldStore(home.database)
  return {
    load: () => world.load(),
    commit: async (changes) => {
      // A game hands over what a world gave it.
      if (defect === 'world-saves-alone') alone.commitNow(changes as KeptWorld)
      else await world.commit(changes)
      onStaged(Number(Object(changes.meta).tick))
    },
  }
}
