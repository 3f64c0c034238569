import type { WorldContext } from '../context/world-context.ts'
import type { Mob } from './mob.ts'

/** Lets a mob go for its enemy; false when it has none. */
export function fight(_world: WorldContext, _mob: Mob): boolean {
  return false
}
