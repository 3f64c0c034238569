import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { describeObstacle } from '../movement/describe-obstacle.ts'
import { walkTo } from '../movement/walk-to.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { describeWalk } from './go-to.ts'
import { failed, succeeded } from './primitive-result.ts'

// Milliseconds per block of height, with a staircase dug by hand, and for the shortest climb.
const perBlockMs = 20_000
const leastMs = 60_000

/** Climbs to where the sky is open. */
export const goToSurface: Primitive = definePrimitive({
  name: 'goToSurface',
  summary: 'Climbs to the nearest place under the open sky, digging and building steps where needed.',
  parameters: {},
  example: 'await goToSurface(bot)',
  async run({ bot, signal, random }) {
    if (bot.game.dimension !== 'overworld') {
      return failed('not-possible', `There is no open sky in ${bot.game.dimension}`, {})
    }
    const ground = groundAbove(bot)
    const { x, y, z } = bot.entity.position.floored()
    if (ground <= y) return succeeded({ position: { x, y, z } })
    const goal = new pathfinderPackage.goals.GoalNear(x, ground, z, 2)
    const timeoutMs = leastMs + (ground - y) * perBlockMs
    const walk = await walkTo(bot, goal, { signal, random, timeoutMs })
    const obstacle = walk.status === 'arrived' ? undefined : describeObstacle(bot, new Vec3(x, ground, z))
    return describeWalk(walk, `the surface at height ${ground}`, { obstacle })
  },
})

/** Height above the topmost block that ends the sky over the bot; leaves do not. */
function groundAbove(bot: Bot): number {
  const { x, y, z } = bot.entity.position.floored()
  // mineflayer's types leave both members out, which old versions do not have.
  const [minY, height] = [Reflect.get(bot.game, 'minY') ?? 0, Reflect.get(bot.game, 'height') ?? 256]
  for (let top = Number(minY) + Number(height) - 1; top > y; top -= 1) {
    const block = bot.blockAt(new Vec3(x, top, z), false)
    const isGround = block?.boundingBox === 'block' && !block.name.endsWith('_leaves')
    if (isGround || block?.name === 'water' || block?.name === 'lava') return top + 1
  }
  return y
}
