import type { Bot } from 'mineflayer'
import type { EmitEvent } from './emit-event.ts'

/** Hours of the morning, in ticks. */
const morningTicks = 2000
/** Ticks until the server has told the hour after waking. */
const tellingTicks = 40

/** Reports waking from a bed, with the hour, and changes of dimension. */
export function recordWhereabouts(bot: Bot, emit: EmitEvent): () => void {
  let dimension = dimensionOf(bot)
  let waiting = 0
  const tell = (): void => {
    waiting = 0
    emit({ type: 'wake', timeOfDay: bot.time.timeOfDay })
  }
  const onWake = (): void => {
    waiting = tellingTicks
  }
  const onTick = (): void => {
    const now = dimensionOf(bot)
    if (now !== undefined && now !== dimension) {
      dimension = now
      emit({ type: 'dimension-change', dimension: now })
    }
    if (waiting === 0) return
    waiting -= 1
    if (waiting === 0 || bot.time.timeOfDay < morningTicks) tell()
  }
  bot.on('wake', onWake)
  bot.on('physicsTick', onTick)
  return () => {
    if (waiting > 0) tell()
    bot.removeListener('wake', onWake)
    bot.removeListener('physicsTick', onTick)
  }
}

function dimensionOf(bot: Bot): string | undefined {
  // A bot for tests, or one that has not joined, knows no dimension.
  const game: Partial<Bot['game']> | undefined = bot.game
  return game?.dimension
}
