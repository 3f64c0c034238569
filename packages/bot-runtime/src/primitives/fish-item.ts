import { formatPosition } from '@voyager-mc/core'
import pathfinderPackage from 'mineflayer-pathfinder'
import { countItems, gainedItems, totalOf } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { walkTo } from '../movement/walk-to.ts'
import { castRod } from '../using/cast-rod.ts'
import { findFishingSpots, type FishingSpot } from '../using/fishing-spots.ts'
import { holdItem } from '../using/hold-item.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { noRoom } from './no-room.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'

const searchBlocks = 32

// A catch flies to the angler in about a second.
const flightTicks = 40

// Places and casts that bring nothing before it gives up.
const mostVain = 3

const approachMs = 30_000

const rod = 'fishing_rod'

/** Fishes. */
export const fishItem: Primitive = definePrimitive({
  name: 'fishItem',
  summary: `Walks to open water within ${searchBlocks} blocks, casts a fishing_rod and reels in, \`count\` times; a bite takes 5 to 30 s.`,
  topics: ['fish', 'salmon', 'pufferfish'],
  parameters: { count: { type: 'number', summary: 'how many catches', fallback: 1 } },
  example: 'await fishItem(bot, 3)',
  async run(context, { count }) {
    const { bot } = context
    if (!countItems(bot)[rod]) return failed('missing-item', `No ${rod} in inventory`, { item: rod })
    const { spots, waters } = findFishingSpots(bot, searchBlocks)
    if (spots.length === 0) return nowhere(waters)
    const before = countItems(bot)
    const trip = await fishAt(context, { spots, count })
    const gained = gainedItems(before, countItems(bot))
    const { catches, casts, causes } = trip
    if (catches >= count) return succeeded({ catches, gained })
    if (casts > catches && countItems(bot)[rod] && bot.inventory.emptySlotCount() === 0)
      return noRoom(bot, { what: 'the catch', detail: { catches, casts, gained }, keep: [rod] })
    const said = countItems(bot)[rod] ? causes : [...causes, `the ${rod} broke`]
    const message = [`Caught ${catches} of ${count} in ${casts} casts`, ...new Set(said)].join('; ')
    return failed(casts === 0 ? 'unreachable' : 'timeout', message, { catches, casts, gained })
  },
})

function nowhere(waters: number): PrimitiveResult {
  return waters === 0
    ? failed(
        'not-found',
        `No water with air above it within ${searchBlocks} blocks, please explore for a lake first`,
        {},
      )
    : failed(
        'unreachable',
        `No dry place to stand beside the water within ${searchBlocks} blocks; go to a shore first`,
        {},
      )
}

interface Trip {
  readonly catches: number
  readonly casts: number
  /** Reasons why a place or a cast brought nothing. */
  readonly causes: readonly string[]
}

async function fishAt(
  context: PrimitiveContext,
  { spots, count }: { readonly spots: readonly FishingSpot[]; readonly count: number },
): Promise<Trip> {
  const { bot } = context
  const causes: string[] = []
  let catches = 0
  let casts = 0
  let place = 0
  while (catches < count && causes.length < mostVain) {
    // The last place is tried again: a bobber does not land twice on the same block.
    const spot = spots[Math.min(place, spots.length - 1)]
    if (spot === undefined || !countItems(bot)[rod]) break
    const cause = (await standAt(context, spot)) ?? (await catchOne(context, spot, () => (casts += 1)))
    if (cause === undefined) catches += 1
    else {
      causes.push(cause)
      place += 1
      // A catch that does not fit is lost again.
      if (bot.inventory.emptySlotCount() === 0) break
    }
  }
  return { catches, casts, causes }
}

/** Walks to a place, also back to it after a fight; says so when it cannot be reached. */
async function standAt(
  { bot, signal, random }: PrimitiveContext,
  { stand }: FishingSpot,
): Promise<string | undefined> {
  const isThere = (): boolean => bot.entity.position.distanceTo(stand.offset(0.5, 0, 0.5)) < 1.2
  if (isThere()) return undefined
  const goal = new pathfinderPackage.goals.GoalBlock(stand.x, stand.y, stand.z)
  const walk = await walkTo(bot, { goal, signal, random, timeoutMs: approachMs })
  signal.throwIfAborted()
  return isThere() ? undefined : `I cannot reach the shore at ${formatPosition(stand)} (${walk.status})`
}

/** Casts once and brings the catch in; says why there is none. */
async function catchOne(
  { bot, signal, clock }: PrimitiveContext,
  { water }: FishingSpot,
  onCast: () => void,
): Promise<string | undefined> {
  const carried = countItems(bot)
  const isCaught = (): boolean => totalOf(gainedItems(carried, countItems(bot))) > 0
  if (!(await holdItem(bot, rod))) return `the ${rod} cannot be held`
  onCast()
  const cast = await castRod(bot, { signal, clock, water })
  if (cast.status === 'vain') return cast.cause
  await waitForTicks(bot, flightTicks, { signal, until: isCaught })
  // What flew past lies behind the angler.
  if (!isCaught()) await collectNearbyDrops(bot, { signal, near: [bot.entity.position], radiusBlocks: 6 })
  return isCaught() ? undefined : 'a catch was lost'
}
