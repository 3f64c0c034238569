import type { GameData } from '../sources/load-game-data.ts'
import { mobEffort } from '../sources/mob-effort.ts'
import type { KillWay } from '../contract/way.ts'
import { expectedDrops } from './expected-drops.ts'

/** Everything a mob drops, for mobs that one goes out for. */
export function killWays({ mobs, items }: GameData): readonly KillWay[] {
  return [...mobs].flatMap(([mob, drops]) => {
    const effort = mobEffort(mob)
    if (!Number.isFinite(effort)) return []
    return Object.entries(expectedDrops(mob, drops))
      .filter(([item]) => items.has(item))
      .map(([item, yields]) => ({ type: 'kill' as const, item, yields, inputs: {}, tools: [], mob, effort }))
  })
}
