import type { JsonValue } from '../context/json-value.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import type { Enchantment, ItemStack } from '../items/item-stack.ts'
import { parseSnbt } from './parse-snbt.ts'
import { resourceName } from './resource-name.ts'
import { asCompound, asList, type Compound } from './snbt-fields.ts'

/** An item without its number. */
export type ItemKind = Omit<ItemStack, 'count'>

/**
 * Reads an item such as `minecraft:iron_sword{Damage:5}` or, as newer versions write it, `iron_sword[damage=5]`.
 * Wear, enchantments, name and potion count, other data is read and left out; throws `CommandError`.
 */
export function parseItem(world: Pick<WorldContext, 'items'>, text: string): ItemKind {
  const match = /^([^[{]+)(\[.*\])?(\{.*\})?$/s.exec(text)
  const name = resourceName(match?.[1] ?? text)
  if (world.items.idOf(name) === undefined) throw new CommandError(`Unknown item 'minecraft:${name}'`)
  const tag = match?.[3] ? asCompound(parseSnbt(match[3])) : readComponents(match?.[2] ?? '[]')
  return { name, ...readItemTag(tag) }
}

/** Wear, enchantments, name and potion of an item's data. */
export function readItemTag(tag: Compound): Partial<ItemKind> {
  const damage = tag['Damage'] ?? tag['damage']
  const customName = asCompound(tag['display'])['Name'] ?? tag['custom_name']
  const potion = tag['Potion'] ?? asCompound(tag['potion_contents'])['potion'] ?? tag['potion_contents']
  const enchantments = [
    ...readList(tag['Enchantments']),
    ...readList(tag['StoredEnchantments']),
    ...readLevels(tag['enchantments']),
    ...readLevels(tag['stored_enchantments']),
  ]
  return {
    ...(typeof damage === 'number' && damage > 0 ? { damage: Math.floor(damage) } : {}),
    ...(typeof customName === 'string' ? { customName: plainText(customName) } : {}),
    ...(typeof potion === 'string' ? { potion: potion.replace(/^minecraft:/, '') } : {}),
    ...(enchantments.length > 0 ? { enchantments } : {}),
  }
}

// The brackets of newer versions hold `name=value` pairs; values are NBT text.
function readComponents(text: string): Compound {
  const inner = text.slice(1, -1)
  if (inner.trim() === '') return {}
  const pairs = inner.replaceAll(/(^|,)\s*(?:minecraft:)?([a-z_]+)\s*=/g, '$1$2:')
  return asCompound(parseSnbt(`{${pairs}}`))
}

function readList(value: JsonValue | undefined): readonly Enchantment[] {
  return asList(value).flatMap((entry) => {
    const { id, lvl } = asCompound(entry)
    return typeof id === 'string' && typeof lvl === 'number' ? [{ name: resourceName(id), level: lvl }] : []
  })
}

function readLevels(value: JsonValue | undefined): readonly Enchantment[] {
  const outer = asCompound(value)
  const levels = 'levels' in outer ? asCompound(outer['levels']) : outer
  return Object.entries(levels).flatMap(([name, level]) =>
    typeof level === 'number' ? [{ name: resourceName(name), level }] : [],
  )
}

// Names are text components in JSON, or plain.
function plainText(name: string): string {
  const text = /"text"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(name)?.[1]
  return text ?? name.replace(/^"(.*)"$/, '$1')
}
