import { carried } from './carried.ts'
import { eventsOf, usedPower, type Evidence } from './evidence.ts'

/** Whether one of these items was changed at a table or an anvil by the agent itself: an item that bears something may have been found so. */
export function isWorkedOn(
  items: readonly string[],
  evidence: Evidence,
  ...primitives: readonly string[]
): boolean {
  const { before, after, events, all } = evidence
  const isDone = eventsOf(events, 'item-change').some(
    ({ item, source }) => (source === 'enchant' || source === 'anvil') && items.includes(item),
  )
  const isProved = eventsOf(events, 'primitive-result').some(
    ({ primitive, status, detail: { item } }) =>
      status === 'succeeded' &&
      primitives.includes(primitive) &&
      (typeof item !== 'string' || items.includes(item)),
  )
  const wasPlain = carried(before, items) >= carried(after, items) && carried(before, items) > 0
  const isSilent = eventsOf(all, 'item-change').length === 0
  const isHonest = !usedPower(evidence, 'enchant', 'give', 'item', 'replaceitem', 'data')
  return isHonest && (isDone || isProved || (isSilent && wasPlain))
}
