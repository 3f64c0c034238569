import type { Bot } from 'mineflayer'
import type { RecipeNeeds } from './describe-shortage.ts'

/** One way of crafting, as mineflayer hands it out. */
export type Recipe = ReturnType<Bot['recipesAll']>[number]

/** Items that one repeat of a recipe takes from the inventory, by name. */
export function needsOf(bot: Bot, recipe: Recipe): RecipeNeeds {
  const needs: Record<string, number> = {}
  for (const { id, count } of recipe.delta) {
    const name = bot.registry.items[id]?.name
    if (count < 0 && name !== undefined) needs[name] = (needs[name] ?? 0) - count
  }
  return { needs, requiresTable: recipe.requiresTable }
}
