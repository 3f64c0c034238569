import { listenerAdvice } from './advice.ts'
import { asCounted } from './as-counted.ts'
import {
  blockId,
  callback,
  chat,
  choice,
  direction,
  flag,
  itemId,
  number,
  position,
  text,
  whole,
} from './argument-type.ts'
import { either, listOf, object, optional, options } from './composed-argument-type.ts'
import { awaited, call, constant, read, refused, rows, type Member } from './member.ts'

type Members = Readonly<Record<string, Member>>

/** Farthest search for blocks, in blocks: the server loads no more. */
const farthestSearch = 256
/** Most positions one search may return. */
const mostPositions = 10_000
/** Longest chat message; the server ends the connection of a bot that floods it. */
const longestMessage = 1024
/** Most items an inventory holds. */
const mostItems = 2304
/** Highest slot of any window. */
const highestSlot = 255

const count = whole(0, mostItems)
// -1 stands for any.
const metadata = optional(whole(-1, 65_535))
const table = optional(either(object('block'), flag))
const hand = choice('hand', 'head', 'torso', 'legs', 'feet', 'off-hand')
const key = choice('forward', 'back', 'left', 'right', 'jump', 'sprint', 'sneak')
const rayLength = optional(number(0, farthestSearch))

const search = options({
  matching: either(blockId, listOf(blockId, 1000), callback),
  maxDistance: optional(number(0, farthestSearch)),
  count: optional(whole(0, mostPositions)),
  point: optional(position),
  useExtraInfo: optional(either(flag, callback)),
})

const state: Members = {
  ...rows(constant(), 'username', 'version', 'majorVersion', 'registry'),
  ...rows(constant(), 'pathfinder', 'collectBlock', 'tool', 'pvp', 'hawkEye', 'world'),
  ...rows(read(), 'entity', 'entities', 'players', 'player'),
  ...rows(read(), 'health', 'food', 'foodSaturation', 'oxygenLevel', 'experience'),
  ...rows(read(), 'game', 'time', 'isRaining', 'rainState', 'thunderState', 'spawnPoint'),
  heldItem: read((bot) => asCounted(Reflect.get(bot, 'heldItem'))),
  ...rows(read(), 'inventory', 'currentWindow', 'quickBarSlot', 'usingHeldItem'),
  ...rows(read(), 'isSleeping', 'isAlive', 'targetDigBlock', 'controlState', 'vehicle'),
}

const looking: Members = {
  blockAt: call({ position, extraInfos: optional(flag) }, { isShown: true }),
  findBlock: call({ options: search }, { costUs: 50 }),
  findBlocks: call({ options: search }, { costUs: 50 }),
  canSeeBlock: call({ block: object('block') }, { costUs: 200 }),
  canDigBlock: call({ block: object('block') }),
  digTime: call({ block: object('block') }),
  blockAtCursor: call({ maxDistance: rayLength }, { costUs: 500 }),
  blockInSight: call(
    { maxSteps: optional(number(0, farthestSearch)), vectorLength: optional(number(0, 1)) },
    { costUs: 500 },
  ),
  entityAtCursor: call({ maxDistance: rayLength }, { costUs: 500 }),
  blockAtEntityCursor: call({ entity: optional(object('entity')), maxDistance: rayLength }, { costUs: 500 }),
  nearestEntity: call({ filter: optional(callback) }, { costUs: 50 }),
  isABed: call({ block: object('block') }, { isShown: true, primitive: 'sleepInBed' }),
  recipesFor: call(
    { itemType: itemId, metadata, minResultCount: optional(count), craftingTable: table },
    { costUs: 200 },
  ),
  recipesAll: call({ itemType: itemId, metadata, craftingTable: table }, { costUs: 200 }),
  getEquipmentDestSlot: call({ destination: hand }),
  getControlState: call({ control: key }),
  supportFeature: call({ feature: text(100) }),
  inventoryUsed: call(),
  timeLeft: call({}, { isShown: true, shown: 'bot.timeLeft() in seconds' }),
  waitForTicks: awaited({ ticks: number(0, 10_000_000) }, { costUs: 20 }),
  waitForChunksToLoad: awaited(),
}

const acting: Members = {
  lookAt: awaited({ position, force: optional(flag) }, { isShown: true }),
  look: awaited({ yaw: number(-1000, 1000), pitch: number(-1000, 1000), force: optional(flag) }),
  setControlState: call({ control: key, state: flag }),
  clearControlStates: call(),
  dig: awaited(
    {
      block: object('block'),
      forceLook: optional(either(flag, choice('ignore'))),
      digFace: optional(either(direction, choice('auto', 'raycast'))),
    },
    { primitive: 'mineBlock' },
  ),
  stopDigging: call(),
  placeBlock: awaited({ block: object('block'), face: direction }, { primitive: 'placeItem' }),
  placeEntity: awaited({ block: object('block'), face: direction }),
  equip: awaited(
    { item: either(object('item'), itemId), destination: optional(hand) },
    { isShown: true, primitive: 'equipItem' },
  ),
  unequip: awaited({ destination: optional(hand) }),
  setQuickBarSlot: call({ slot: whole(0, 8) }),
  toss: awaited({ itemType: itemId, metadata, count: optional(count) }),
  tossStack: awaited({ item: object('item') }),
  craft: awaited(
    { recipe: object('recipe'), count: optional(count), craftingTable: optional(object('block')) },
    { primitive: 'craftItem' },
  ),
  consume: awaited({}, { isShown: true, primitive: 'eatFood' }),
  fish: awaited({}, { isShown: true, primitive: 'fishItem' }),
  sleep: awaited({ bed: object('block') }, { isShown: true, primitive: 'sleepInBed' }),
  wake: awaited(),
  attack: call({ entity: object('entity') }, { primitive: 'killMob' }),
  swingArm: call({ hand: optional(choice('left', 'right')), showHand: optional(flag) }),
  mount: call({ entity: object('entity') }),
  dismount: call(),
  moveVehicle: call({ left: number(-1, 1), forward: number(-1, 1) }),
  elytraFly: awaited(),
  chat: call({ message: chat(longestMessage) }, { isChat: true }),
  save: call({ name: text(256) }, { keepsBytes: 1024 }),
}

