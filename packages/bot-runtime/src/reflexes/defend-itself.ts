import type { Bot } from 'mineflayer'
import { listen } from '../bot/listen.ts'
import { blowTicks } from '../combat/blow-ticks.ts'
import { isAngry } from './angry-creatures.ts'
import type { EncounterLog } from './tell-encounters.ts'
import { seesPlayerAt } from '../bot/sees-player-at.ts'
import { enemiesWithin, isHostile } from './hostile-creatures.ts'
import { eyeHeight } from '../bot/eye-height.ts'

type Entity = Bot['entity']

// A survival player's reach from the eyes to the body of a creature, in blocks.
const reachBlocks = 3

// No creature in reach has its feet farther off.
const nearBlocks = 5

export interface DefendItselfOptions {
  /** Told of each blow. */
  readonly encounters: Pick<EncounterLog, 'strike'>
}

/** Hits hostile creatures and those that struck, when they come within reach, while the bot goes on with its work; returns what stops it. */
export function defendItself(bot: Bot, { encounters }: DefendItselfOptions): () => void {
  let rest = 0
  const isEnemy = (entity: Entity): boolean => isHostile(entity) || isAngry(bot, entity)
  return listen(bot, 'physicsTick', () => {
    rest -= 1
    if (rest > 0) return
    const attacker = enemiesWithin(bot, { distanceBlocks: nearBlocks, isEnemy }).find(({ entity }) =>
      isInReach(bot, entity),
    )
    if (!attacker) return
    rest = blowTicks(bot.heldItem?.name)
    bot.attack(attacker.entity)
    encounters.strike(attacker.entity)
  })
}

function isInReach(bot: Bot, creature: Entity): boolean {
  const eyes = bot.entity.position.offset(0, eyeHeight, 0)
  const { position, width, height } = creature
  const half = width / 2
  const nearest = position.offset(
    clamp(eyes.x - position.x, -half, half),
    clamp(eyes.y - position.y, 0, height),
    clamp(eyes.z - position.z, -half, half),
  )
  return eyes.distanceTo(nearest) <= reachBlocks && seesPlayerAt(bot, creature, bot.entity.position)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
