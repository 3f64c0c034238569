import { definedOf } from '@voyager-mc/core'
import type { MinecraftEnvironment } from '@voyager-mc/bot-runtime'
import type { RunPlace } from './stoppable-runner.ts'
import type { Glance } from '../glance.ts'

/** The bot as it is now; undefined before it has joined and after it has left. */
export function takeGlance(
  { bot }: Pick<MinecraftEnvironment, 'bot'>,
  { primitive, place }: { readonly primitive: string | undefined; readonly place: RunPlace | undefined },
): Glance | undefined {
  // A bot that has not spawned has no body yet, whatever its type says.
  const position = bot?.entity?.position
  if (bot === undefined || position === undefined) return undefined
  return {
    position: { x: position.x, y: position.y, z: position.z },
    dimension: bot.game.dimension,
    health: bot.health,
    food: bot.food,
    ...definedOf({ primitive, line: place?.line, skill: place?.skill }),
  }
}
