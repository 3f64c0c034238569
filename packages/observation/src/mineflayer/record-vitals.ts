import type { Bot } from 'mineflayer'
import type { EmitEvent } from './emit-event.ts'

/** Reports changes of health and food, and death with the place it happened. */
export function recordVitals(bot: Bot, emit: EmitEvent): () => void {
  let { health, food } = bot
  const onHealth = (): void => {
    const delta = bot.health - (health ?? bot.health)
    const isChanged = delta !== 0 || bot.food !== food
    health = bot.health
    food = bot.food
    if (isChanged) emit({ type: 'health-change', health, food, delta })
  }
  const onDeath = (): void => {
    const { x, y, z } = bot.entity.position
    emit({ type: 'death', position: { x, y, z } })
  }
  bot.on('health', onHealth)
  bot.on('death', onDeath)
  return () => {
    bot.removeListener('health', onHealth)
    bot.removeListener('death', onDeath)
  }
}
