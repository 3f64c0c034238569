import { waitForTicks } from '../../bot/wait-for-ticks.ts'
import { measure, type Probe } from './probe.ts'

const turns = [0, Math.PI / 2, Math.PI, -Math.PI / 2]
const walkedTicks = 20

/** Steps in four directions; a server that sets the bot back disagrees with its steps. */
export const probeWalk: Probe = async (bot, { signal }) => {
  let corrections = 0
  const onForcedMove = (): void => {
    corrections += 1
  }
  let walked = 0
  bot.on('forcedMove', onForcedMove)
  try {
    for (const yaw of turns) {
      await bot.look(yaw, 0, true)
      const before = bot.entity.position.clone()
      bot.setControlState('forward', true)
      await waitForTicks(bot, walkedTicks, { signal })
      bot.setControlState('forward', false)
      walked = Math.max(walked, bot.entity.position.xzDistanceTo(before))
    }
  } finally {
    bot.clearControlStates()
    bot.removeListener('forcedMove', onForcedMove)
  }
  if (walked < 0.5)
    return [{ name: 'walking', status: 'untried', message: 'There is no room to walk where the bot stands.' }]
  const message = `${corrections} corrections while walking ${walked.toFixed(1)} blocks in each of four directions; vanilla makes none.`
  return [measure('walking', corrections === 0, message)]
}