const using: Members = {
  activateItem: call(
    { offhand: optional(flag) },
    { isShown: true, shown: 'bot.activateItem() for what is in hand' },
  ),
  deactivateItem: call(),
  activateBlock: awaited(
    { block: object('block'), direction: optional(direction), cursor: optional(direction) },
    { isShown: true },
  ),
  activateEntity: awaited({ entity: object('entity') }),
  activateEntityAt: awaited({ entity: object('entity'), position }),
  useOn: call({ entity: object('entity') }, { isShown: true }),
  openBlock: awaited({ block: object('block') }),
  openChest: awaited({ chest: object('block', 'entity') }),
  openContainer: awaited({ container: object('block', 'entity') }),
  openFurnace: awaited({ furnace: object('block') }, { primitive: 'smeltItem' }),
  openDispenser: awaited({ dispenser: object('block') }),
  openEnchantmentTable: awaited({ table: object('block') }),
  openAnvil: awaited({ anvil: object('block') }),
  openEntity: awaited({ entity: object('entity') }),
  openVillager: awaited({ villager: object('entity') }),
  trade: awaited({ window: object('window'), index: whole(0, 255), count: optional(whole(0, 64)) }),
  closeWindow: call({ window: object('window') }),
  moveSlotItem: awaited({ from: whole(0, highestSlot), to: whole(0, highestSlot) }),
  putAway: awaited({ slot: whole(0, highestSlot) }),
  updateHeldItem: call(),
  updateSign: call({ block: object('block'), text: chat(384), back: optional(flag) }),
  writeBook: awaited({ slot: whole(0, highestSlot), pages: listOf(chat(1024), 100) }),
}

const listener = { event: text(100), listener: callback } as const

const listening: Members = {
  on: call(listener, { discouraged: listenerAdvice }),
  once: call(listener, { discouraged: listenerAdvice }),
  addListener: call(listener, { discouraged: listenerAdvice }),
  prependListener: call(listener, { discouraged: listenerAdvice }),
  off: call(listener),
  removeListener: call(listener),
}

const noConnection = 'a program never leaves the world'
const noPlugins =
  'pathfinder, collectBlock, tool, pvp and hawkEye are loaded, and learned skills are functions: await them by name'
const noSettings = 'how the bot is connected is the embedder’s choice; programs play with it as it is'
const noPatterns =
  'what others say is told with the next observation; await the call that does the work, or count rounds of bot.waitForTicks'
const noBoards = 'boards and teams are not told to programs; read bot.players and bot.entities'
const noPhysics = 'bodies move by bot.setControlState, bot.look and the primitives'
const noSlots = 'use moveSlotItem, putAway and equip of the bot, and deposit and withdraw of an open window'
const noCommands = 'commands are operator powers, play as a player would'

const refusals: Members = {
  _client: refused('packets are out of reach, use the functions of the bot'),
  ...rows(refused(noConnection), 'quit', 'end', 'connect'),
  ...rows(refused(noPlugins), 'loadPlugin', 'loadPlugins'),
  emit: refused('programs cannot forge events, await the call that does the work'),
  removeAllListeners: refused('leave the listeners of others alone, take off your own with bot.off'),
  creative: refused('creative powers are not part of survival, play as a player would'),
  whisper: refused('programs speak with bot.chat only'),
  ...rows(refused(noCommands), 'setCommandBlock', 'tabComplete'),
  clickWindow: refused('raw window clicks are out of reach, use the functions of the window'),
  ...rows(refused(noSlots), 'transfer', 'putSelectedItemRange', 'simpleClick'),
  ...rows(
    refused(noSettings),
    'settings',
    'setSettings',
    'acceptResourcePack',
    'denyResourcePack',
    'hasPlugin',
  ),
  ...rows(refused(noPatterns), 'chatAddPattern', 'addChatPattern', 'addChatPatternSet', 'removeChatPattern'),
  ...rows(refused(noPatterns), 'chatPatterns', 'awaitMessage'),
  ...rows(refused(noBoards), 'scoreboard', 'scoreboards', 'teams', 'teamMap', 'tablist'),
  ...rows(refused(noPhysics), 'physics', 'physicsEnabled', 'fireworkRocketDuration'),
  getExplosionDamages: refused(
    'harm by explosions is not told beforehand; stay eight blocks away from creepers',
  ),
  respawn: refused('the bot comes back by itself; a death ends the program'),
}

/** Every member of `bot` a program may use, and those that are refused with a reason of their own. */
export const botMembers: Members = { ...state, ...looking, ...acting, ...using, ...listening, ...refusals }
