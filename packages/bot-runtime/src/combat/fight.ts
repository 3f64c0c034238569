import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { isBodyTaken } from '../bot/body-control.ts'
import { stopWalking } from '../movement/follow-path.ts'
import { equipWeapon } from './equip-weapon.ts'

type Entity = Bot['entity']

export interface FightOptions {
  readonly signal: AbortSignal
  readonly limitTicks: number
}

/** End of a fight; `gone` means the creature vanished without dying where the bot could see it. */
export type FightEnd = 'killed' | 'gone' | 'timeout' | 'died' | 'unreachable'

// A survival player's reach in blocks, less a margin for a creature that steps back.
const reach = 3

// Ticks that reflexes may steer the body, as while it hides for a night: the fight waits meanwhile.
const longestHold = 12_000

// Ticks without getting closer or landing a blow before the creature counts as out of reach.
const patienceTicks = 300

/** Runs after a creature and hits it until it is dead. */
export async function fight(
  bot: Bot,
  target: Entity,
  { signal, limitTicks }: FightOptions,
): Promise<FightEnd> {
  const cooldownTicks = await equipWeapon(bot)
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    let ticks = 0
    let heldTicks = 0
    let nextBlow = 0
    let lastProgress = 0
    let closest = Number.POSITIVE_INFINITY
    const stop = (settle: () => void): void => {
      bot.removeListener('physicsTick', onTick)
      bot.removeListener('entityDead', onDead)
      bot.removeListener('entityGone', onGone)
      bot.removeListener('death', onDeath)
      signal.removeEventListener('abort', onAbort)
      stopWalking(bot)
      settle()
    }
    const end = (how: FightEnd): void => stop(() => resolve(how))
    const onAbort = (): void => stop(() => reject(signal.reason))
    const onDead = (entity: Entity): void => {
      if (entity.id === target.id) end('killed')
    }
    const onGone = (entity: Entity): void => {
      if (entity.id === target.id) end('gone')
    }
    const onDeath = (): void => end('died')
    const onTick = (): void => {
      if (isBodyTaken(bot)) {
        heldTicks += 1
        if (heldTicks > longestHold) end('timeout')
        return
      }
      ticks += 1
      const distance = bot.entity.position.distanceTo(target.position)
      if (distance < closest - 0.5) {
        closest = distance
        lastProgress = ticks
      }
      if (ticks > limitTicks) return end('timeout')
      if (ticks - lastProgress > patienceTicks) return end('unreachable')
      if (distance > reach || ticks < nextBlow) return
      nextBlow = ticks + cooldownTicks
      lastProgress = ticks
      void bot.lookAt(target.position.offset(0, target.height / 2, 0), true)
      bot.attack(target)
    }
    bot.on('physicsTick', onTick)
    bot.on('entityDead', onDead)
    bot.on('entityGone', onGone)
    bot.on('death', onDeath)
    signal.addEventListener('abort', onAbort, { once: true })
    bot.pathfinder.setGoal(new pathfinderPackage.goals.GoalFollow(target, 1.5), true)
  })
}
