import { listenerAdvice, waitAdvice } from './advice.ts'
import { object, optional } from './composed-argument-type.ts'
import { goalClasses } from './goal-classes.ts'
import { call, refused, rows, type CallMember, type Member } from './member.ts'

/** Classes of the game that programs may construct. */
export const gameClasses: Readonly<Record<string, CallMember>> = {
  // Its sets of blocks and items take that much; programs seldom need more than one.
  Movements: call({ bot: object('bot'), mcData: optional(object('mcData')) }, { costUs: 3000 }),
  ...goalClasses,
}

/** Names of host objects in scope of a program, besides classes, primitives and skills. */
export const gameObjects = ['bot', 'mcData'] as const

/** Names the guest itself provides, besides those of the language. */
export const guestGlobals = [
  'Vec3',
  'console',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
] as const

const noMachine = 'a program has no access to the computer'
const noNetwork = 'a program has no access to the network'
const functionsAlone = 'hand in the functions alone'
const namesGiven = 'use the given names directly'

const goalsInScope = 'GoalNear, GoalBlock, GoalXZ and the other goals are in scope by their own names'
const useVec3 = 'new Vec3(x, y, z) is in scope'
const fromGame = 'take what the game gives: bot.inventory.items(), bot.blockAt(position), bot.recipesFor(id)'
const onePlugin =
  'its plugins are loaded; use bot.pathfinder, bot.collectBlock, bot.tool, bot.pvp and bot.hawkEye'

/** Names programs often ask for and cannot have. */
export const refusedGlobals: Readonly<Record<string, Member>> = {
  require: refused('everything a program may use is already in scope'),
  process: refused(noMachine),
  globalThis: refused(namesGiven),
  global: refused(namesGiven),
  eval: refused('write the code out'),
  Function: refused('write the function out'),
  ...rows(refused(noMachine), 'fs', 'child_process'),
  ...rows(refused(functionsAlone), 'module', 'exports'),
  ...rows(refused('Date.now() counts milliseconds'), 'performance'),
  ...rows(refused('use toFixed and String'), 'Intl'),
  ...rows(refused('use texts, lists and Uint8Array'), 'Buffer'),
  ...rows(refused('use JSON.parse(JSON.stringify(value))'), 'structuredClone'),
  ...rows(refused('functions of the bot give promises already, await them'), 'util', 'promisify'),
  ...rows(refused('throw new Error(text) where something is wrong'), 'assert'),
  ...rows(refused(listenerAdvice), 'once', 'EventEmitter'),
  ...rows(refused('compare bot.timeLeft() in a counted loop'), 'AbortController'),
  ...rows(refused(noNetwork), 'fetch', 'axios'),
  WebSocket: refused(noNetwork),
  XMLHttpRequest: refused(noNetwork),
  ...rows(refused(waitAdvice), 'sleep', 'wait', 'delay', 'waitForTicks', 'waitTicks'),
  ...rows(refused(goalsInScope), 'goals'),
  ...rows(refused(useVec3), 'vec3'),
  ...rows(refused(fromGame), 'Item', 'Block', 'Entity', 'Recipe', 'Window', 'Biome'),
  ...rows(refused(onePlugin), 'mineflayer', 'pathfinder', 'collectBlock', 'pvp', 'hawkEye'),
  ...rows(
    refused('the names of blocks, items and creatures are in mcData'),
    'minecraftData',
    'minecraft_data',
    'mcdata',
    'registry',
  ),
}
