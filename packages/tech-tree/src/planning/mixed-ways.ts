import type { ItemCounts } from '@voyager-mc/core'
import type { CraftWay, Way } from '../contract/way.ts'

type Ways = ReadonlyMap<string, readonly Way[]>

/** Recipes of an item that differ in the kind of one input alone, such as its planks. */
interface Family {
  readonly way: CraftWay
  readonly kinds: readonly string[]
  /** Inputs that are the same in all of them. */
  readonly others: ItemCounts
  /** Pieces of the input that differs. */
  readonly pieces: number
}

/**
 * Ways to craft that use up what is held of several kinds: the game lets planks of all woods mix in a chest, while the data
 * lists a recipe for each. They come before the others where no kind alone is enough and all kinds together are.
 */
export function mixedWays(ways: Ways): (held: ItemCounts) => Ways {
  const families = [...ways.values()].flatMap(familiesOf)
  return (held) => {
    const mixed = families.flatMap((family) => mix(family, held))
    if (mixed.length === 0) return ways
    const all = new Map(ways)
    for (const way of mixed) all.set(way.item, [way, ...(all.get(way.item) ?? [])])
    return all
  }
}

function familiesOf(ways: readonly Way[]): readonly Family[] {
  const families = new Map<string, Family>()
  for (const way of ways) {
    if (way.type !== 'craft') continue
    for (const [kind, pieces] of Object.entries(way.inputs)) {
      if (pieces < 2) continue
      const { [kind]: _, ...others } = way.inputs
      const same = Object.entries(others)
        .map(([other, count]) => `${other} ${count}`)
        .toSorted()
      const key = JSON.stringify([way.yields, way.station, pieces, same])
      const kinds = [...(families.get(key)?.kinds ?? []), kind]
      families.set(key, { way, kinds, others, pieces })
    }
  }
  return [...families.values()].filter(({ kinds }) => kinds.length > 1)
}

function mix({ way, kinds, others, pieces }: Family, held: ItemCounts): readonly CraftWay[] {
  const inputs: Record<string, number> = { ...others }
  let left = pieces
  for (const kind of kinds.toSorted((a, b) => (held[b] ?? 0) - (held[a] ?? 0))) {
    const count = Math.min(left, held[kind] ?? 0)
    if (count === pieces || count === 0) break
    inputs[kind] = count
    left -= count
  }
  return left === 0 ? [{ ...way, inputs }] : []
}
