import type { Bot } from 'mineflayer'
import { fourSides } from '../bot/four-sides.ts'
import { holdsShield } from '../bot/holds-shield.ts'
import { guardShield } from '../combat/guard-shield.ts'
import { comingBall } from './balls.ts'
import { isOverDeep } from './deep-edge.ts'
import { startReflex } from './start-reflex.ts'

// Blocks at which a ball is seen coming: it flies 0.9 in a tick, and a shield is up after five.
const blazeBall = { name: 'small_fireball', withinBlocks: 20 }

// A blaze shoots three balls, six ticks apart (https://minecraft.wiki/w/Blaze#Behavior).
const betweenTicks = 8

// The longest flight and the whole volley.
const longestTicks = 48

// A fall of so many blocks costs more than a ball does.
const deepBlocks = 6

// As far as a hit throws a body.
const thrownBlocks = 1.3

// From one stand on a walk to the next one: amid several blazes nobody would get on.
const walkTicks = 80

/**
 * Stands still behind the shield while the balls of a blaze come, on a walk and wherever a hit would throw the body off a
 * bridge or a pillar: a ball costs as much again in fire, and such falls were what most lives in the Nether ended with.
 * Returns what stops it.
 */
export function shieldFromFire(bot: Bot): () => void {
  let walksUntil = 0
  return startReflex(bot, {
    everyTicks: 1,
    look(tick) {
      if (!holdsShield(bot) || comingBall(bot, blazeBall) === undefined) return undefined
      if (isOnPerch(bot)) return () => guard(bot)
      // Who fights stands as the fight wants it.
      if (tick < walksUntil || !bot.pathfinder.isMoving()) return undefined
      walksUntil = tick + walkTicks
      return () => guard(bot)
    },
  })
}

async function guard(bot: Bot): Promise<void> {
  const shield = guardShield(bot)
  bot.clearControlStates()
  try {
    for (let tick = 0, quiet = 0; tick < longestTicks && quiet < betweenTicks; tick += 1) {
      const ball = comingBall(bot, blazeBall)
      quiet = ball === undefined ? quiet + 1 : 0
      if (ball !== undefined) await bot.lookAt(ball.position, true)
      shield.raise()
      await bot.waitForTicks(1)
    }
  } finally {
    shield.lower()
  }
}

/** Whether a body that is thrown aside falls deep. */
function isOnPerch(bot: Bot): boolean {
  const { position } = bot.entity
  return fourSides.some((side) => isOverDeep(bot, position.plus(side.scaled(thrownBlocks)), deepBlocks))
}
