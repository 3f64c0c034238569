import { specialRecipes } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { Recipe } from './recipe-needs.ts'

/** Every recipe of an item that a grid has room for: those of the version's data, and those of the game's code. */
export function recipesOf(bot: Bot, id: number, hasTable: boolean): readonly Recipe[] {
  const listed = bot.recipesAll(id, null, hasTable ? true : null)
  const name = bot.registry.items[id]?.name
  return [
    ...listed,
    ...specialRecipes.filter(({ item }) => item === name).flatMap(({ inputs }) => laidOut(bot, id, inputs)),
  ]
}

/** The recipe, laid out in the grid of the pockets; none where the version lacks an item of it. */
function laidOut(bot: Bot, id: number, inputs: readonly string[]): readonly Recipe[] {
  const ids = inputs.flatMap((name) => bot.registry.itemsByName[name]?.id ?? [])
  if (ids.length < inputs.length) return []
  const cells = ids.map((input) => ({ id: input, metadata: 0, count: 1 }))
  const result = { id, metadata: 0, count: 1 }
  const delta = [...cells.map((cell) => ({ ...cell, count: -1 })), result]
  const inShape = [cells.slice(0, 2), cells.slice(2)].filter((row) => row.length > 0)
  return [{ result, inShape, delta, requiresTable: false, ...none }]
}

// Mineflayer marks what a recipe has not with null, which its types leave out.
const none = { outShape: null, ingredients: null } as unknown as Pick<Recipe, 'outShape' | 'ingredients'>
