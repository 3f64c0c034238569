import { killCreditTicks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'

type Entity = Bot['entity']

/** Tells whether the death of a creature is the bot's: its last harm was, or the world's soon after. */
export interface HarmWatch {
  /** True also where the server does not say whose it was, as before 1.19.4. */
  isOwn(): boolean
  stop(): void
}

/** Watches the harm a creature comes to: fire, a fall or another player may be what kills it. */
export function watchHarm(bot: Bot, target: Entity): HarmWatch {
  let isOwn = true
  let tick = 0
  let ownTick = -Infinity
  // Since 1.19.4 the source comes along, undefined for the world's own harm; before, there is no second value.
  const onHurt = (entity: Entity, ...sources: readonly (Entity | undefined)[]): void => {
    if (entity.id !== target.id || sources.length === 0) return
    const isWorld = sources[0] === undefined
    if (sources[0] === bot.entity) ownTick = tick
    isOwn = sources[0] === bot.entity || (isWorld && isOwn && tick - ownTick <= killCreditTicks)
  }
  const onTick = (): void => {
    tick += 1
  }
  bot.on('physicsTick', onTick)
  bot.on('entityHurt', onHurt)
  return {
    isOwn: () => isOwn,
    stop() {
      bot.removeListener('entityHurt', onHurt)
      bot.removeListener('physicsTick', onTick)
    },
  }
}
