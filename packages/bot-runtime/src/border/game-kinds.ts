import { flag, itemId, number, position, text, whole } from './argument-type.ts'
import { either, listOf, object, optional, options } from './composed-argument-type.ts'
import { call, constant, read, refused, rows, setting, type Member } from './member.ts'
import { typedProperties } from './typed-properties.ts'
import type { ObjectKind } from './object-kind.ts'
import { windowMembers } from './window-members.ts'

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

/** Members of a block that its state decides, so that all blocks of one state read the same. */
export const stateMembers = [
  'type',
  'name',
  'displayName',
  'stateId',
  'hardness',
  'diggable',
  'boundingBox',
  'metadata',
  'transparent',
  'material',
  'isWaterlogged',
] as const

const blockMembers: Readonly<Record<string, Member>> = {
  ...rows(constant(), ...stateMembers, 'position'),
  ...rows(read(), 'light', 'skyLight', 'biome', 'shapes', 'harvestTools', 'drops', 'resistance'),
  ...rows(read(), 'signText', 'blockEntity', 'entity', 'painting', 'face', 'intersect'),
  _properties: read((block) => typedProperties(Reflect.get(block, '_properties'))),
  getProperties: call({}, { result: typedProperties }),
  canHarvest: call({ itemType: optional(itemId) }),
  digTime: call({
    itemType: optional(itemId),
    creative: optional(flag),
    inWater: optional(flag),
    notOnGround: optional(flag),
    enchantments: optional(
      listOf(either(object('data'), options({ name: text(100), lvl: whole(0, 255) })), 64),
    ),
    effects: optional(object('data')),
  }),
  getSignText: call(),
}

// The entity warns of its own older names on the terminal, with a trace; this is what they give.
const displayName = constant((entity) => Reflect.get(entity, 'displayName'))

const entityMembers: Readonly<Record<string, Member>> = {
  ...rows(constant(), 'id', 'type', 'name', 'displayName', 'kind', 'uuid', 'username'),
  ...rows(displayName, 'mobType', 'objectType'),
  ...rows(read(), 'position', 'velocity', 'yaw', 'pitch', 'headYaw', 'height', 'width', 'onGround'),
  ...rows(read(), 'eyeHeight'),
  ...rows(read(), 'equipment', 'heldItem', 'health', 'food', 'metadata', 'effects', 'attributes'),
  ...rows(read(), 'isValid', 'vehicle', 'passengers', 'count', 'elytraFlying', 'timeSinceOnGround'),
  ...rows(read(), 'isInWater', 'isInLava', 'isInWeb', 'isCollidedHorizontally', 'isCollidedVertically'),
  ...rows(call(), 'getDroppedItem', 'getCustomName'),
}

const itemMembers: Readonly<Record<string, Member>> = {
  ...rows(constant(), 'type', 'name', 'displayName', 'stackSize', 'maxDurability'),
  ...rows(read(), 'count', 'metadata', 'slot', 'nbt', 'durabilityUsed', 'enchants', 'customName'),
  ...rows(read(), 'customLore', 'repairCost', 'components'),
}

const noBlockLists =
  'the blocks that ways use and spare are chosen for programs; set canDig, allow1by1towers, digCost or placeCost'
const cost = setting(number(0, 1000))
const movementMembers: Readonly<Record<string, Member>> = {
  ...rows(setting(flag), 'canDig', 'dontCreateFlow', 'dontMineUnderFallingBlock', 'allow1by1towers'),
  ...rows(setting(flag), 'allowFreeMotion', 'allowParkour', 'allowSprinting', 'allowEntityDetection'),
  ...rows(setting(flag), 'canOpenDoors', 'infiniteLiquidDropdownDistance'),
  ...rows(cost, 'digCost', 'placeCost', 'liquidCost', 'entityCost'),
  maxDropDown: setting(whole(0, 512)),
  ...rows(refused(noBlockLists), 'blocksCantBreak', 'blocksToAvoid', 'scafoldingBlocks', 'replaceables'),
  ...rows(refused(noBlockLists), 'liquids', 'climbables', 'openable', 'fences', 'carpets', 'gravityBlocks'),
  ...rows(refused(noBlockLists), 'exclusionAreasStep', 'exclusionAreasBreak', 'exclusionAreasPlace'),
}

