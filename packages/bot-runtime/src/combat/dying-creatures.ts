import type { Bot } from 'mineflayer'

type Entity = Bot['entity']

const dyingByBot = new WeakMap<Bot, WeakSet<Entity>>()

/** Ticks after which a corpse has vanished: one second, and the way of the news. */
const corpseTicks = 60

/** Notes which creatures are dying: they lie there for a second, and nobody can kill them once more. */
export function watchDying(bot: Bot): void {
  const dying = new WeakSet<Entity>()
  dyingByBot.set(bot, dying)
  const corpses = new Map<Entity, number>()
  bot.on('entityDead', (entity) => {
    dying.add(entity)
    corpses.set(entity, corpseTicks)
  })
  bot.on('physicsTick', () => {
    for (const [entity, ticksLeft] of corpses) {
      if (ticksLeft > 0) corpses.set(entity, ticksLeft - 1)
      else {
        corpses.delete(entity)
        // A server forgets the corpse of a creature that died out of sight; searches would find it for ever.
        if (bot.entities[entity.id] === entity) delete bot.entities[entity.id]
      }
    }
  })
}

/** Whether a creature is dead already and only has not vanished yet. */
export function isDying(bot: Bot, entity: Entity): boolean {
  return dyingByBot.get(bot)?.has(entity) ?? false
}
