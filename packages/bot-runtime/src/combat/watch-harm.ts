import type { Bot } from 'mineflayer'

type Entity = Bot['entity']

/** Tells whether the last harm a creature came to was the bot's. */
export interface HarmWatch {
  /** True also where the server does not say whose it was, as before 1.19.4. */
  isOwn(): boolean
  stop(): void
}

/** Watches the harm a creature comes to: fire, a fall or another player may be what kills it. */
export function watchHarm(bot: Bot, target: Entity): HarmWatch {
  let isOwn = true
  // Since 1.19.4 the source comes along, undefined for the world's own harm; before, there is no second value.
  const onHurt = (entity: Entity, ...sources: readonly (Entity | undefined)[]): void => {
    if (entity.id === target.id && sources.length > 0) isOwn = sources[0] === bot.entity
  }
  bot.on('entityHurt', onHurt)
  return {
    isOwn: () => isOwn,
    stop: () => void bot.removeListener('entityHurt', onHurt),
  }
}
