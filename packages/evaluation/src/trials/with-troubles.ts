import type { GameEvent, Program, StepOptions } from '@voyager-mc/core'
import type { TaskStart } from '../suite/suite-schema.ts'
import type { TrialGame } from './trial-game.ts'
import { trialPlayer } from './trial-player.ts'

/** Name of the one who talks. */
const stranger = 'Visitor'

/**
 * The game as its first bot meets it: its connection breaks before some programs, and a stranger talks at the end of each. What
 * the stranger says is added to what was heard, at the same tick in every play.
 */
export function withTroubles(game: TrialGame, { chat = [], lostBefore = [] }: TaskStart): TrialGame {
  if (chat.length === 0 && lostBefore.length === 0) return game
  let programs = 0
  return {
    ...game,
    async step(program: Program, options?: StepOptions) {
      programs += 1
      if (lostBefore.includes(programs))
        await game.world.runCommand(`kick ${trialPlayer} The connection was lost`)
      const step = await game.step(program, options)
      const tick = step.observation.elapsedTicks
      const heard = chat.map((text): GameEvent => ({
        type: 'chat',
        tick,
        text,
        sender: stranger,
        untrusted: true,
      }))
      return { ...step, events: [...step.events, ...heard] }
    },
  }
}
