import type { Bot } from 'mineflayer'
import { potionNames } from './potion-names.ts'

/** A stack of the bot's inventory or of an open window. */
export type Stack = NonNullable<Bot['inventory']['slots'][number]>

/** Levels of a stack's enchantments by name, those kept in a book included; empty for none. */
export function enchantmentsOf(registry: Bot['registry'], stack: Stack): Readonly<Record<string, number>> {
  // The list is missing on fakes and is the raw component from 1.20.5 on.
  const list: unknown = stack.enchants
  const named = Array.isArray(list) ? list.flatMap(readEntry) : componentEnchantments(registry, stack)
  return Object.fromEntries(named)
}

function readEntry(entry: unknown): readonly (readonly [string, number])[] {
  const [name, level] = [fieldOf(entry, 'name'), fieldOf(entry, 'lvl')]
  return typeof name === 'string' && typeof level === 'number' ? [[name, level]] : []
}

/** Since 1.20.5 enchantments are components that number them as the game's registry does. */
function componentEnchantments(
  registry: Bot['registry'],
  stack: Stack,
): readonly (readonly [string, number])[] {
  return ['enchantments', 'stored_enchantments'].flatMap((type) => {
    const list = fieldOf(componentOf(stack, type), 'enchantments')
    if (!Array.isArray(list)) return []
    return list.flatMap((entry: unknown): readonly (readonly [string, number])[] => {
      const [id, level] = [fieldOf(entry, 'id'), fieldOf(entry, 'level')]
      const name = typeof id === 'number' ? registry.enchantments[id]?.name : undefined
      return name !== undefined && typeof level === 'number' ? [[name, level]] : []
    })
  })
}

/** Brew in a bottle, such as `water`, `awkward` or `long_swiftness`; undefined for what is no brew. */
export function brewOf(stack: Stack): string | undefined {
  return (brewByTag(stack) ?? brewByComponent(stack))?.replace(/^minecraft:/, '')
}

function brewByTag({ nbt }: Stack): string | undefined {
  // The tag is a tree of { type, value }; a stack without one has none.
  const tag = nbt as { readonly value?: { readonly Potion?: { readonly value?: unknown } } } | null
  const potion = tag?.value?.Potion?.value
  return typeof potion === 'string' ? potion : undefined
}

/** Since 1.20.5 a brew is a component with its number in the game's registry. */
function brewByComponent(stack: Stack): string | undefined {
  const data = componentOf(stack, 'potion_contents')
  const id = fieldOf(data, 'potionId') ?? fieldOf(data, 'potion')
  return typeof id === 'number' ? potionNames[id] : typeof id === 'string' ? id : undefined
}

function componentOf(stack: Stack, type: string): unknown {
  const components = fieldOf(stack, 'components')
  if (!Array.isArray(components)) return undefined
  return fieldOf(
    components.find(
      (component: unknown) => String(fieldOf(component, 'type')).replace(/^minecraft:/, '') === type,
    ),
    'data',
  )
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}
