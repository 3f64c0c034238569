import type { GameEvent } from '@voyager-mc/core'
import type { BotObserver } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { UntimedEvent } from '../bot/untimed-event.ts'
import type { CutPackets } from '../connection/name-cut-packets.ts'
import type { CommandGate } from '../operator/command-gate.ts'
import { redactEvent } from './redact-event.ts'

/** Collects the events of one step and counts its ticks. */
export interface StepRecorder {
  readonly events: readonly GameEvent[]
  readonly ticks: number
  readonly emit: (event: UntimedEvent) => void
  /** Hears no more, and tells what sources have held back; a second call does nothing. */
  stop(): void
}

export interface CreateStepRecorderOptions {
  /** Source of what happens to the bot. */
  readonly observer: Pick<BotObserver, 'recordEvents'>
  /** Source of what was not sent. */
  readonly commands: Pick<CommandGate, 'listen'>
  /** Source of what was not understood. */
  readonly cutPackets: CutPackets
  /** Receives every event at once. */
  readonly onEvent?: ((event: GameEvent) => void) | undefined
}

/** Starts a recorder; its clock is the bot's physics tick. */
export function createStepRecorder(
  bot: Bot,
  { observer, commands, cutPackets, onEvent }: CreateStepRecorderOptions,
): StepRecorder {
  const events: GameEvent[] = []
  let ticks = 0
  const add = (seen: GameEvent): void => {
    const event = redactEvent(seen)
    events.push(event)
    onEvent?.(event)
  }
  let isStopped = false
  const countTick = (): void => {
    ticks += 1
  }
  bot.on('physicsTick', countTick)
  const stopRecording = observer.recordEvents(add)
  const stopListening = commands.listen((refusal) =>
    add({ type: 'command-refusal', ...refusal, tick: ticks }),
  )
  const stopNaming = cutPackets.listen((message) =>
    add({ type: 'error', name: 'CutPacket', message, tick: ticks }),
  )
  return {
    events,
    get ticks() {
      return ticks
    },
    emit: (event) => add({ ...event, tick: ticks }),
    stop() {
      if (isStopped) return
      isStopped = true
      bot.removeListener('physicsTick', countTick)
      stopRecording()
      stopListening()
      stopNaming()
    },
  }
}
