import type { Bot } from 'mineflayer'

type Entity = Bot['entity']

// A survival player's reach, in blocks, from the feet: the server measures from the eyes.
const reach = 3.2

// Ticks between blows: a pickaxe needs seventeen to recover, an axe twenty-one; hitting sooner does next to no damage.
const cooldownTicks = 14

// Hitting these makes things worse, or they are no danger unless hit.
const leftAlone = new Set(['creeper', 'enderman', 'zombified_piglin', 'piglin'])

/** Hits hostile creatures that come within reach, while the bot goes on with its work; returns what stops it. */
export function defendItself(bot: Bot): () => void {
  let rest = 0
  const onTick = (): void => {
    rest -= 1
    if (rest > 0) return
    const attacker = nearestAttacker(bot)
    if (!attacker) return
    rest = cooldownTicks
    bot.attack(attacker)
  }
  bot.on('physicsTick', onTick)
  return () => bot.removeListener('physicsTick', onTick)
}

function nearestAttacker(bot: Bot): Entity | undefined {
  let nearest: Entity | undefined
  let distance = reach
  for (const entity of Object.values(bot.entities)) {
    if (entity.type !== 'hostile' || leftAlone.has(entity.name ?? '')) continue
    const away = entity.position.distanceTo(bot.entity.position)
    if (away >= distance) continue
    nearest = entity
    distance = away
  }
  return nearest
}
