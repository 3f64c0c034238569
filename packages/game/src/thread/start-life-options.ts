import type { SignInCode } from '@voyager-mc/bot-runtime'
import type { Clock, GameEvent } from '@voyager-mc/core'
import type { Glance } from '../glance.ts'
import type { KeptGameWorld } from '../kept-game-world.ts'
import type { GameSetup } from '../protocol/messages.ts'
import type { ThreadMemory } from '../thread-memory.ts'
import type { FrameTap } from './frame-tap.ts'
import type { StartGameThread } from './game-thread.ts'

/** Settings of one thread, and who is told what it says. */
export interface StartLifeOptions {
  readonly setup: GameSetup
  readonly startThread: StartGameThread
  readonly clock: Clock
  readonly memoryMb: number
  readonly answerMs: number
  readonly silenceMs: number
  readonly signal?: AbortSignal | undefined
  readonly onEvent: (event: GameEvent, bot: number) => void
  readonly onBoundary: (changes: KeptGameWorld) => void
  readonly onMemory: (memory: ThreadMemory) => void
  readonly onGlance?: ((glance: Glance) => void) | undefined
  readonly onCode?: ((code: SignInCode) => void) | undefined
  readonly frames: Pick<FrameTap, 'hear' | 'attach'>
}
