import pathfinderPackage from 'mineflayer-pathfinder'
import { nearestNamed } from '../combat/nearest-named.ts'
import { walkTo } from '../movement/walk-to.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

const searchBlocks = 32

/** Runs away from a creature. */
export const fleeFrom: Primitive = definePrimitive({
  name: 'fleeFrom',
  summary: 'Runs away from the nearest creature of a name until it is some blocks off.',
  topics: ['flee', 'escape', 'creeper'],
  parameters: {
    mobName: { type: 'string', summary: 'entity name, such as creeper' },
    distance: { type: 'number', summary: 'blocks to put between', fallback: 16 },
  },
  example: 'await fleeFrom(bot, "creeper", 16)',
  async run({ bot, signal, random }, { mobName, distance }) {
    const threat = nearestNamed(bot, mobName, searchBlocks)
    if (!threat) return failed('not-found', `No ${mobName} nearby`, { mob: mobName })
    const { GoalFollow, GoalInvert } = pathfinderPackage.goals
    const away = (): number => threat.position.distanceTo(bot.entity.position)
    const isSafe = (): boolean => !(threat.id in bot.entities) || away() >= distance
    await walkTo(bot, {
      goal: new GoalInvert(new GoalFollow(threat, distance)),
      signal,
      random,
      timeoutMs: 30_000,
      isDone: isSafe,
    })
    if (isSafe()) return succeeded({ mob: mobName, distanceBlocks: away() })
    return failed('unreachable', `The ${mobName} is still close`, { mob: mobName, distanceBlocks: away() })
  },
})
