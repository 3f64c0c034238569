import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { withinTicks } from '../bot/within-ticks.ts'

const answerTicks = 4
const syncTicks = 20
const gridSlots = 4

/**
 * Has the server give back what lies in the inventory's crafting grid and on its cursor, and tell anew what is held. Something
 * that a broken-off click has left there spoils every recipe after it, and the client does not know.
 */
export async function emptyGrid(bot: Bot, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  bot._client.write('close_window', { windowId: bot.inventory.id })
  await waitForTicks(bot, answerTicks, { signal })
  // What the client has guessed of clicks that the server took otherwise is corrected by nothing else.
  const sync: unknown = Reflect.get(bot, '_syncWindow')
  if (typeof sync !== 'function') return
  const answer: unknown = Reflect.apply(sync, bot, [bot.inventory])
  await withinTicks(bot, Promise.resolve(answer), { signal, limitTicks: syncTicks })
}

/** Whether something lies in the inventory's crafting grid or on its cursor, as far as the client knows. */
export function isLittered({ inventory }: Bot): boolean {
  const grid = inventory.slots.slice(1, 1 + gridSlots)
  return [inventory.selectedItem, ...grid].some((item) => item !== null && item !== undefined)
}
