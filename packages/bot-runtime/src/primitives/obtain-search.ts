import { Vec3 } from 'vec3'
import { exploreUntil } from './explore-until.ts'
import type { PrimitiveContext } from './primitive-context.ts'

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