const noWorldListeners =
  'the world is read by programs, not watched or changed; look again with bot.blockAt after bot.waitForTicks(2)'

const worldMembers: Readonly<Record<string, Member>> = {
  ...rows(call({ position }), 'getBlock', 'getBlockStateId', 'getBlockType', 'getBlockData'),
  ...rows(call({ position }), 'getBlockLight', 'getSkyLight', 'getBiome'),
  raycast: refused(
    'look with bot.blockAtCursor(maxDistance), bot.canSeeBlock(block) or bot.entityAtCursor(maxDistance)',
  ),
  ...rows(refused(noWorldListeners), 'on', 'once', 'setBlock', 'setBlockStateId'),
}

/** Most goals one goal may be made of: the search asks every one of them at every place it looks at. */
const mostGoals = 64

/** Kinds for what the game is made of: blocks, entities, items, windows, recipes, goals, data. */
export const gameKinds: readonly ObjectKind[] = [
  { name: 'block', matches: has('stateId', 'boundingBox'), members: blockMembers, bytes: 2048 },
  { name: 'entity', matches: has('position', 'velocity', 'metadata'), members: entityMembers },
  { name: 'item', matches: has('count', 'stackSize'), members: itemMembers },
  { name: 'window', matches: has('inventoryStart', 'slots'), members: windowMembers },
  {
    name: 'recipe',
    matches: (target) => has('ingredients', 'delta')(target) || has('id', 'metadata', 'count')(target),
    members: {
      ...rows(read(), 'result', 'inShape', 'outShape', 'ingredients', 'delta', 'requiresTable'),
      ...rows(read(), 'id', 'metadata', 'count'),
    },
  },
  {
    name: 'goal',
    matches: has('heuristic', 'isEnd'),
    members: {
      ...rows(read(), 'x', 'y', 'z', 'rangeSq', 'range', 'goals', 'goal', 'entity', 'pos'),
      ...rows(call({ position }, { costUs: 200 }), 'isEnd', 'heuristic'),
      ...rows(call({}, { costUs: 50 }), 'hasChanged', 'isValid'),
    },
    objectionTo: (goal) =>
      isMadeOf(goal, mostGoals) ? undefined : `a goal that is made of at most ${mostGoals} goals`,
  },
  {
    name: 'movements',
    matches: has('canDig', 'blocksCantBreak'),
    members: movementMembers,
    bytes: 65_536,
  },
  {
    name: 'message',
    matches: has('json', 'toMotd'),
    members: { ...rows(read(), 'text', 'extra', 'translate'), toString: call() },
  },
  {
    name: 'mcData',
    matches: (target) => 'blocksByName' in target && 'itemsByName' in target && 'version' in target,
    isOpen: true,
    members: {
      ...rows(call({ version: text(32) }), 'isNewerOrEqualTo', 'isOlderThan'),
      supportFeature: call({ feature: text(100) }),
    },
  },
  {
    name: 'version',
    matches: has('minecraftVersion', 'majorVersion'),
    members: {
      ...rows(read(), 'minecraftVersion', 'majorVersion', 'type', 'dataVersion'),
      ...rows(call({ version: text(32) }), '>=', '>', '<', '<=', '=='),
    },
  },
  { name: 'world', matches: has('getColumn', 'raycast'), members: worldMembers },
  { name: 'data', matches: isPlain, members: {}, isOpen: true },
]

/** Whether a goal is made of at most so many goals, itself among them; stops counting there. */
function isMadeOf(goal: object, most: number): boolean {
  const open: object[] = [goal]
  for (let count = 1; open.length > 0; count += 1) {
    if (count > most) return false
    const next = open.pop()
    const parts: unknown = next && [Reflect.get(next, 'goal'), Reflect.get(next, 'goals')].flat()
    if (Array.isArray(parts)) {
      for (const part of parts) if (typeof part === 'object' && part !== null) open.push(part)
    }
  }
  return true
}
