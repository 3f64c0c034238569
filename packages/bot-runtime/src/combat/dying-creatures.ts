import type { Bot } from 'mineflayer'

type Entity = Bot['entity']

const dyingByBot = new WeakMap<Bot, WeakSet<Entity>>()

/** Notes which creatures are dying: they lie there for a second, and nobody can kill them once more. */
export function watchDying(bot: Bot): void {
  const dying = new WeakSet<Entity>()
  dyingByBot.set(bot, dying)
  bot.on('entityDead', (entity) => {
    dying.add(entity)
  })
}

/** Whether a creature is dead already and only has not vanished yet. */
export function isDying(bot: Bot, entity: Entity): boolean {
  return dyingByBot.get(bot)?.has(entity) ?? false
}
