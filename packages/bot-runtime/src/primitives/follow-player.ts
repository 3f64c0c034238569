import pathfinderPackage from 'mineflayer-pathfinder'
import { stopWalking } from '../movement/follow-path.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

const ticksPerSecond = 20

// Farther behind than this at the end is not following.
const closeBlocks = 8

/** Follows another player. */
export const followPlayer: Primitive = definePrimitive({
  name: 'followPlayer',
  summary: 'Follows a player for a while, staying within three blocks.',
  topics: ['follow', 'player'],
  parameters: {
    name: { type: 'string', summary: 'player name' },
    seconds: { type: 'number', summary: 'how long', fallback: 30 },
  },
  example: 'await followPlayer(bot, "Alex", 30)',
  async run({ bot, signal }, { name, seconds }) {
    const player = bot.players[name]?.entity
    if (!player) return failed('not-found', `No player ${name} nearby`, { player: name })
    bot.pathfinder.setGoal(new pathfinderPackage.goals.GoalFollow(player, 3), true)
    const lost = await waitForTicks(bot, seconds * ticksPerSecond, {
      signal,
      until: () => !(player.id in bot.entities),
    })
    stopWalking(bot)
    const distanceBlocks = player.position.distanceTo(bot.entity.position)
    if (!lost && distanceBlocks <= closeBlocks) return succeeded({ player: name, distanceBlocks })
    return failed('unreachable', `I lost ${name}`, { player: name, distanceBlocks })
  },
})
