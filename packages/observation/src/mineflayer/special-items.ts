import type { SpecialItem } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { potionNames } from './potion-names.ts'
import { nameOf } from './watch-clicks.ts'

type Stack = NonNullable<Bot['inventory']['slots'][number]>

/** Held and worn stacks that are enchanted, named or potions. */
export function specialItemsOf({ inventory }: Bot): readonly SpecialItem[] {
  return inventory.slots.flatMap((stack) => {
    if (!stack) return []
    const traits = { ...enchantmentsOf(stack), ...nameOf(stack), ...potionOf(stack) }
    return Object.keys(traits).length === 0 ? [] : [{ item: stack.name, count: stack.count, ...traits }]
  })
}

function enchantmentsOf(stack: Stack): Pick<SpecialItem, 'enchantments'> {
  // The list is missing on fakes and is of another form where the library does not know the version.
  const list: unknown = stack.enchants
  if (!Array.isArray(list)) return {}
  const named = list.flatMap((entry: unknown): [string, number][] => {
    if (typeof entry !== 'object' || entry === null) return []
    const name: unknown = Reflect.get(entry, 'name')
    const level: unknown = Reflect.get(entry, 'lvl')
    return typeof name === 'string' && typeof level === 'number' ? [[name, level]] : []
  })
  return named.length === 0 ? {} : { enchantments: Object.fromEntries(named) }
}

function potionOf(stack: Stack): Pick<SpecialItem, 'potion'> {
  const potion = potionByTag(stack) ?? potionByComponent(stack)
  return potion === undefined
    ? {}
    : { potion: potion.replace(/^minecraft:/, '').replace(/^(long|strong)_/, '') }
}

function potionByTag({ nbt }: Stack): string | undefined {
  // The tag is a tree of { type, value }; a stack without one has none.
  const tag = nbt as { readonly value?: { readonly Potion?: { readonly value?: unknown } } } | null
  const potion = tag?.value?.Potion?.value
  return typeof potion === 'string' ? potion : undefined
}

/** Since 1.20.5 a potion is a component with its number in the game's registry. */
function potionByComponent(stack: Stack): string | undefined {
  const components: unknown = Reflect.get(stack, 'components')
  if (!Array.isArray(components)) return undefined
  const contents: unknown = components.find(
    (component: unknown) =>
      typeof component === 'object' &&
      component !== null &&
      String(Reflect.get(component, 'type')).replace(/^minecraft:/, '') === 'potion_contents',
  )
  const data: unknown = Reflect.get(Object(contents), 'data')
  const id: unknown = Reflect.get(Object(data), 'potionId') ?? Reflect.get(Object(data), 'potion')
  return typeof id === 'number' ? potionNames[id] : typeof id === 'string' ? id : undefined
}

/** Effects upon the bot by name, with their level from 1 on. */
export function effectsOf(bot: Bot): Readonly<Record<string, number>> {
  // A list with holes by effect number; a fake has none.
  const list: Partial<Bot['entity']>['effects'] = bot.entity.effects
  return Object.fromEntries(
    Object.values(list ?? []).flatMap(({ id, amplifier }) => {
      const name = bot.registry.effects[id]?.name
      return name === undefined
        ? []
        : [[name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase(), amplifier + 1]]
    }),
  )
}
