import type { GameEvent } from '@voyager-mc/core'
import type { PlayerSnapshot, World } from '@voyager-mc/world'
import type { MinecraftStepResult } from '../src/step/run-step.ts'

type PrimitiveResultEvent = Extract<GameEvent, { readonly type: 'primitive-result' }>

/** Calls of primitives on a platform, and what the bot is and has after them. */
export interface PlatformCalls {
  /** Runs one call after a few ticks; gives the last result of a primitive. */
  call(source: string): Promise<PrimitiveResultEvent | undefined>
  /** Runs one call; gives the reason and message of its failure, `succeeded` where it did not fail. */
  reasonOf(source: string): Promise<string>
  /** The bot as the world sees it. */
  self(): PlayerSnapshot
  /** Items of a name that the bot carries. */
  carried(name: string): number
}

// Ticks from a bot's entry until it knows what it was given.
const callTicks = 10

/** Makes the calls of a platform. */
export function callsOn(world: World, run: (body: string) => Promise<MinecraftStepResult>): PlatformCalls {
  const call = (source: string): Promise<MinecraftStepResult> =>
    run(`await bot.waitForTicks(${callTicks}); ${source}`)
  const self = (): PlayerSnapshot => {
    const [player] = world.players
    if (!player) throw new Error('The bot has left.')
    return player
  }
  return {
    call: async (source) => lastResult(await call(source)),
    async reasonOf(source) {
      const step = await call(source)
      const result = lastResult(step)
      if (step.outcome.status === 'failed') return step.outcome.message
      if (result?.status !== 'failed') return 'succeeded'
      return `${result.reason}: ${String(result.detail['message'])}`
    },
    self,
    carried: (name) => self().stacks.reduce((sum, stack) => sum + (stack.name === name ? stack.count : 0), 0),
  }
}

function lastResult({ events }: MinecraftStepResult): PrimitiveResultEvent | undefined {
  return events.findLast((event) => event.type === 'primitive-result')
}
