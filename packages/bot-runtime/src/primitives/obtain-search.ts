import { Vec3 } from 'vec3'
import { callPrimitive } from './call-primitive.ts'
import { exploreUntil } from './explore-until.ts'
import { goToSurface } from './go-to-surface.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { isDeep } from './search-legs.ts'

/** Direction of a search on one level, -1 or 1 each. */
export interface Heading {
  readonly x: number
  readonly z: number
}

export interface Sought {
  readonly isFound: () => boolean
  /** Names of what is looked for. */
  readonly names: readonly string[]
}

// Seconds of one exploration.
const searchSeconds = 120

/** Direction of a shaft. */
export const straightDown: Vec3 = new Vec3(0, -1, 0)

/** Direction of a level way. */
export function level({ x, z }: Heading): Vec3 {
  return new Vec3(x, 0, z)
}

/** Explores until something is found, for two minutes at most. */
export async function search(
  context: PrimitiveContext,
  direction: Vec3,
  { isFound, names }: Sought,
): Promise<void> {
  await exploreUntil.call(context, direction, searchSeconds, isFound, names)
}

/** Explores on one level for what the surface has: from deep under ground up into the open first, unless a place of it is known. */
export async function searchAbove(
  context: PrimitiveContext,
  heading: Heading,
  sought: Sought,
): Promise<void> {
  const { bot, land } = context
  const isKnown = (land?.places.list() ?? []).some(
    ({ name, dimension }) => sought.names.includes(name) && dimension === bot.game.dimension,
  )
  if (isDeep(bot) && !isKnown) await callPrimitive(context, goToSurface)
  if (!sought.isFound()) await search(context, level(heading), sought)
}
