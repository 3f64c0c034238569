import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { mixRecipes } from './mix-recipes.ts'
import { recipesOf } from './recipes-of.ts'
import { needsOf, type Recipe } from './recipe-needs.ts'

/** Recipes of an item for which everything is held, of one kind of each thing where that is enough, else of several. */
export function possibleRecipes(bot: Bot, id: number, hasTable: boolean): readonly Recipe[] {
  const plain = bot.recipesFor(id, null, 1, hasTable ? true : null)
  if (plain.length > 0) return plain
  const held = countItems(bot)
  const all = recipesOf(bot, id, hasTable)
  return [...all, ...mixRecipes(bot, all)].filter((recipe) =>
    Object.entries(needsOf(bot, recipe).needs).every(([name, count]) => (held[name] ?? 0) >= count),
  )
}
