import type { Bot } from 'mineflayer'
import { mountOf } from '../bot/mount-of.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { aimAt, reachCreature, type ReachCreatureOptions } from './reach-creature.ts'

type Entity = Bot['entity']

const answerTicks = 20
const mostTries = 3
const hotbarSlots = 9
const hotbarFrom = 36

/** End of sitting up. */
export type Seat = 'seated' | 'unreachable' | 'refused'

/** Walks to a creature or boat and sits on it. */
export async function sitOn(bot: Bot, target: Entity, options: ReachCreatureOptions): Promise<Seat> {
  if (mountOf(bot)?.id === target.id) return 'seated'
  const isSeated = (): boolean => mountOf(bot)?.id === target.id
  let end: Seat = 'unreachable'
  // It may step out of reach just before the click.
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (!(await reachCreature(bot, target, options))) continue
    emptyHand(bot)
    await aimAt(bot, target, options.signal)
    bot.mount(target)
    if (await waitForTicks(bot, answerTicks, { signal: options.signal, until: isSeated })) return 'seated'
    end = 'refused'
  }
  return end
}

/** Takes an empty slot in hand where there is one: a click with food feeds, and with a lead leads. */
function emptyHand(bot: Bot): void {
  if (!bot.heldItem) return
  for (let slot = 0; slot < hotbarSlots; slot += 1) {
    if (bot.inventory.slots[hotbarFrom + slot]) continue
    bot.setQuickBarSlot(slot)
    return
  }
}
