import { describeObstacle } from '../movement/describe-obstacle.ts'
import { OpenSkyGoal } from '../movement/open-sky-goal.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { describeWalk } from './go-to.ts'
import { failed } from './primitive-result.ts'
import { walkWithSpare } from './walk-with-spare.ts'

// Milliseconds per block of height, with a staircase dug by hand, and for the shortest climb.
const perBlockMs = 20_000
const leastMs = 60_000

/** Climbs to where the sky is open. */
export const goToSurface: Primitive = definePrimitive({
  name: 'goToSurface',
  summary: 'Climbs to the nearest place under the open sky.',
  parameters: {},
  example: 'await goToSurface(bot)',
  async run(context) {
    const { bot, signal, random } = context
    if (bot.game.dimension !== 'overworld') {
      return failed('not-possible', `There is no open sky in ${bot.game.dimension}`, {})
    }
    const goal = new OpenSkyGoal(bot)
    const rise = Math.max(0, goal.height - bot.entity.position.y)
    const timeoutMs = leastMs + rise * perBlockMs
    const walk = await walkWithSpare(context, { goal, signal, random, timeoutMs })
    const top = bot.entity.position.offset(0, rise, 0)
    const obstacle = walk.status === 'arrived' ? undefined : describeObstacle(bot, top)
    return describeWalk(walk, `the surface at height ${goal.height}`, { obstacle })
  },
})
