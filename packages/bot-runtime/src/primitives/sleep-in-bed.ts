import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import { approachBlock } from '../movement/approach-block.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'
import { timeBox } from '../bot/time-box.ts'

// Ticks from lying down to the morning, when everybody sleeps; twice that for a slow server.
const nightTicks = 240

/** Sleeps through the night. */
export const sleepInBed: Primitive = definePrimitive({
  name: 'sleepInBed',
  summary: 'Sleeps in the nearest bed within 32 blocks until morning; only at night or in a thunderstorm.',
  topics: ['sleep', 'bed', 'night'],
  parameters: {},
  example: 'await sleepInBed(bot)',
  async run({ bot, signal, clock }) {
    // Elsewhere it explodes (https://minecraft.wiki/w/Bed).
    if (bot.game.dimension !== 'overworld')
      return failed('not-possible', `Beds explode in ${bot.game.dimension}: sleep in the overworld`, {})
    const beds = bot.registry.blocksArray.filter(({ name }) => name.endsWith('_bed')).map(({ name }) => name)
    const [position] = findNearestBlocks(bot, { names: beds, maxDistance: 32, limit: 1 })
    if (!position) return failed('not-found', 'No bed nearby', {})
    const walk = await approachBlock(bot, position, { signal })
    signal.throwIfAborted()
    const bed = bot.blockAt(position)
    if (walk.status !== 'arrived' || !bed) return failed('unreachable', 'I cannot reach the bed', {})
    const done = await timeBox(bot.sleep(bed), { clock, signal, timeoutMs: 10_000 })
    if (!bot.isSleeping) {
      const why = done.status === 'refused' ? done.error.message : 'the server did not let me'
      return failed('refused', `I cannot sleep: ${why}`, {})
    }
    const woke = await waitForTicks(bot, nightTicks, { signal, until: () => !bot.isSleeping })
    if (woke) return succeeded({ timeOfDay: bot.time.timeOfDay })
    await bot.wake()
    return failed('timeout', 'I lay in bed, but the night did not pass', { timeOfDay: bot.time.timeOfDay })
  },
})
