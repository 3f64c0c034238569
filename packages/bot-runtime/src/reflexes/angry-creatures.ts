import { provokedCreatures } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { listen } from '../bot/listen.ts'

type Entity = Bot['entity']

// Ticks for which a creature that struck counts as an enemy: vanilla's anger lasts 20 to 39 seconds (PERSISTENT_ANGER_TIME).
const angerTicks = 800

// Reach of a creature that struck, where the server does not say who it was, in blocks.
const strikeBlocks = 4

const angryByBot = new WeakMap<Bot, Map<number, number>>()

/** Remembers which creatures that leave players alone have struck the bot; returns what stops it. */
export function watchAnger(bot: Bot): () => void {
  return listen(bot, 'entityHurt', (hurt, source?: Entity) => {
    if (hurt !== bot.entity) return
    const striker = source ?? nearestProvoked(bot)
    if (!striker || !provokedCreatures.has(striker.name ?? '')) return
    const angry = angryByBot.get(bot) ?? new Map<number, number>()
    angry.set(striker.id, bot.time.age + angerTicks)
    angryByBot.set(bot, angry)
  })
}

/** Whether a creature has struck the bot a short while ago; in the End, where dozens of endermen do, none counts. */
export function isAngry(bot: Bot, { id }: Pick<Entity, 'id'>): boolean {
  const until = angryByBot.get(bot)?.get(id)
  return until !== undefined && until > bot.time.age && !bot.game.dimension.endsWith('end')
}

function nearestProvoked(bot: Bot): Entity | undefined {
  return Object.values(bot.entities)
    .filter(
      ({ name, position }) =>
        provokedCreatures.has(name ?? '') && position.distanceTo(bot.entity.position) < strikeBlocks,
    )
    .toSorted(
      (a, b) => a.position.distanceTo(bot.entity.position) - b.position.distanceTo(bot.entity.position),
    )[0]
}
