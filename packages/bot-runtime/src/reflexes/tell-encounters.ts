import type { Bot } from 'mineflayer'
import { isFought } from '../combat/duel.ts'

type Entity = Bot['entity']

/** Tells of encounters in one line each, however often the work and the enemy took turns. */
export interface EncounterLog {
  /** A tick in which an enemy had the body. */
  note(enemy: Entity): void
  /** A blow in passing, while the work went on. */
  strike(enemy: Entity): void
  /** A tick in which none had it. */
  rest(): void
  /** Leaves out an enemy of whom another line tells now, for a while. */
  drop(enemy: Entity): void
}

// Ticks without an enemy after which an encounter is over, and shorter ones without a blow that are not worth a line.
const overTicks = 40
const leastTicks = 20

// Ticks for which an enemy that another line tells of has none of its own: one that waits outside of a hole is the same cause.
const toldTicks = 200

const ticksPerSecond = 20

/** Begins to listen; `say` writes to the program log. Whom a program fights by itself it tells of by itself. */
export function tellEncounters(bot: Bot, say: (text: string) => void): EncounterLog {
  const names = new Set<string>()
  let health = 0
  let [ticks, blows, quiet] = [0, 0, 0]
  let [toldName, toldFor] = ['', 0]
  const end = (): void => {
    names.clear()
    ;[ticks, blows, quiet] = [0, 0, 0]
  }
  const meet = (enemy: Entity): boolean => {
    if (isFought(bot, enemy) || (toldFor > 0 && enemy.name === toldName)) return false
    if (names.size === 0) ({ health } = bot)
    names.add(enemy.name ?? 'an enemy')
    quiet = 0
    return true
  }
  return {
    drop({ name = '' }) {
      end()
      ;[toldName, toldFor] = [name, toldTicks]
    },
    note(enemy) {
      toldFor -= 1
      if (meet(enemy)) ticks += 1
    },
    strike(enemy) {
      if (meet(enemy)) blows += 1
    },
    rest() {
      toldFor -= 1
      if (names.size === 0) return
      quiet += 1
      if (quiet < overTicks) return
      const whom = [...names].join(', ')
      const healths = `health ${Math.round(health)} to ${Math.round(bot.health)}`
      const seconds = Math.round(ticks / ticksPerSecond)
      if (bot.health > 0 && ticks >= leastTicks) say(`Dealt with ${whom} for ${seconds} s, ${healths}.`)
      else if (bot.health > 0 && blows > 0) say(`Struck ${whom} in passing, ${healths}.`)
      end()
    },
  }
}
