import type { Bot } from 'mineflayer'
import type { EmitEvent } from './emit-event.ts'
import { watchDeathNews } from './death-news.ts'

/** Ticks after a death in which the server may still tell its cause. */
const newsTicks = 3

/** Reports changes of health and food, and death with the place it happened, its cause and who brought it about. */
export function recordVitals(bot: Bot, emit: EmitEvent): () => void {
  let { health, food } = bot
  /** Reports the death that waits for its cause. */
  let report: (() => void) | undefined
  let ticksLeft = 0
  const news = watchDeathNews(bot, () => report?.())
  const onHealth = (): void => {
    const delta = bot.health - (health ?? bot.health)
    const isChanged = delta !== 0 || bot.food !== food
    health = bot.health
    food = bot.food
    if (isChanged) emit({ type: 'health-change', health, food, delta })
  }
  const onDeath = (): void => {
    const { x, y, z } = bot.entity.position
    report = () => {
      report = undefined
      emit({ type: 'death', position: { x, y, z }, ...news.take() })
    }
    ticksLeft = newsTicks
    if (news.isFresh()) report()
  }
  const onTick = (): void => {
    ticksLeft -= 1
    if (ticksLeft <= 0) report?.()
  }
  bot.on('health', onHealth)
  bot.on('death', onDeath)
  bot.on('physicsTick', onTick)
  return () => {
    // A step that a death ended must tell of it.
    report?.()
    bot.removeListener('health', onHealth)
    bot.removeListener('death', onDeath)
    bot.removeListener('physicsTick', onTick)
    news.stop()
  }
}
