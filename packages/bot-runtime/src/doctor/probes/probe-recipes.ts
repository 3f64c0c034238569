import minecraftData from 'minecraft-data'
import type { Bot } from 'mineflayer'
import { measure, type Probe } from './probe.ts'

/**
 * Version whose recipes every later one has as well. What came later may stand behind a switch for new features, and a
 * server without it lacks nothing.
 */
const oldest = '1.16.5'
const mostNamed = 8

/** Recipes of the crafting grid that the server did not tell, of those that vanilla always has. */
export const probeRecipes: Probe = async (bot, { recipes }) => {
  const told = recipes.results
  if (told === undefined) {
    const message = 'The server does not tell its recipes; those of vanilla are taken for granted.'
    return [{ name: 'recipes', status: 'untried', message }]
  }
  const expected = expectedItems(bot)
  const lacking = expected
    .filter(([id]) => !told.has(id))
    .map(([, name]) => name)
    .sort()
  const named = lacking.slice(0, mostNamed).join(', ')
  const rest = lacking.length > mostNamed ? ` and ${lacking.length - mostNamed} more` : ''
  const message =
    lacking.length === 0
      ? `All ${expected.length} things that can always be crafted can be crafted here, as in vanilla.`
      : `The server has no recipe for ${named}${rest}; vanilla has.`
  return [measure('recipes', lacking.length === 0, message)]
}

function expectedItems({ registry }: Bot): readonly (readonly [id: number, name: string])[] {
  const old = minecraftData(oldest)
  const always = new Set(Object.keys(old.recipes).map((id) => old.items[Number(id)]?.name))
  return Object.keys(registry.recipes).flatMap((id) => {
    const name = registry.items[Number(id)]?.name
    return name !== undefined && always.has(name) ? [[Number(id), name] as const] : []
  })
}
