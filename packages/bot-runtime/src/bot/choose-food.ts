import type { Bot } from 'mineflayer'

// Food that poisons or teleports is eaten only when named.
const risky = new Set([
  'rotten_flesh',
  'spider_eye',
  'poisonous_potato',
  'pufferfish',
  'chorus_fruit',
  'suspicious_stew',
])

export interface ChooseFoodOptions {
  /** Only this food; absent chooses the most filling harmless one. */
  readonly name?: string | undefined
  /** Whether a food is left alone; none is by default. */
  readonly spares?: (name: string) => boolean
}

/** The held food of a name, or the most filling harmless one without a name; undefined when there is none. */
export function chooseFood(
  bot: Bot,
  { name = '', spares = () => false }: ChooseFoodOptions = {},
): ReturnType<Bot['inventory']['items']>[number] | undefined {
  const foods = bot.registry.foodsByName
  const edible = bot.inventory
    .items()
    .filter((item) => item.name in foods && (name ? item.name === name : !risky.has(item.name)))
    .filter((item) => !spares(item.name))
  return edible.sort((a, b) => (foods[b.name]?.foodPoints ?? 0) - (foods[a.name]?.foodPoints ?? 0))[0]
}
