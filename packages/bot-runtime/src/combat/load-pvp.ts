import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { isBodyTaken } from '../bot/body-control.ts'
import { blowTicks } from './blow-ticks.ts'

type Entity = Bot['entity']

/** Fighting in the names of the plugin that programs of the original know as `bot.pvp`. */
export interface Pvp {
  /** Creature that is fought; undefined at rest. */
  target: Entity | undefined
  /** Blocks within which it is hit. */
  attackRange: number
  /** Blocks up to which the bot comes close. */
  followRange: number
  /** Blocks beyond which the bot lets it go. */
  viewDistance: number
  /** Follows and hits the creature until it is gone or `stop` is called; resolves when the fight has begun. */
  attack(this: void, target: Entity): Promise<void>
  /** Ends the fight; resolves when the bot stands. */
  stop(this: void): Promise<void>
  /** Ends the fight in the middle of a step. */
  forceStop(this: void): void
}

// The plugin's own defaults, which programs of the original count on.
const attackRange = 3.5
const followRange = 2
const viewDistance = 128

/** Gives a bot its `pvp`. */
export function loadPvp(bot: Bot): void {
  let ticks = 0
  let nextBlow = 0
  const pvp: Pvp = {
    target: undefined,
    attackRange,
    followRange,
    viewDistance,
    async attack(target) {
      if (target === pvp.target) return
      pvp.forceStop()
      pvp.target = target
      nextBlow = ticks
      bot.pathfinder.setGoal(new pathfinderPackage.goals.GoalFollow(target, pvp.followRange), true)
    },
    async stop() {
      pvp.forceStop()
    },
    forceStop() {
      if (pvp.target === undefined) return
      pvp.target = undefined
      bot.pathfinder.setGoal(null)
    },
  }
  bot.on('physicsTick', () => {
    ticks += 1
    const { target } = pvp
    // While a reflex steers the body, the fight waits.
    if (target === undefined || isBodyTaken(bot)) return
    const distance = target.position.distanceTo(bot.entity.position)
    if (distance > pvp.viewDistance) return pvp.forceStop()
    if (ticks < nextBlow || distance > pvp.attackRange) return
    nextBlow = ticks + blowTicks(bot.heldItem?.name)
    // The turn is made at once and never fails.
    void bot.lookAt(target.position.offset(0, target.height, 0), true)
    bot.attack(target)
  })
  bot.on('entityGone', (entity) => {
    if (entity === pvp.target) pvp.forceStop()
  })
  Reflect.set(bot, 'pvp', pvp)
}

/** The fighting of a bot; undefined before it was loaded. */
export function pvpOf(bot: Bot): Pvp | undefined {
  // Set by `loadPvp` only; mineflayer's types do not know it.
  return Reflect.get(bot, 'pvp') as Pvp | undefined
}
