import type { Bot } from 'mineflayer'
import type { goals } from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { listen } from '../bot/listen.ts'
import { describeObstacle } from './describe-obstacle.ts'
import { followPath } from './follow-path.ts'
import { PathError } from './path-error.ts'

/**
 * Walks to a goal as mineflayer-pathfinder's `goto` does, and further: where a search ends before it has a whole way,
 * which is the rule in solid ground, it walks what there is and searches again. Rejects with what is in the way.
 */
export async function gotoGoal(bot: Bot, goal: goals.Goal): Promise<void> {
  const stopping = new AbortController()
  const stop = listen(bot, 'path_stop', () => stopping.abort())
  try {
    const { status } = await followPath(bot, goal, { signal: stopping.signal, limitTicks: Infinity })
    if (status === 'arrived') return
    if (stopping.signal.aborted) {
      throw new PathError('PathStopped', 'Path was stopped before it could be completed.')
    }
    if (status === 'interrupted') {
      throw new PathError('GoalChanged', 'The goal was changed before it could be completed!')
    }
    const obstacle = describeObstacle(bot, placeOf(goal, bot.entity.position))
    const why = obstacle === undefined ? '' : ` ${obstacle}.`
    if (status === 'no-path') throw new PathError('NoPath', `No path to the goal!${why}`)
    throw new PathError('Timeout', `No way to the goal was found in time.${why}`)
  } finally {
    stop()
  }
}

/** Place of a goal as far as it has one; the rest is where the bot is. */
function placeOf(goal: goals.Goal, here: Vec3): Vec3 {
  const axis = (name: 'x' | 'y' | 'z'): number => {
    const value: unknown = Reflect.get(goal, name)
    return typeof value === 'number' ? value : Math.floor(here[name])
  }
  return new Vec3(axis('x'), axis('y'), axis('z'))
}
