import { rubble } from '@voyager-mc/core'
import { countItems } from '../bot/inventory-changes.ts'
import { tossAway } from '../using/toss-away.ts'
import type { PrimitiveContext } from './primitive-context.ts'

// What stays of a pile to bridge and wall with.
const keptCount = 64

/** Throws building stone away until a slot is free; false when there is none to spare. `keep` names what is needed. */
export async function makeRoom(context: PrimitiveContext, keep: readonly string[] = []): Promise<boolean> {
  const { bot, signal, say } = context
  const spared = [...keep, ...(context.keeps ?? [])]
  while (bot.inventory.emptySlotCount() === 0) {
    const held = countItems(bot)
    const piles = rubble
      .filter((name) => (held[name] ?? 0) > 0 && !spared.includes(name))
      .map((item) => ({ item, count: held[item] ?? 0 }))
      .toSorted((a, b) => b.count - a.count)
    const [biggest] = piles
    // Where all are small the smallest is the least loss.
    const pile = biggest && biggest.count > keptCount ? biggest : piles.at(-1)
    if (pile === undefined) return false
    const { item, count } = pile
    const dropped = await tossAway(bot, {
      item,
      count: count > keptCount ? count - keptCount : count,
      signal,
    })
    if (dropped === 0) return false
    say(`Threw away ${dropped} ${item} to have room.`)
  }
  return true
}
