import { z } from 'zod'
import { difficulties, type Difficulty } from '../context/difficulty.ts'
import { defaultGamerules, type Gamerules } from '../context/gamerules.ts'
import { placeShape } from '../context/kept-shapes.ts'
import type { Place } from '../context/position.ts'
import type { ServedWorld } from '../context/served-world.ts'
import type { Sky } from '../context/world-context.ts'

/** The shape of a kept world; readers refuse any other number. */
export const worldSchemaVersion = 4

/** A world's own facts. */
export interface WorldMeta {
  readonly schemaVersion: typeof worldSchemaVersion
  readonly version: string
  readonly seed: number
  readonly tick: number
  /** State of the world's dice. */
  readonly dice: number
  readonly sky: Sky
  readonly spawn: Place
  readonly difficulty: Difficulty
  readonly gamerules: Gamerules
}

// Each rule keeps the type of its default, which TypeScript cannot follow through the list.
const gamerulesShape = z.object(
  Object.fromEntries(
    Object.entries(defaultGamerules).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? z.boolean() : z.number(),
    ]),
  ),
) as unknown as z.ZodType<Gamerules>

/** Shape of a kept world's facts. */
export const worldMetaShape: z.ZodType<WorldMeta> = z.object({
  schemaVersion: z.literal(worldSchemaVersion),
  version: z.string(),
  seed: z.int(),
  tick: z.int().min(0),
  dice: z.int().min(0),
  sky: z.object({
    timeOfDay: z.int().min(0),
    day: z.int().min(0),
    isRaining: z.boolean(),
    isThundering: z.boolean(),
  }),
  spawn: placeShape,
  difficulty: z.enum(difficulties),
  gamerules: gamerulesShape,
})

/** Gives a world's facts. */
export function metaOf(world: ServedWorld): WorldMeta {
  const { version, seed, tick, difficulty } = world
  return {
    schemaVersion: worldSchemaVersion,
    version,
    seed,
    tick,
    dice: world.random.state,
    sky: { ...world.sky },
    spawn: world.spawn,
    difficulty,
    gamerules: { ...world.gamerules },
  }
}

/** Gives a world the facts that may change; its dice come last, after everything that draws from them. */
export function applyMeta(world: ServedWorld, meta: WorldMeta): void {
  world.tick = meta.tick
  world.spawn = meta.spawn
  world.difficulty = meta.difficulty
  Object.assign(world.sky, meta.sky)
  Object.assign(world.gamerules, meta.gamerules)
}
