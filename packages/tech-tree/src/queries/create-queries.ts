import type { ItemCounts } from '@voyager-mc/core'
import type { PlanStep } from '../contract/plan.ts'
import type { TechTree, Unlock } from '../contract/tech-tree.ts'
import type { Way } from '../contract/way.ts'

type Queries = Pick<TechTree, 'missingFor' | 'reachable' | 'nextUnlocks'>

/** Questions about an inventory. */
export function createQueries({
  ways,
  effort,
  plan,
}: {
  readonly ways: ReadonlyMap<string, readonly Way[]>
  readonly effort: (item: string) => number
  readonly plan: TechTree['plan']
}): Queries {
  const reachable = (inventory: ItemCounts): readonly string[] => closure(inventory, ways)
  return {
    missingFor(target, options = {}) {
      const result = plan(target, options)
      return result.status === 'planned' ? rawNeeds(result.steps) : {}
    },
    reachable,
    nextUnlocks(inventory, seen, { limit = 20 } = {}) {
      const known = new Set([...seen, ...Object.keys(inventory)])
      const held = new Set([...Object.keys(inventory), ...reachable(inventory)])
      const unlocks = [...ways].flatMap(([item, list]) => {
        if (known.has(item)) return []
        const best = cheapestNow(list, held, effort)
        return best === undefined ? [] : [{ item, ...best }]
      })
      return unlocks.sort((a, b) => a.effort - b.effort).slice(0, limit)
    },
  }
}

function rawNeeds(steps: readonly PlanStep[]): ItemCounts {
  const needs: Record<string, number> = {}
  for (const step of steps) {
    const isMade =
      step.type === 'craft' || step.type === 'smelt' || step.type === 'smith' || step.type === 'place'
    if (step.type === 'travel') continue
    if (!isMade) needs[step.item] = (needs[step.item] ?? 0) + step.count
  }
  return needs
}

/** Items that follow from the inventory by crafting and smelting alone, ignoring quantities used on the way. */
function closure(inventory: ItemCounts, ways: ReadonlyMap<string, readonly Way[]>): readonly string[] {
  const held = new Map(Object.entries(inventory).filter(([, count]) => count > 0))
  const made: string[] = []
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const [item, list] of ways) {
      if (held.has(item)) continue
      const way = list.find((candidate) => isPossible(candidate, held))
      if (way === undefined) continue
      held.set(item, yieldFrom(way, held))
      made.push(item)
      isChanged = true
    }
  }
  return made
}

function isPossible({ type, inputs, station, tools }: Way, held: ReadonlyMap<string, number>): boolean {
  if (type !== 'craft' && type !== 'smelt' && type !== 'smith') return false
  if (station !== undefined && !held.has(station)) return false
  if (tools.length > 0 && !tools.some((tool) => held.has(tool))) return false
  return Object.entries(inputs).every(([input, count]) => (held.get(input) ?? 0) >= count)
}

function yieldFrom({ inputs, yields }: Way, held: ReadonlyMap<string, number>): number {
  const repeats = Object.entries(inputs).map(([input, count]) => Math.floor((held.get(input) ?? 0) / count))
  return Math.max(1, Math.min(...repeats)) * yields
}

function cheapestNow(
  list: readonly Way[],
  held: ReadonlySet<string>,
  effort: (item: string) => number,
): Omit<Unlock, 'item'> | undefined {
  let best: Omit<Unlock, 'item'> | undefined
  for (const way of list) {
    if (way.type === 'mine' && !way.isNatural) continue
    const isAllowed =
      Object.keys(way.inputs).every((input) => held.has(input)) &&
      (way.tools.length === 0 || way.tools.some((tool) => held.has(tool))) &&
      (way.station === undefined || held.has(way.station))
    if (!isAllowed) continue
    const isMade = way.type === 'craft' || way.type === 'smelt' || way.type === 'smith'
    const cost = isMade ? way.effort : Math.min(way.effort / way.yields, effort(way.item))
    if (best === undefined || cost < best.effort) best = { effort: cost, way: way.type }
  }
  return best
}
