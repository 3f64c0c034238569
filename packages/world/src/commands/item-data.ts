import type { JsonValue } from '../context/json-value.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { readItemTag } from './parse-item.ts'
import { resourceName } from './resource-name.ts'
import { asCompound, asList, numberOf, type Compound } from './snbt-fields.ts'

/** Data of a stack in the form of the version: `count` and components since 1.20.5, `Count` and a tag before. */
export function dataOfStack(world: WorldContext, stack: ItemStack): Compound {
  const { name, count, damage, enchantments = [] } = stack
  const id = `minecraft:${name}`
  if (world.isAtLeast('1.20.5')) {
    const levels = Object.fromEntries(enchantments.map((each) => [`minecraft:${each.name}`, each.level]))
    const components = {
      ...(damage ? { 'minecraft:damage': damage } : {}),
      ...(enchantments.length > 0 ? { 'minecraft:enchantments': { levels } } : {}),
    }
    return { id, count, ...(Object.keys(components).length > 0 ? { components } : {}) }
  }
  const tag = {
    ...(damage ? { Damage: damage } : {}),
    ...(enchantments.length > 0
      ? { Enchantments: enchantments.map((each) => ({ id: `minecraft:${each.name}`, lvl: each.level })) }
      : {}),
  }
  return { id, Count: count, ...(Object.keys(tag).length > 0 ? { tag } : {}) }
}

/** Reads a stack of data in either form; absent for air and for nothing, throws `CommandError` for unknown items. */
export function stackOfData(world: WorldContext, data: JsonValue | undefined): ItemStack | undefined {
  const { id, Count, count, tag, components } = asCompound(data)
  if (typeof id !== 'string') return undefined
  const name = resourceName(id)
  if (name === 'air') return undefined
  if (!world.items.has(name)) throw new CommandError(`Unknown item 'minecraft:${name}'`)
  const wanted = numberOf(count) ?? numberOf(Count) ?? 1
  if (wanted < 1) return undefined
  const plain = Object.entries(asCompound(components)).map(([key, value]) => [resourceName(key), value])
  return {
    name,
    ...readItemTag({ ...asCompound(tag), ...Object.fromEntries(plain) }),
    count: Math.min(Math.floor(wanted), world.items.stackSize(name)),
  }
}

/** Lists the stacks of a row of slots with their numbers. */
export function dataOfSlots(
  world: WorldContext,
  slots: Iterable<readonly [slot: number, stack: ItemStack | undefined]>,
): readonly Compound[] {
  return [...slots].flatMap(([Slot, stack]) => (stack ? [{ Slot, ...dataOfStack(world, stack) }] : []))
}

/** Reads what `dataOfSlots` lists. */
export function slotsOfData(
  world: WorldContext,
  data: JsonValue | undefined,
): readonly (readonly [slot: number, stack: ItemStack | undefined])[] {
  return asList(data).flatMap((entry) => {
    const slot = numberOf(asCompound(entry)['Slot'])
    return slot === undefined ? [] : [[slot, stackOfData(world, entry)] as const]
  })
}
