import type { EquipmentDestination } from 'mineflayer'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

const slotsBySuffix: readonly (readonly [RegExp, EquipmentDestination])[] = [
  [/_helmet$|_head$|_skull$|^carved_pumpkin$/, 'head'],
  [/_chestplate$|^elytra$/, 'torso'],
  [/_leggings$/, 'legs'],
  [/_boots$/, 'feet'],
  [/^shield$/, 'off-hand'],
]

/** Wears or holds an item. */
export const equipItem: Primitive = definePrimitive({
  name: 'equipItem',
  summary: 'Wears armour, takes a shield in the off-hand, or anything else in hand.',
  topics: [
    'equip',
    'wear',
    'armor',
    'armour',
    'shield',
    'helmet',
    'chestplate',
    'leggings',
    'boots',
    'elytra',
  ],
  parameters: { name: { type: 'string', summary: 'item name, such as iron_chestplate' } },
  example: 'await equipItem(bot, "iron_chestplate")',
  async run({ bot }, { name }) {
    const kind = itemNamed(bot, 'equipItem', name)
    const slot = slotsBySuffix.find(([pattern]) => pattern.test(kind.name))?.[1] ?? 'hand'
    const worn = bot.inventory.slots[bot.getEquipmentDestSlot(slot)]
    if (worn?.name === kind.name) return succeeded({ item: kind.name, slot })
    const item = bot.inventory.items().find((held) => held.name === kind.name)
    if (!item) return failed('missing-item', `No ${name} in inventory`, { item: name })
    await bot.equip(item, slot)
    const now = bot.inventory.slots[bot.getEquipmentDestSlot(slot)]
    if (now?.name !== kind.name) return failed('refused', `I cannot equip ${name}`, { item: name, slot })
    return succeeded({ item: kind.name, slot })
  },
})
