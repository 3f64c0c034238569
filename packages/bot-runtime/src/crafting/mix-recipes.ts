import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import type { Recipe } from './recipe-needs.ts'

type Cell = Recipe['inShape'][number][number]

/** Id of a cell that stays empty. */
const nothing = -1

/**
 * Recipes of one item that take several kinds at once: the data lists a chest of oak and one of birch apart, and the game
 * lets planks mix. Recipes of one pattern are laid over each other, and each cell takes what is held of what any of them has
 * there; what is not held stays to be had in the kind that is held most.
 */
export function mixRecipes(bot: Bot, recipes: readonly Recipe[]): readonly Recipe[] {
  const groups = new Map<string, Recipe[]>()
  for (const recipe of recipes) {
    const key = patternOf(recipe)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), recipe])
  }
  return [...groups.values()].flatMap((group) => (group.length > 1 ? mix(bot, group) : []))
}

/** Outline of a shaped recipe, with which cells hold the same; recipes with one outline differ in kinds alone. */
function patternOf({ inShape, outShape, result }: Recipe): string | undefined {
  // Without a shape each kind fills one cell; what is left over in the grid is another matter.
  if (!inShape || outShape) return undefined
  const places = new Map<number, number>()
  const cells = inShape.map((row) =>
    row.map(({ id }) => {
      if (id === nothing) return '.'
      if (!places.has(id)) places.set(id, places.size)
      return places.get(id)
    }),
  )
  return JSON.stringify([result.count, cells])
}

function mix(bot: Bot, group: readonly Recipe[]): readonly Recipe[] {
  const [first] = group
  if (first === undefined) return []
  const held = heldIds(bot)
  const left = new Map(held)
  const kindOf = (kinds: readonly number[]): number => {
    const byHeld = kinds.toSorted((a, b) => (held.get(b) ?? 0) - (held.get(a) ?? 0))
    return byHeld.find((id) => (left.get(id) ?? 0) > 0) ?? byHeld[0] ?? nothing
  }
  const inShape = first.inShape.map((row, y) =>
    row.map((cell, x): Cell => {
      if (cell.id === nothing) return cell
      const id = kindOf(group.flatMap(({ inShape: other }) => other[y]?.[x]?.id ?? []))
      left.set(id, (left.get(id) ?? 0) - 1)
      return { id, metadata: cell.metadata, count: cell.count }
    }),
  )
  const { result, outShape, ingredients, requiresTable } = first
  return [{ result, inShape, outShape, ingredients, requiresTable, delta: deltaOf(inShape, first) }]
}

function heldIds(bot: Bot): Map<number, number> {
  const counts = Object.entries(countItems(bot))
  return new Map(
    counts.flatMap(([name, count]) => {
      const id = bot.registry.itemsByName[name]?.id
      return id === undefined ? [] : [[id, count]]
    }),
  )
}

/** Change of the pockets by one repeat. */
function deltaOf(inShape: readonly (readonly Cell[])[], { result }: Recipe): Recipe['delta'] {
  const taken = new Map<number, Cell>()
  for (const { id, metadata } of inShape.flat()) {
    if (id === nothing) continue
    taken.set(id, { id, metadata, count: (taken.get(id)?.count ?? 0) - 1 })
  }
  return [...taken.values(), result]
}
