import { quoteList } from './quote-list.ts'
import type { WritingContext } from './writing-context.ts'

/** Those of the items that lie in the chest of one's own. */
export function hoardedOf(items: readonly string[], { hoard }: WritingContext): readonly string[] {
  return items.filter((item) => (hoard[item] ?? 0) > 0)
}

/** Line that fetches those of the items that lie in the chest of one's own; empty where none does. A program that travels has to know the way home. */
export function fetchHoarded(items: readonly string[], context: WritingContext): string {
  const stored = hoardedOf(items, context)
  if (stored.length === 0) return ''
  context.draft.share('travelTo', 'takeHoard')
  const fetch = `await takeHoard(bot, ${quoteList(stored)});`
  return context.travels ? `\n  if (await travelTo(bot, "overworld")) ${fetch}` : `\n  ${fetch}`
}
