import { enchantmentsOf } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { findInPockets, layInSlot, takeFromSlot } from '../crafting/window-slots.ts'
import { checkWhole } from './check-whole.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { describeTraits } from './describe-traits.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'
import { withStation, type OpenedStation } from './with-station.ts'

type Stack = NonNullable<Bot['inventory']['slots'][number]>

const lapis = 'lapis_lazuli'
const [targetSlot, lapisSlot, ownSlots] = [0, 1, 2]
const offersLimit = 3
// The server draws the offers as soon as the item lies there.
const offerTicks = 40
const answerTicks = 40

/** Enchants an item at an enchanting table. */
export const enchantItem: Primitive = definePrimitive({
  name: 'enchantItem',
  summary:
    'Enchants an item at an enchanting table within 32 blocks, or at the carried one, for lapis_lazuli and levels; bookshelves two blocks around the table make better offers.',
  topics: ['enchant', 'lapis', 'enchanted'],
  parameters: {
    itemName: { type: 'string', summary: 'item to enchant, such as diamond_pickaxe or book' },
    offer: {
      type: 'number',
      summary: 'which offer, 1 to 3; it costs as many lapis_lazuli and levels; 0 for the best that I can pay',
      fallback: 0,
    },
  },
  example: 'await enchantItem(bot, "diamond_pickaxe")',
  async run(context, { itemName, offer }) {
    const { bot } = context
    checkWhole(offer, { primitive: 'enchantItem', name: 'offer', least: 0, most: offersLimit })
    const { name: item, enchantCategories } = itemNamed(bot, 'enchantItem', itemName)
    const detail = { item }
    if (item !== 'book' && !enchantCategories?.length)
      return failed('not-possible', `${item} cannot be enchanted`, detail)
    const held = bot.inventory.items().filter(({ name }) => name === item)
    if (held.length === 0) return failed('missing-item', `No ${item} to enchant in inventory`, detail)
    if (held.every((stack) => isEnchanted(bot, stack)))
      return failed('not-possible', `The ${item} is enchanted already; use combineItems for more`, detail)
    const stones = countItems(bot)[lapis] ?? 0
    const missing = Math.max(1, offer) - stones
    if (missing > 0)
      return failed('missing-item', `Missing ${missing} ${lapis} to enchant ${item}`, { ...detail, missing })
    return withStation(context, { blocks: ['enchanting_table'] }, (opened) =>
      enchant(context, { opened, item, offer }),
    )
  },
})

const isEnchanted = (bot: Bot, stack: Stack): boolean =>
  Object.keys(enchantmentsOf(bot.registry, stack)).length > 0

interface Work {
  readonly opened: OpenedStation
  readonly item: string
  readonly offer: number
}

async function enchant(
  { bot, signal }: PrimitiveContext,
  { opened: { window, shown }, item, offer }: Work,
): Promise<PrimitiveResult> {
  await takeFromSlot(bot, targetSlot)
  const from = findInPockets(window, ownSlots, (stack) => stack.name === item && !isEnchanted(bot, stack))
  const stones = findInPockets(window, ownSlots, ({ name }) => name === lapis)
  if (from === undefined || stones === undefined)
    return failed('missing-item', `The ${item} or the ${lapis} is gone`, { item })
  await layInSlot(bot, { from, to: targetSlot, count: 1 })
  await layInSlot(bot, { from: stones, to: lapisSlot })
  const prices = (): readonly number[] => [0, 1, 2].map((index) => shown(index) ?? 0)
  await waitForTicks(bot, offerTicks, { signal, until: () => prices().some((price) => price > 0) })
  const paid = choose(prices(), { offer, levels: bot.experience.level, stones: countIn(window, lapis) })
  if (typeof paid === 'string') return failed('not-possible', `${paid} to enchant ${item}`, { item })
  const before = bot.experience.level
  const lapisLaid = window.slots[lapisSlot]?.count ?? 0
  // Not every server of 1.20.5 and later shows what an item is enchanted with.
  const isDone = (): boolean => (window.slots[lapisSlot]?.count ?? 0) <= lapisLaid - paid
  bot._client.write('enchant_item', { windowId: window.id, enchantment: paid - 1 })
  if (!(await waitForTicks(bot, answerTicks, { signal, until: isDone })))
    return failed('refused', `The enchanting table did not take offer ${paid} for ${item}`, { item })
  const made = window.slots[targetSlot]
  const facts = made ? describeTraits(bot, made) : {}
  await takeFromSlot(bot, targetSlot)
  await takeFromSlot(bot, lapisSlot)
  await waitForTicks(bot, answerTicks, { signal, until: () => bot.experience.level < before })
  return succeeded({ ...facts, item, offer: paid, levels: before - bot.experience.level })
}

const countIn = (window: OpenedStation['window'], name: string): number =>
  window.slots.reduce((sum, stack) => sum + (stack?.name === name ? stack.count : 0), 0)

/** Number of the offer to pay, or the words for why there is none. */
function choose(
  prices: readonly number[],
  { offer, levels, stones }: { readonly offer: number; readonly levels: number; readonly stones: number },
): number | string {
  if (prices.every((price) => price === 0)) return 'The enchanting table makes no offer'
  const isPaid = (price: number, index: number): boolean =>
    price > 0 && levels >= Math.max(price, index + 1) && stones >= index + 1
  if (offer === 0) {
    const best = prices.findLastIndex(isPaid)
    const cheapest = Math.min(...prices.filter((price) => price > 0))
    return best < 0 ? `Level ${cheapest} is needed and I have level ${levels}` : best + 1
  }
  const price = prices[offer - 1] ?? 0
  if (price === 0) return `There is no offer ${offer}; put more bookshelves around the table`
  return isPaid(price, offer - 1) ? offer : `Offer ${offer} needs level ${price} and I have level ${levels}`
}
