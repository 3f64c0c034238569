import type { ItemSource, Observation } from '@voyager-mc/core'
import { commandWord, eventsOf, type Evidence } from './evidence.ts'

/** Count of these items that are carried or worn. */
export function carried({ inventory, equipment }: Observation, items: readonly string[]): number {
  // What is in the hand lies in the inventory; worn things do not.
  const worn = [equipment.head, equipment.torso, equipment.legs, equipment.feet, equipment.offHand]
  const count = items.reduce((sum, item) => sum + (inventory[item] ?? 0), 0)
  return count + worn.filter((item) => item !== undefined && items.includes(item)).length
}

/** Items more, or fewer, than before. */
export function netGain(
  { before, after }: Pick<Evidence, 'before' | 'after'>,
  items: readonly string[],
): number {
  return carried(after, items) - carried(before, items)
}

/** Items more than before, without those that became fewer: what was used up on the way takes nothing from a find. */
export function gainOfEach(evidence: Pick<Evidence, 'before' | 'after'>, items: readonly string[]): number {
  return items.reduce((sum, item) => sum + Math.max(0, netGain(evidence, [item])), 0)
}

/** Whether any change of these items was recorded; without a record only the snapshots speak. */
export function isRecorded({ all }: Pick<Evidence, 'all'>, items: readonly string[]): boolean {
  return eventsOf(all, 'item-change').some(({ item }) => items.includes(item))
}

/** Items that came in from one of the sources, as far as they are known; a change of unknown source counts. */
export function recordedGain(
  { events }: Pick<Evidence, 'events'>,
  items: readonly string[],
  sources: readonly ItemSource[],
): number {
  return eventsOf(events, 'item-change')
    .filter(({ item, delta }) => items.includes(item) && delta > 0)
    .filter(({ source }) => source === undefined || sources.includes(source))
    .reduce((sum, { delta }) => sum + delta, 0)
}

/** Items the agent was given by a power, less those it had put down before: the power may give these back. */
export function givenCount({ all }: Pick<Evidence, 'all'>, items: readonly string[]): number {
  let given = 0
  for (const { command } of eventsOf(all, 'operator-command')) {
    const word = commandWord(command)
    const named = items.find((item) => new RegExp(`\\b(?:minecraft:)?${item}\\b`).test(command))
    if (named === undefined || !/^(give|item|replaceitem|loot)$/.test(word)) continue
    given += Number(/\s(\d+)\s*$/.exec(command)?.[1] ?? 1)
  }
  const placed = eventsOf(all, 'block-place').filter(({ block }) => items.includes(block)).length
  return Math.max(0, given - placed)
}

/** Items of these names that the control primitives took out of chests. */
export function takenFromChests({ all }: Pick<Evidence, 'all'>, items: readonly string[]): number {
  return sumOfDetail({ all }, ['getItemFromChest', 'lootContainer'], items)
}

/** Items that results of some primitives say came of them: in `gained`, `taken`, or as `item` with `count`. */
export function sumOfDetail(
  { all }: Pick<Evidence, 'all'>,
  primitives: readonly string[],
  items: readonly string[],
): number {
  let sum = 0
  for (const { primitive, status, detail } of eventsOf(all, 'primitive-result')) {
    if (!primitives.includes(primitive)) continue
    const counts = detail['gained'] ?? detail['taken']
    if (typeof counts === 'object' && counts !== null) {
      for (const [item, count] of Object.entries(counts)) {
        if (items.includes(item) && typeof count === 'number') sum += Math.max(0, count)
      }
    } else if (status === 'succeeded' && items.includes(String(detail['item']))) {
      sum += typeof detail['count'] === 'number' ? detail['count'] : 1
    }
  }
  return sum
}
