import type { Bot, Villager } from 'mineflayer'
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
    try {
      return await withHands(bot, () => trade(bot, opened.value, itemName, times))
    } finally {
      if (bot.currentWindow) await bot.closeWindow(bot.currentWindow)
    }
  },
})

async function trade(
  bot: Bot,
  villager: Villager,
  itemName: string,
  times: number,
): Promise<PrimitiveResult> {
  const index = villager.trades.findIndex((each) => each.outputItem.name === itemName && !each.tradeDisabled)
  const offer = villager.trades[index]
  const detail = { item: itemName, offers: villager.trades.map(({ outputItem }) => outputItem.name) }
  if (!offer) return failed('not-found', `The villager does not offer ${itemName}`, detail)
  // What does not fit falls to the ground when the window closes, and the price is paid.
  if (!hasRoomFor(bot, offer)) return noRoom(bot, { what: itemName, detail, keep: [offer.inputItem1.name] })
  const before = countItems(bot)
  const problem = await bot.trade(villager, index, times).then(
    () => '',
    (error: Error) => error.message,
  )
  const gained = gainedItems(before, countItems(bot))
  if (!problem && gained[itemName]) return succeeded({ ...detail, gained })
  return failed('missing-item', `I cannot trade for ${itemName}: ${problem || 'nothing arrived'}`, detail)
}

/** Whether the goods of one trade fit, also into a slot that the price leaves empty. */
function hasRoomFor(bot: Bot, { inputItem1: price, outputItem: goods }: Villager['trades'][number]): boolean {
  const isEmptied = bot.inventory
    .items()
    .some(({ type, count }) => type === price.type && count <= price.count)
  return isEmptied || roomFor(bot, goods.type) >= goods.count
}
