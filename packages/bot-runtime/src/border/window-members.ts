import { callback, flag, itemId, text, whole } from './argument-type.ts'
import { either, object, optional } from './composed-argument-type.ts'
import { awaited, call, read, rows, type CallMember, type Member } from './member.ts'
import { asCounted } from './as-counted.ts'

/** Highest slot of any window, and one more for ranges. */
const slot = whole(0, 256)
// -1 stands for any.
const metadata = optional(whole(-1, 65_535))
const nbt = optional(object('data'))
const count = optional(whole(0, 2304))
const range = { start: slot, end: slot } as const
const itemInRange = { ...range, itemType: itemId, metadata, notFull: optional(flag) } as const
const named = { item: either(itemId, text(100)), metadata, notFull: optional(flag) } as const
const moved = { itemType: itemId, metadata, count, nbt } as const
const listener = { event: text(100), listener: callback } as const

/** A row for a call that gives items. */
const counted = (takes: CallMember['takes'] = {}): CallMember => call(takes, { result: asCounted })

/** Members of the player's inventory and of what opens: chests, furnaces, tables, anvils, villagers. */
export const windowMembers: Readonly<Record<string, Member>> = {
  ...rows(read(), 'id', 'type', 'title', 'inventoryStart', 'inventoryEnd', 'hotbarStart'),
  slots: read((window) => asCounted(Reflect.get(window, 'slots'))),
  ...rows(read(), 'craftingResultSlot', 'selectedItem', 'fuel', 'fuelSeconds', 'totalFuel'),
  ...rows(read(), 'progress', 'progressSeconds', 'totalProgress'),
  ...rows(read(), 'trades', 'selectedTrade', 'enchantments', 'xpseed'),
  ...rows(call(listener), 'on', 'once', 'off', 'addListener', 'removeListener'),
  ...rows(counted(), 'items', 'containerItems'),
  emptySlotCount: call(),
  ...rows(call({ itemType: either(itemId, text(100)), metadata }), 'count', 'containerCount'),
  ...rows(counted(named), 'findInventoryItem', 'findContainerItem'),
  findItemRange: counted({ ...itemInRange, nbt, withoutCraftResultSlot: optional(flag) }),
  findItemsRange: counted({ ...itemInRange, nbt, withoutCraftResultSlot: optional(flag) }),
  findItemRangeName: counted({ ...range, itemName: text(100), metadata, notFull: optional(flag) }),
  countRange: call({ ...range, itemType: itemId, metadata }),
  itemsRange: counted(range),
  itemsRangeCount: call(range),
  firstEmptyInventorySlot: call({ hotbarFirst: optional(flag) }),
  ...rows(call(), 'firstEmptyHotbarSlot', 'firstEmptyContainerSlot'),
  firstEmptySlotRange: call(range),
  ...rows(awaited(moved), 'deposit', 'withdraw'),
  close: awaited(),
  ...rows(counted(), 'fuelItem', 'inputItem', 'outputItem', 'targetItem'),
  ...rows(awaited(), 'takeInput', 'takeFuel', 'takeOutput', 'takeTargetItem'),
  putInput: awaited({ itemType: itemId, metadata, count }),
  putFuel: awaited({ itemType: itemId, metadata, count }),
  enchant: awaited({ choice: either(whole(0, 2), text(1)) }),
  putTargetItem: awaited({ item: object('item') }),
  putLapis: awaited({ item: object('item') }),
  trade: awaited({ index: whole(0, 255), count: optional(whole(0, 64)) }),
  combine: awaited({ first: object('item'), second: object('item'), name: optional(text(50)) }),
  rename: awaited({ item: object('item'), name: text(50) }),
}
