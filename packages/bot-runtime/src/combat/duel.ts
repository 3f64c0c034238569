import type { Bot } from 'mineflayer'
import { isBodyTaken } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { strikeBullet } from './strike-bullet.ts'
import { canStrike } from './strike-zone.ts'

type Entity = Bot['entity']

/** End of a fight; `gone` means the creature vanished without dying where the bot could see it. */
export type FightEnd = 'killed' | 'gone' | 'timeout' | 'died' | 'unreachable'

/** A fight with one creature, as far as arms are concerned: whoever is in reach is hit. */
export interface Duel {
  /** Absent while it goes on. */
  readonly end: FightEnd | undefined
  readonly blows: number
  stop(): void
}

export interface StartDuelOptions {
  /** Ticks between full blows with what is in hand. */
  readonly cooldownTicks: number
  readonly limitTicks: number
  /** Whether the hand holds what it strikes with; asked before each blow, which waits for it. */
  readonly isArmed?: () => boolean
}

// Creatures that a program fights, which tells of them itself.
const foughtByBot = new WeakMap<Bot, Set<number>>()

// Ticks that reflexes may steer the body, as while it hides for a night: the fight waits meanwhile.
const longestHold = 12_000

/** Begins to hit a creature whenever it is in reach. */
export function startDuel(
  bot: Bot,
  target: Entity,
  { cooldownTicks, limitTicks, isArmed = () => true }: StartDuelOptions,
): Duel {
  let end: FightEnd | undefined
  let ticks = 0
  let heldTicks = 0
  let nextBlow = 0
  let blows = 0
  const onTick = (): void => {
    if (end !== undefined) return
    if (isBodyTaken(bot)) {
      heldTicks += 1
      if (heldTicks > longestHold) end = 'timeout'
      return
    }
    ticks += 1
    if (ticks > limitTicks) end = 'timeout'
    // Whoever is lifted is out of reach of what it fights.
    if (end !== undefined || (target.name === 'shulker' && strikeBullet(bot))) return
    if (ticks < nextBlow || !canStrike(bot, target) || !isArmed()) return
    nextBlow = ticks + cooldownTicks
    blows += 1
    // The turn is made at once and never fails.
    void bot.lookAt(target.position.offset(0, target.height / 2, 0), true)
    bot.attack(target)
  }
  const fought = foughtByBot.get(bot) ?? new Set<number>()
  foughtByBot.set(bot, fought.add(target.id))
  const stops = [
    () => void fought.delete(target.id),
    listen(bot, 'physicsTick', onTick),
    listen(bot, 'entityDead', ({ id }) => {
      if (id === target.id) end = 'killed'
    }),
    listen(bot, 'entityGone', ({ id }) => {
      if (id === target.id) end ??= 'gone'
    }),
    listen(bot, 'death', () => {
      end ??= 'died'
    }),
  ]
  return {
    get end() {
      return end
    },
    get blows() {
      return blows
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** Whether a fight with a creature goes on that a program has begun. */
export function isFought(bot: Bot, { id }: Pick<Entity, 'id'>): boolean {
  return foughtByBot.get(bot)?.has(id) === true
}
