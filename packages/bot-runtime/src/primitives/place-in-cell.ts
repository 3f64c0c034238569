import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import type { Item } from '../bot/item.ts'
import { approachBlock } from '../movement/approach-block.ts'
import type { PlacementCell } from './placement-cell.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { timeBox } from '../bot/time-box.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

/** End of a placement; `message` is the server's or the pathfinder's reason. */
export type Placed =
  | { readonly status: 'placed'; readonly block: string }
  | { readonly status: 'unreachable' | 'refused'; readonly message: string }

// mineflayer itself waits five seconds for the server's answer.
const placeMs = 7_000

// Ticks for the server to send the inventory; whoever counts it before counts the placed item as well.
const inventoryTicks = 4

/** Walks beside a free cell and places an item there; proved by the block that appears. */
export async function placeInCell(
  { bot, signal, clock }: PrimitiveContext,
  item: Item,
  { cell, reference, face }: PlacementCell,
): Promise<Placed> {
  const walk = await approachBlock(bot, cell, { signal, beside: true })
  signal.throwIfAborted()
  if (walk.status !== 'arrived')
    return { status: 'unreachable', message: `cannot get to ${String(cell)} (${walk.status})` }
  const before = bot.blockAt(cell)?.type
  const held = countItems(bot)[item.name] ?? 0
  await timeBox(bot.equip(item, 'hand'), { clock, signal, timeoutMs: placeMs })
  const done = await timeBox(bot.placeBlock(reference, face), { clock, signal, timeoutMs: placeMs })
  const block = bot.blockAt(cell)
  if (block && block.type !== before && isMadeOf(bot, block.name, item.name)) {
    const isTold = (): boolean => (countItems(bot)[item.name] ?? 0) < held
    await waitForTicks(bot, inventoryTicks, { signal, until: isTold })
    return { status: 'placed', block: block.name }
  }
  return {
    status: 'refused',
    message: done.status === 'refused' ? done.error.message : 'the block did not appear',
  }
}

/** Whether a block comes from an item: the same name, its wall form, or what seeds and buckets turn into. */
function isMadeOf(bot: Bot, block: string, item: string): boolean {
  if (block === item || block.replace('wall_', '') === item) return true
  // Seeds, dust and buckets place a block of another name; items that are blocks do not.
  return !(item in bot.registry.blocksByName)
}
