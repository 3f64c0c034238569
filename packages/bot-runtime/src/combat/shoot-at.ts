import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

type Entity = Bot['entity']

export interface ShootAtOptions {
  readonly signal: AbortSignal
  readonly weapon: string
  readonly limitTicks: number
}

export type ShootingEnd = 'killed' | 'gone' | 'timeout' | 'no-ammunition'

// Ticks to draw a bow fully, and to load a crossbow.
const drawTicks: Readonly<Record<string, number>> = { bow: 22, crossbow: 27, trident: 12 }

// Blocks per tick of a fully charged shot, and what the air and gravity take from it.
const arrowSpeed = 3
const gravity = 0.05

// Arrows fly slower than light: wait for the hit before aiming again.
const flightTicks = 10

/** Shoots at a creature until it is dead, aiming above it for the drop of the flight. */
export async function shootAt(
  bot: Bot,
  target: Entity,
  { signal, weapon, limitTicks }: ShootAtOptions,
): Promise<ShootingEnd> {
  let end: ShootingEnd | undefined
  const onDead = (entity: Entity): void => {
    if (entity.id === target.id) end = 'killed'
  }
  const onGone = (entity: Entity): void => {
    if (entity.id === target.id) end ??= 'gone'
  }
  bot.on('entityDead', onDead)
  bot.on('entityGone', onGone)
  try {
    for (let ticks = 0; ticks < limitTicks && !end;) {
      if (!hasAmmunition(bot, weapon)) return 'no-ammunition'
      const charge = drawTicks[weapon] ?? 1
      await aim(bot, target)
      bot.activateItem()
      await waitForTicks(bot, charge, { signal, until: () => end !== undefined })
      await aim(bot, target)
      bot.deactivateItem()
      await waitForTicks(bot, flightTicks, { signal, until: () => end !== undefined })
      ticks += charge + flightTicks
    }
    return end ?? 'timeout'
  } finally {
    bot.removeListener('entityDead', onDead)
    bot.removeListener('entityGone', onGone)
  }
}

function aim(bot: Bot, target: Entity): Promise<void> {
  const distance = target.position.distanceTo(bot.entity.position)
  const ticks = distance / arrowSpeed
  const lead = target.velocity.scaled(ticks)
  const drop = 0.5 * gravity * ticks * ticks
  return bot.lookAt(target.position.plus(lead).offset(0, target.height * 0.6 + drop, 0), true)
}

function hasAmmunition(bot: Bot, weapon: string): boolean {
  const needs = weapon === 'bow' || weapon === 'crossbow' ? /arrow$/ : new RegExp(`^${weapon}$`)
  return bot.inventory.items().some(({ name }) => needs.test(name))
}
