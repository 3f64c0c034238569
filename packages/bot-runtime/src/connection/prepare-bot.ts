import type { Clock } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import collectBlockPackage from 'mineflayer-collectblock'
import { guardHands } from '../bot/hands.ts'
import { walkWhenHungry } from './walk-when-hungry.ts'
import { watchDying } from '../combat/dying-creatures.ts'
import { loadHawkEye } from '../combat/load-hawk-eye.ts'
import { loadPvp } from '../combat/load-pvp.ts'
import { configureMovement } from '../movement/configure-movement.ts'
import { loadPathfinder } from '../movement/load-pathfinder.ts'
import { placeWhenClear } from '../movement/place-when-clear.ts'
import { rememberRefusedDigs } from '../bot/refused-digs.ts'
import { allowListeners } from './allow-listeners.ts'
import { boundHorseWindows } from './bound-horse-windows.ts'
import { containPhysics } from './contain-physics.ts'
import { loadTool } from './load-tool.ts'
import { rememberGameData } from './remember-game-data.ts'
import { rideAlong } from './ride-along.ts'
import { throttleChat } from './throttle-chat.ts'

/** Calls that a program may have under way at once: `pendingCalls` of the run's limits. */
const callsUnderWay = 500
/**
 * Listeners of one event before Node warns on the terminal. A step has some dozens of its own, and each call under way
 * listens a few times for the tick, the death and the end of what it does.
 */
const listenersLimit = 64 + 4 * callsUnderWay

/** Gives a bot that stands in the world everything that programs and primitives count on. */
export function prepareBot(bot: Bot, clock: Clock): void {
  allowListeners(bot, listenersLimit)
  boundHorseWindows(bot)
  rememberGameData()
  loadPathfinder(bot)
  rememberRefusedDigs(bot)
  guardHands(bot)
  placeWhenClear(bot)
  throttleChat(bot)
  loadTool(bot)
  bot.loadPlugin(collectBlockPackage.plugin)
  loadPvp(bot)
  loadHawkEye(bot)
  watchDying(bot)
  configureMovement(bot)
  walkWhenHungry(bot)
  rideAlong(bot, clock)
  containPhysics(bot, (error) => void bot.emit('error', error))
}
