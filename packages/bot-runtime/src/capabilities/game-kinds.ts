import { takes } from './call-rules.ts'
import { ownData } from './create-kind-policy.ts'
import type { ObjectKind } from './object-kind.ts'

/**
 * Whether an object is no plain data and has these members. Guest values always arrive as plain data, so a program
 * cannot pass off its own object as one; names of classes are no use, a minifier changes them.
 */
function has(...members: readonly string[]): (target: object) => boolean {
  return (target) => !isPlain(target) && members.every((member) => member in target)
}

function isPlain(target: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(target)
  return prototype === Object.prototype || prototype === null
}

const printing = { toString: true } as const
const listening = { on: true, once: true, off: true, addListener: true, removeListener: true } as const

/** Kinds for what the game is made of: blocks, entities, items, windows, recipes, goals, data. */
export const gameKinds: readonly ObjectKind[] = [
  {
    name: 'block',
    matches: has('stateId', 'boundingBox'),
    alike: {
      key: (block) => String(Reflect.get(block, 'stateId')),
      members: ['type', 'name', 'displayName', 'stateId', 'hardness', 'diggable', 'boundingBox', 'metadata'],
    },
    constants: ['type', 'name', 'displayName', 'position', 'stateId', 'hardness', 'diggable', 'boundingBox'],
    get: [
      'metadata',
      'light',
      'skyLight',
      'biome',
      'shapes',
      'transparent',
      'harvestTools',
      'material',
      'drops',
      'signText',
      'isWaterlogged',
      'blockEntity',
      'entity',
      'painting',
      'resistance',
    ],
    call: { getProperties: true, canHarvest: true, digTime: true, getSignText: true },
  },
  {
    name: 'entity',
    matches: has('position', 'velocity', 'metadata'),
    constants: ['id', 'type', 'name', 'displayName', 'kind', 'uuid', 'username', 'mobType', 'objectType'],
    get: [
      'position',
      'velocity',
      'yaw',
      'pitch',
      'height',
      'width',
      'onGround',
      'equipment',
      'heldItem',
      'health',
      'food',
      'metadata',
      'effects',
      'isValid',
      'vehicle',
      'passengers',
      'isInWater',
      'isInLava',
      'isInWeb',
      'count',
      'isCollidedHorizontally',
      'isCollidedVertically',
      'timeSinceOnGround',
      'elytraFlying',
      'headYaw',
      'attributes',
    ],
    call: { getDroppedItem: true, getCustomName: true },
  },
  {
    name: 'item',
    matches: has('count', 'stackSize'),
    constants: ['type', 'name', 'displayName', 'stackSize', 'maxDurability'],
    get: [
      'count',
      'metadata',
      'slot',
      'nbt',
      'durabilityUsed',
      'enchants',
      'customName',
      'customLore',
      'repairCost',
      'components',
    ],
  },
  {
    name: 'window',
    matches: has('inventoryStart', 'slots'),
    get: [
      'id',
      'type',
      'title',
      'slots',
      'inventoryStart',
      'inventoryEnd',
      'hotbarStart',
      'craftingResultSlot',
      'selectedItem',
      'fuel',
      'fuelSeconds',
      'totalFuel',
      'progress',
      'progressSeconds',
      'totalProgress',
      'trades',
      'selectedTrade',
      'enchantments',
      'xpseed',
    ],
    call: {
      ...listening,
      items: true,
      containerItems: true,
      count: true,
      containerCount: true,
      findInventoryItem: true,
      findContainerItem: true,
      findItemRange: true,
      findItemRangeName: true,
      findItemsRange: true,
      countRange: true,
      itemsRange: true,
      itemsRangeCount: true,
      emptySlotCount: true,
      firstEmptyInventorySlot: true,
      firstEmptyHotbarSlot: true,
      firstEmptyContainerSlot: true,
      firstEmptySlotRange: true,
      deposit: takes('number'),
      withdraw: takes('number'),
      close: true,
      fuelItem: true,
      inputItem: true,
      outputItem: true,
      takeInput: true,
      takeFuel: true,
      takeOutput: true,
      putInput: takes('number'),
      putFuel: takes('number'),
      enchant: true,
      takeTargetItem: true,
      putTargetItem: takes('item'),
      putLapis: takes('item'),
      targetItem: true,
      trade: true,
      combine: takes('item', 'item'),
      rename: takes('item', 'string'),
    },
  },
  {
    name: 'recipe',
    matches: (target) => has('ingredients', 'delta')(target) || has('id', 'metadata', 'count')(target),
    get: [
      'result',
      'inShape',
      'outShape',
      'ingredients',
      'delta',
      'requiresTable',
      'id',
      'metadata',
      'count',
    ],
  },
  {
    name: 'goal',
    matches: has('heuristic', 'isEnd'),
    get: ['x', 'y', 'z', 'rangeSq', 'range', 'goals', 'goal', 'entity', 'pos'],
    call: { isEnd: true, heuristic: true, hasChanged: true, isValid: true },
  },
  {
    name: 'movements',
    matches: has('canDig', 'blocksCantBreak'),
    get: movementSettings(),
    set: movementSettings(),
  },
  {
    name: 'biome',
    matches: has('name', 'rainfall'),
    get: [ownData],
  },
  {
    name: 'message',
    matches: has('json', 'toMotd'),
    get: ['text', 'extra', 'translate'],
    call: printing,
  },
  {
    name: 'mcData',
    matches: (target) => 'blocksByName' in target && 'itemsByName' in target && 'version' in target,
    get: [ownData],
    call: { isNewerOrEqualTo: true, isOlderThan: true, supportFeature: true },
  },
  {
    name: 'world',
    matches: has('getColumn', 'raycast'),
  },
  {
    name: 'data',
    matches: isPlain,
    get: [ownData],
  },
]

function movementSettings(): readonly string[] {
  return [
    'canDig',
    'digCost',
    'placeCost',
    'liquidCost',
    'entityCost',
    'dontCreateFlow',
    'dontMineUnderFallingBlock',
    'allow1by1towers',
    'allowFreeMotion',
    'allowParkour',
    'allowSprinting',
    'allowEntityDetection',
    'canOpenDoors',
    'maxDropDown',
    'infiniteLiquidDropdownDistance',
  ]
}
