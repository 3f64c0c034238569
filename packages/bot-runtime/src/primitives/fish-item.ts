import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import { countItems, gainedItems, totalOf } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { walkTo } from '../movement/walk-to.ts'
import type { Bot } from 'mineflayer'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import pathfinderPackage from 'mineflayer-pathfinder'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { noRoom } from './no-room.ts'
import { failed, succeeded } from './primitive-result.ts'
import { timeBox } from '../bot/time-box.ts'

// A bite takes up to thirty seconds; the original reels in after a minute.
const biteMs = 60_000

// Distance from which a cast reaches the water that is looked at.
const bankBlocks = 4

// A catch flies to the angler in about a second.
const flightTicks = 40

// Casts that bring nothing before it gives up.
const lostCasts = 2

const rodOf = (bot: Bot): ReturnType<Bot['inventory']['items']>[number] | undefined =>
  bot.inventory.items().find(({ name }) => name === 'fishing_rod')

/** Fishes. */
export const fishItem: Primitive = definePrimitive({
  name: 'fishItem',
  summary: 'Fishes `count` times at water within 32 blocks; needs a fishing_rod.',
  topics: ['fish', 'salmon', 'pufferfish'],
  parameters: { count: { type: 'number', summary: 'how many catches', fallback: 1 } },
  example: 'await fishItem(bot, 3)',
  async run({ bot, signal, clock, random }, { count }) {
    if (!rodOf(bot)) return failed('missing-item', 'No fishing_rod in inventory', { item: 'fishing_rod' })
    const water = findNearestBlocks(bot, { names: ['water'], maxDistance: 32, limit: 256 }).find(
      (position) => bot.blockAt(position.offset(0, 1, 0))?.type === 0,
    )
    if (!water) return failed('not-found', 'No open water nearby, please explore first', {})
    const goal = new pathfinderPackage.goals.GoalNear(water.x, water.y + 1, water.z, bankBlocks)
    const isAtBank = (): boolean => bot.entity.position.distanceTo(water) <= bankBlocks + 2
    const before = countItems(bot)
    let catches = 0
    let casts = 0
    for (; catches < count && casts < count + lostCasts; casts += 1) {
      const rod = rodOf(bot)
      if (!rod) break
      // A fight may have led away from the water.
      const walk = isAtBank() ? undefined : await walkTo(bot, { goal, signal, random, timeoutMs: 60_000 })
      signal.throwIfAborted()
      if (walk && !isAtBank())
        return failed('unreachable', 'I cannot reach the water', { walk: walk.status, catches })
      const carried = countItems(bot)
      const isCaught = (): boolean => totalOf(gainedItems(carried, countItems(bot))) > 0
      await bot.equip(rod, 'hand')
      await bot.lookAt(water.offset(0.5, 1, 0.5), true)
      // The server learns of a look with the next tick's movement; a cast before that flies the old way.
      await waitForTicks(bot, 2, { signal })
      const done = await timeBox(bot.fish(), { clock, signal, timeoutMs: biteMs })
      if (done.status === 'timeout') bot.activateItem()
      if (done.status !== 'done') {
        casts += 1
        break
      }
      await waitForTicks(bot, flightTicks, { signal, until: isCaught })
      // What flew past lies behind the angler.
      if (!isCaught()) await collectNearbyDrops(bot, { signal, near: [bot.entity.position], radiusBlocks: 6 })
      if (isCaught()) catches += 1
    }
    const gained = gainedItems(before, countItems(bot))
    if (catches >= count) return succeeded({ catches, gained })
    if (casts > catches && rodOf(bot) && bot.inventory.emptySlotCount() === 0)
      return noRoom(bot, { what: 'the catch', detail: { catches, casts, gained }, keep: ['fishing_rod'] })
    const end = rodOf(bot) ? '' : '; the fishing_rod broke'
    const message = `Caught ${catches} of ${count} in ${casts} casts${end}`
    return failed('timeout', message, { catches, casts, gained })
  },
})
