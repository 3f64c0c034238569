import type { Bot } from 'mineflayer'

interface Holds {
  now: number
  ever: number
}

const holdsByBot = new WeakMap<Bot, Holds>()

/**
 * Takes the body away from walks and digs, for a reflex that steers it; returns what gives it back.
 * Walks wait meanwhile and search a new way afterwards; a dig is broken off.
 */
export function takeBody(bot: Bot): () => void {
  const holds = holdsOf(bot)
  holds.now += 1
  holds.ever += 1
  bot.stopDigging()
  // Drops the path that leads on from here, but not the goal.
  bot.pathfinder.setMovements(bot.pathfinder.movements)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holds.now -= 1
    bot.clearControlStates()
  }
}

/** Whether a reflex steers the body now. */
export function isBodyTaken(bot: Bot): boolean {
  return (holdsByBot.get(bot)?.now ?? 0) > 0
}

/** Whether more than one steers the body: what runs from danger then yields. */
export function isBodyShared(bot: Bot): boolean {
  return (holdsByBot.get(bot)?.now ?? 0) > 1
}

/** Number of times that reflexes have taken the body so far: work that failed in between was not at fault. */
export function timesBodyTaken(bot: Bot): number {
  return holdsByBot.get(bot)?.ever ?? 0
}

function holdsOf(bot: Bot): Holds {
  const known = holdsByBot.get(bot)
  if (known) return known
  const holds = { now: 0, ever: 0 }
  holdsByBot.set(bot, holds)
  return holds
}
