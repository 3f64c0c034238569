import { EnvironmentLostError } from '@voyager-mc/core'
import type { TrialBot } from './trial-game.ts'

/** Calls back when the game of a bot is lost while the agent plays, and lets the call fail; what a program itself broke is a result. */
export function watchLoss<Bot extends TrialBot>(
  bot: Bot,
  onLost: (error: EnvironmentLostError) => void,
): Bot {
  const telling = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call()
    } catch (error) {
      // A bot that has left is missed by nobody.
      if (EnvironmentLostError.isInstance(error) && error.reason !== 'closed') onLost(error)
      throw error
    }
  }
  return {
    ...bot,
    reset: (options) => telling(() => bot.reset(options)),
    step: (program, options) =>
      telling(async () => {
        const step = await bot.step(program, options)
        const reason = step.interruption?.reason
        if (reason !== 'silent' && reason !== 'no-answer') return step
        const message = 'message' in step.outcome ? step.outcome.message : 'The game was lost.'
        throw new EnvironmentLostError('timeout', message)
      }),
  }
}
