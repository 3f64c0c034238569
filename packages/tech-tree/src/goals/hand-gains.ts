import type { GameEvent } from '@voyager-mc/core'
import { eventsOf, type Evidence } from './evidence.ts'

/** Ticks within which what is used up for an item leaves the hands. */
const makingTicks = 5

/** Ticks after a dig or a kill in which a pickup may have been taken for something else. */
const dropTicks = 100

/** Ticks by which a dig may be told late, because a server could have put its block back. */
const tellingTicks = 10

/** Items that one item gives at most when it is worked: ingots of a block, nuggets of an ingot. */
const mostPerInput = 9

/** Items that came into the hands with no deed that explains it, as when an operator of the server gives them. */
export function unexplainedGain({ all }: Pick<Evidence, 'all'>, items: readonly string[]): number {
  const losses = eventsOf(all, 'item-change').filter(
    ({ item, delta, source }) => delta < 0 && !items.includes(item) && isWork(source),
  )
  const drops = eventsOf(all, 'block-dig', 'creature-kill')
  return gainsByHand(all, items)
    .map(({ tick, delta }) => {
      if (drops.some((drop) => tick - drop.tick >= -tellingTicks && tick - drop.tick <= dropTicks)) return 0
      if (isOfPrimitive(all, tick, items)) return 0
      const used = losses
        .filter((loss) => Math.abs(loss.tick - tick) <= makingTicks)
        .reduce((sum, loss) => sum - loss.delta, 0)
      return Math.max(0, delta - mostPerInput * used)
    })
    .reduce((sum, delta) => sum + delta, 0)
}

function isWork(source: string | undefined): boolean {
  return source === undefined || source === 'hand' || source === 'craft'
}

function gainsByHand(
  all: readonly GameEvent[],
  items: readonly string[],
): ReturnType<typeof eventsOf<'item-change'>> {
  return eventsOf(all, 'item-change').filter(
    ({ item, delta, source }) => delta > 0 && source === 'hand' && items.includes(item),
  )
}

/** Whether a primitive that ended at that time or later says that it gained the item. */
function isOfPrimitive(all: readonly GameEvent[], tick: number, items: readonly string[]): boolean {
  return eventsOf(all, 'primitive-result').some(({ tick: end, detail }) => {
    const gained = detail['gained'] ?? detail['taken']
    if (end < tick || typeof gained !== 'object' || gained === null) return false
    return items.some((item) => Number(Reflect.get(gained, item) ?? 0) > 0)
  })
}
