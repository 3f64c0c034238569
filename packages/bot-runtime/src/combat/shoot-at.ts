import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { bodyOf } from './strike-zone.ts'
import { aimThrow, type Flight } from './aim-throw.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

type Entity = Bot['entity']

export interface ShootAtOptions {
  readonly signal: AbortSignal
  readonly weapon: string
  readonly limitTicks: number
  /** Asked before each shot; false ends the shooting. */
  readonly mayShoot?: () => boolean
  readonly onShot?: () => void
}

export type ShootingEnd = 'killed' | 'gone' | 'timeout' | 'no-ammunition'

// Ticks to draw a bow fully, and to load a crossbow.
const drawTicks: Readonly<Record<string, number>> = { bow: 22, crossbow: 27, trident: 12 }

// https://minecraft.wiki/w/Arrow; blocks per tick of a fully charged shot, and what gravity takes from it.
const flight: Flight = { speed: 3, gravity: 0.05 }
// Arrows leave a little below the eyes.
const arrowHeight = 1.52

// Arrows fly slower than light: wait for the hit before aiming again.
const flightTicks = 10

/** Shoots at a creature until it is dead, aiming above it for the drop of the flight. */
export async function shootAt(
  bot: Bot,
  target: Entity,
  { signal, weapon, limitTicks, mayShoot = () => true, onShot }: ShootAtOptions,
): Promise<ShootingEnd> {
  let end: ShootingEnd | undefined
  const onDead = (entity: Entity): void => {
    if (entity.id === target.id) end = 'killed'
  }
  const onGone = (entity: Entity): void => {
    if (entity.id === target.id) end ??= 'gone'
  }
  const motion = watchMotion(target)
  bot.on('physicsTick', motion.note)
  bot.on('entityDead', onDead)
  bot.on('entityGone', onGone)
  try {
    for (let ticks = 0; ticks < limitTicks && !end && mayShoot();) {
      if (!hasAmmunition(bot, weapon)) return 'no-ammunition'
      const charge = drawTicks[weapon] ?? 1
      await aim(bot, target, motion.perTick())
      bot.activateItem()
      await waitForTicks(bot, charge, { signal, until: () => end !== undefined })
      await aim(bot, target, motion.perTick())
      bot.deactivateItem()
      onShot?.()
      await waitForTicks(bot, flightTicks, { signal, until: () => end !== undefined })
      ticks += charge + flightTicks
    }
    return end ?? 'timeout'
  } finally {
    bot.removeListener('physicsTick', motion.note)
    bot.removeListener('entityDead', onDead)
    bot.removeListener('entityGone', onGone)
  }
}

const motionTicks = 6

/** Measures how far a creature moves in a tick; servers tell the velocity of few. */
function watchMotion(target: Entity): { note(this: void): void; perTick(this: void): Vec3 } {
  const places: Vec3[] = []
  return {
    note() {
      places.push(target.position.clone())
      if (places.length > motionTicks) places.shift()
    },
    perTick() {
      const [first] = places
      const last = places.at(-1)
      return first && last && places.length > 1
        ? last.minus(first).scaled(1 / (places.length - 1))
        : target.velocity
    },
  }
}

/** Looks where an arrow must leave to meet the target: raised for its fall, ahead of what moves. */
function aim(bot: Bot, target: Entity, motion: Vec3): Promise<void> {
  const eye = bot.entity.position.offset(0, arrowHeight, 0)
  const middle = target.position.offset(0, bodyOf(target).height * 0.6, 0)
  const lead = motion.scaled(middle.distanceTo(eye) / flight.speed)
  const way = middle.plus(lead).minus(eye)
  const pitch = aimThrow({ away: Math.hypot(way.x, way.z), rise: way.y }, flight)
  return bot.look(Math.atan2(-way.x, -way.z), pitch, true)
}

function hasAmmunition(bot: Bot, weapon: string): boolean {
  const needs = weapon === 'bow' || weapon === 'crossbow' ? /arrow$/ : new RegExp(`^${weapon}$`)
  return bot.inventory.items().some(({ name }) => needs.test(name))
}
