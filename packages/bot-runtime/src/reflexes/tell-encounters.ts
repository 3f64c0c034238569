import type { Bot } from 'mineflayer'

/** Tells of encounters in one line each, however often the work and the enemy took turns. */
export interface EncounterLog {
  /** A tick in which an enemy had the body. */
  note(enemy: Bot['entity']): void
  /** A tick in which none had it. */
  rest(): void
}

// Ticks without an enemy after which an encounter is over, and shorter ones that are not worth a line.
const overTicks = 40
const leastTicks = 20

const ticksPerSecond = 20

/** Begins to listen; `say` writes to the program log. */
export function tellEncounters(bot: Bot, say: (text: string) => void): EncounterLog {
  const names = new Set<string>()
  let health = 0
  let ticks = 0
  let quiet = 0
  return {
    note({ name = 'an enemy' }) {
      if (ticks === 0) ({ health } = bot)
      names.add(name)
      ticks += 1
      quiet = 0
    },
    rest() {
      if (ticks === 0) return
      quiet += 1
      if (quiet < overTicks) return
      const seconds = Math.round(ticks / ticksPerSecond)
      const healths = `${Math.round(health)} to ${Math.round(bot.health)}`
      const isWorthIt = ticks >= leastTicks && bot.health > 0
      if (isWorthIt) say(`Dealt with ${[...names].join(', ')} for ${seconds} s, health ${healths}.`)
      names.clear()
      ticks = 0
      quiet = 0
    },
  }
}
