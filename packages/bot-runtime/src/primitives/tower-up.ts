import pathfinderPackage from 'mineflayer-pathfinder'
import { describeObstacle } from '../movement/describe-obstacle.ts'
import { walkTo } from '../movement/walk-to.ts'
import { checkWhole } from './check-whole.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { describeWalk } from './go-to.ts'
import { failed } from './primitive-result.ts'

// Milliseconds per block, with two of stone dug by hand above it, and for the lowest tower.
const perBlockMs = 20_000
const leastMs = 10_000
// From the lowest bedrock to the highest block there is.
const highest = 384

/** Builds a tower below the bot's own feet. */
export const towerUp: Primitive = definePrimitive({
  name: 'towerUp',
  summary:
    'Rises straight up by `height` blocks on a tower of carried dirt, cobblestone or the like, one block each, digging what is in the way.',
  topics: ['tower', 'pillar', 'rise', 'climb'],
  parameters: { height: { type: 'number', summary: 'how many blocks to rise, at most 384' } },
  example: 'await towerUp(bot, 5)',
  async run({ bot, signal, random }, { height }) {
    checkWhole(height, { primitive: 'towerUp', name: 'height', most: highest })
    const blocks = bot.pathfinder.movements.countScaffoldingItems()
    const detail = { height, blocks }
    if (blocks < height)
      return failed('missing-item', `I hold ${blocks} blocks to build with, ${height} are needed`, detail)
    const { x, y, z } = bot.entity.position.floored()
    const goal = new pathfinderPackage.goals.GoalBlock(x, y + height, z)
    const timeoutMs = leastMs + height * perBlockMs
    const walk = await walkTo(bot, { goal, signal, random, timeoutMs })
    const top = bot.entity.position.floored()
    top.set(x, y + height, z)
    const obstacle = walk.status === 'arrived' ? undefined : describeObstacle(bot, top)
    return describeWalk(walk, `${height} blocks up`, { obstacle })
  },
})
