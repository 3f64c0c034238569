import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import { countItems, gainedItems, totalOf } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { walkTo } from '../movement/walk-to.ts'
import pathfinderPackage from 'mineflayer-pathfinder'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'
import { timeBox } from '../bot/time-box.ts'

// A bite takes up to thirty seconds; the original reels in after a minute.
const biteMs = 60_000

/** Fishes. */
export const fishItem: Primitive = definePrimitive({
  name: 'fishItem',
  summary: 'Fishes `count` times at water within 32 blocks; needs a fishing_rod.',
  parameters: { count: { type: 'number', summary: 'how many catches', fallback: 1 } },
  example: 'await fishItem(bot, 3)',
  async run({ bot, signal, clock, random }, { count }) {
    const rod = bot.inventory.items().find(({ name }) => name === 'fishing_rod')
    if (!rod) return failed('missing-item', 'No fishing_rod in inventory', { item: 'fishing_rod' })
    const water = findNearestBlocks(bot, ['water'], { maxDistance: 32, limit: 256 }).find(
      (position) => bot.blockAt(position.offset(0, 1, 0))?.type === 0,
    )
    if (!water) return failed('not-found', 'No open water nearby, please explore first', {})
    const goal = new pathfinderPackage.goals.GoalNear(water.x, water.y + 1, water.z, 4)
    const walk = await walkTo(bot, goal, { signal, random, timeoutMs: 60_000 })
    signal.throwIfAborted()
    if (walk.status !== 'arrived')
      return failed('unreachable', 'I cannot reach the water', { walk: walk.status })
    const before = countItems(bot)
    let catches = 0
    while (catches < count) {
      await bot.equip(rod, 'hand')
      await bot.lookAt(water.offset(0.5, 1, 0.5), true)
      // The server learns of a look with the next tick's movement; a cast before that flies the old way.
      await waitForTicks(bot, 2, { signal })
      const done = await timeBox(bot.fish(), { clock, signal, timeoutMs: biteMs })
      if (done.status === 'timeout') bot.activateItem()
      if (done.status !== 'done') break
      await waitForTicks(bot, 20, { signal })
      catches += 1
    }
    const gained = gainedItems(before, countItems(bot))
    if (catches >= count && totalOf(gained) > 0) return succeeded({ catches, gained })
    return failed('timeout', `Caught ${catches} of ${count}`, { catches, gained })
  },
})
