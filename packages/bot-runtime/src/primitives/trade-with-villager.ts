import type { Bot, Villager, VillagerTrade } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { nearestNamed } from '../combat/nearest-named.ts'
import { withHands } from '../bot/hands.ts'
import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { roomFor } from '../bot/inventory-room.ts'
import { walkTo } from '../movement/walk-to.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { noRoom } from './no-room.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { timeBox } from '../bot/time-box.ts'

/** Trades with a villager. */
export const tradeWithVillager: Primitive = definePrimitive({
  name: 'tradeWithVillager',
  summary: 'Buys an item from the nearest villager that offers it.',
  topics: ['trade', 'villager', 'buy', 'emerald'],
  parameters: {
    itemName: { type: 'string', summary: 'item to get, such as emerald or bread' },
    times: { type: 'number', summary: 'how many times to trade', fallback: 1 },
  },
  example: 'await tradeWithVillager(bot, "bread", 2)',
  async run({ bot, signal, random, clock }, { itemName, times }) {
    const villager = nearestNamed(bot, 'villager', 32)
    const detail = { item: itemName }
    if (!villager) return failed('not-found', 'No villager nearby, please explore first', detail)
    const near = (): boolean => villager.position.distanceTo(bot.entity.position) < 3
    await walkTo(bot, {
      goal: new pathfinderPackage.goals.GoalFollow(villager, 2),
      signal,
      random,
      isDone: near,
      timeoutMs: 30_000,
    })
    signal.throwIfAborted()
    if (!near()) return failed('unreachable', 'I cannot reach the villager', detail)
    const opened = await timeBox(bot.openVillager(villager), { clock, signal, timeoutMs: 10_000 })
    if (opened.status !== 'done') return failed('refused', 'The villager does not trade', detail)
    const before = countItems(bot)
    const offers = opened.value.trades.map(({ outputItem }) => outputItem.name)
    const problem = await withHands(bot, async () => {
      try {
        return await trade(bot, opened.value, itemName, times)
      } finally {
        if (bot.currentWindow) await bot.closeWindow(bot.currentWindow)
      }
    })
    // What is held is told once the window is closed.
    const gained = gainedItems(before, countItems(bot))
    if (problem) return { ...problem, detail: { ...problem.detail, ...detail, offers, gained } }
    if (gained[itemName]) return succeeded({ ...detail, offers, gained })
    return failed('missing-item', `I cannot trade for ${itemName}: nothing arrived`, { ...detail, offers })
  },
})

/** Trades in an open window; resolves to the failure, if it is one. */
async function trade(
  bot: Bot,
  villager: Villager,
  itemName: string,
  times: number,
): Promise<PrimitiveResult | undefined> {
  const index = villager.trades.findIndex(
    (offer) => offer.outputItem.name === itemName && !offer.tradeDisabled,
  )
  const offer = villager.trades[index]
  if (!offer) return failed('not-found', `The villager does not offer ${itemName}`)
  const cost = (offer.realPrice ?? offer.inputItem1.count) * times
  const isPayable = villager.count(offer.inputItem1.type, null) >= cost
  if (isPayable && roomAfterPaying(bot, offer, cost) < offer.outputItem.count * times)
    return noRoom(bot, { what: itemName, detail: {}, keep: [offer.inputItem1.name] })
  const problem = await bot.trade(villager, index, times).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return problem === undefined
    ? undefined
    : failed('missing-item', `I cannot trade for ${itemName}: ${problem}`)
}

/** Room for what is bought: as it is, and in the slots that the price leaves empty. */
function roomAfterPaying(bot: Bot, { inputItem1, outputItem }: VillagerTrade, cost: number): number {
  const stacks = bot.inventory.items().filter(({ type }) => type === inputItem1.type)
  const left = stacks.reduce((sum, { count }) => sum + count, 0) - cost
  const freed = Math.max(0, stacks.length - Math.ceil(left / inputItem1.stackSize))
  return roomFor(bot, outputItem.type) + freed * outputItem.stackSize
}
