import type { GameEvent } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { UntimedEvent } from '../primitives/primitive-context.ts'

/** Collects the events of one step and counts its ticks. */
export interface StepRecorder {
  readonly events: readonly GameEvent[]
  readonly ticks: number
  emit(event: UntimedEvent): void
  stop(): void
}

/** Starts a recorder; its clock is the bot's physics tick. */
export function createStepRecorder(bot: Bot, onEvent?: (event: GameEvent) => void): StepRecorder {
  const events: GameEvent[] = []
  let ticks = 0
  const countTick = (): void => {
    ticks += 1
  }
  bot.on('physicsTick', countTick)
  return {
    events,
    get ticks() {
      return ticks
    },
    emit(event) {
      // UntimedEvent is GameEvent without its tick, member by member.
      const stamped = { ...event, tick: ticks } as GameEvent
      events.push(stamped)
      onEvent?.(stamped)
    },
    stop: () => bot.removeListener('physicsTick', countTick),
  }
}
