import { quoteList } from './quote-list.ts'
import type { WritingContext } from './writing-context.ts'

/** Blocks beyond which a chest is too far off for what can be had elsewhere. */
const nearBlocks = 400

/** Those of the items that lie in the chest of one's own. */
export function hoardedOf(items: readonly string[], { hoard }: WritingContext): readonly string[] {
  return items.filter((item) => (hoard[item] ?? 0) > 0)
}

/** Line that fetches those of the items that lie in the chest of one's own; empty where none does. A program that travels has to know the way home. */
export function fetchHoarded(items: readonly string[], context: WritingContext): string {
  const stored = hoardedOf(items, context)
  if (stored.length === 0) return ''
  context.draft.share('travelTo', 'takeHoard')
  // Iron is found everywhere, and an eye of ender nowhere.
  const isNear = stored.every((item) => item === 'iron_ingot')
  const fetch = `await takeHoard(bot, ${quoteList(stored)}${isNear ? `, ${nearBlocks}` : ''});`
  return context.travels ? `\n  if (await travelTo(bot, "overworld")) ${fetch}` : `\n  ${fetch}`
}
