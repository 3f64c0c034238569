import type { Registry } from '../registry/registry.ts'
import type { RecipeMatch } from './recipe-match.ts'
import { specialRecipe } from './special-recipe.ts'

/** The crafting recipes of a version, found by what lies in the grid. */
export interface RecipeIndex {
  /**
   * Finds the product of a grid: item type ids row by row, `undefined` where a slot is empty, and the grid's width.
   * `undefined` means that the grid makes nothing.
   */
  match(grid: readonly (number | undefined)[], width: number): RecipeMatch | undefined
}

/**
 * The crafting recipes of a version: shaped ones at any offset and mirrored, shapeless ones in any order.
 * The data lists a chest of oak and a chest of birch apart; where recipes with the same result and outline differ,
 * each slot accepts what any of them has there, so that planks mix as in the game; last what the game's code makes.
 * Worlds of one version share theirs.
 */
export function createRecipeIndex(registry: RecipeData): RecipeIndex {
  const index = known.get(registry.recipes) ?? readRecipes(registry)
  known.set(registry.recipes, index)
  return index
}

const known = new WeakMap<Registry['recipes'], RecipeIndex>()

type RecipeData = Pick<Registry, 'recipes' | 'items' | 'itemsByName'>

function readRecipes({ recipes, items, itemsByName }: RecipeData): RecipeIndex {
  const exact = new Map<string, RecipeMatch>()
  const shapeless = new Map<string, RecipeMatch>()
  const outlines = new Map<string, Outline[]>()
  for (const recipe of Object.values(recipes).flat()) {
    const result = resultOf(recipe.result)
    if (!result) continue
    if ('inShape' in recipe && recipe.inShape) {
      const pattern = trim(recipe.inShape.map((row) => row.map(idOf)))
      for (const variant of [pattern, mirror(pattern)]) {
        addOnce(exact, patternKey(variant), result)
        addOutline(outlines, variant, result)
      }
    } else if ('ingredients' in recipe && recipe.ingredients) {
      addOnce(shapeless, looseKey(recipe.ingredients.map(idOf)), result)
    }
  }
  return {
    match(grid, width) {
      const rows = Array.from({ length: Math.ceil(grid.length / width) }, (_, row) =>
        grid.slice(row * width, (row + 1) * width),
      )
      const pattern = trim(rows)
      if (pattern.length === 0) return undefined
      const loose = (): RecipeMatch | undefined => shapeless.get(looseKey(pattern.flat()))
      return (
        exact.get(patternKey(pattern)) ??
        loose() ??
        matchOutline(outlines, pattern) ??
        specialRecipe(
          { items, itemsByName },
          pattern.flat().filter((id) => id !== undefined),
        )
      )
    },
  }
}

type Pattern = readonly (readonly (number | undefined)[])[]

interface Outline {
  readonly result: RecipeMatch
  /** Row by row what a slot accepts; empty for a slot that stays empty. */
  readonly accepted: readonly Set<number>[]
}

function resultOf(result: unknown): RecipeMatch | undefined {
  const id = idOf(result)
  if (id === undefined) return undefined
  const detail = isDetail(result) ? result : {}
  const metadata = detail.metadata ? { metadata: detail.metadata } : {}
  return { id, count: detail.count ?? 1, ...metadata }
}

interface ItemDetail {
  readonly id?: number | null
  readonly metadata?: number
  readonly count?: number
}

function isDetail(item: unknown): item is ItemDetail {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}

// The data writes an item as a number, a list of number and metadata, or a record; an empty slot as null.
function idOf(item: unknown): number | undefined {
  const id: unknown = Array.isArray(item) ? item[0] : isDetail(item) ? item.id : item
  return typeof id === 'number' && id >= 0 ? id : undefined
}

function trim(pattern: Pattern): Pattern {
  const isUsed = (row: readonly (number | undefined)[]): boolean => row.some((id) => id !== undefined)
  const top = pattern.findIndex(isUsed)
  if (top < 0) return []
  const rows = pattern.slice(top, pattern.findLastIndex(isUsed) + 1)
  const left = Math.min(...rows.filter(isUsed).map((row) => row.findIndex((id) => id !== undefined)))
  const right = Math.max(...rows.map((row) => row.findLastIndex((id) => id !== undefined)))
  return rows.map((row) => Array.from({ length: right - left + 1 }, (_, index) => row[left + index]))
}

function mirror(pattern: Pattern): Pattern {
  return pattern.map((row) => row.toReversed())
}

function patternKey(pattern: Pattern): string {
  return pattern.map((row) => row.map((id) => id ?? '').join(',')).join('/')
}

function looseKey(ids: readonly (number | undefined)[]): string {
  return ids
    .filter((id) => id !== undefined)
    .toSorted((first, second) => first - second)
    .join(',')
}

function outlineKey(pattern: Pattern): string {
  return pattern.map((row) => row.map((id) => (id === undefined ? '.' : '#')).join('')).join('/')
}

function addOnce(index: Map<string, RecipeMatch>, key: string, result: RecipeMatch): void {
  if (!index.has(key)) index.set(key, result)
}

function addOutline(outlines: Map<string, Outline[]>, pattern: Pattern, result: RecipeMatch): void {
  const key = outlineKey(pattern)
  const list = outlines.get(key) ?? []
  outlines.set(key, list)
  let outline = list.find(
    ({ result: other }) =>
      other.id === result.id && other.count === result.count && other.metadata === result.metadata,
  )
  if (!outline) {
    outline = { result, accepted: pattern.flat().map(() => new Set<number>()) }
    list.push(outline)
  }
  pattern.flat().forEach((id, slot) => {
    if (id !== undefined) outline.accepted[slot]?.add(id)
  })
}

function matchOutline(outlines: ReadonlyMap<string, Outline[]>, pattern: Pattern): RecipeMatch | undefined {
  const slots = pattern.flat()
  const found = outlines
    .get(outlineKey(pattern))
    ?.find(({ accepted }) => slots.every((id, slot) => id === undefined || accepted[slot]?.has(id) === true))
  return found?.result
}
