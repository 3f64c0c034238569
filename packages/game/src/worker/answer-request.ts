import { packError } from '@voyager-mc/core'
import type { FromGame, GameAnswer, GameRequest, Turn, TurnResult } from '../protocol/messages.ts'
import type { StageBot } from './open-bot.ts'
import type { Stage } from './open-stage.ts'
import { untilHungUp } from './remains.ts'

export interface AnswerRequestOptions {
  readonly stage: Stage
  readonly post: (message: FromGame) => void
  /** Signal of a bot, aborted when the learner does not want its part of the answer any more. */
  readonly signalOf: (bot: number) => AbortSignal
}

/** Does what the learner asks for; the world moves only meanwhile. */
export async function answerRequest(
  request: GameRequest,
  { stage, post, signalOf }: AnswerRequestOptions,
): Promise<GameAnswer> {
  const { bots, time, world } = stage
  const whileMoving = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    time.thaw()
    try {
      return await act()
    } finally {
      time.freeze()
    }
  }
  const markBoundary = (): void => {
    if (world) post({ type: 'boundary', changes: world.takeChanges() })
  }
  const joinAll = async (): Promise<void> => {
    for (const [bot, { environment }] of bots.entries())
      if (environment.bot !== undefined) await environment.reset({ signal: signalOf(bot) })
  }
  switch (request.type) {
    case 'reset': {
      const { bot } = request
      const signal = signalOf(bot)
      const played = botOf(stage, bot)
      const observation = await whileMoving(async () => {
        if (world?.isToReturn()) {
          // Its players have to be there: what they carry and where they stand goes back with the world.
          await played.environment.reset({ signal })
          world.goBack()
        }
        return played.environment.reset({ ...request.options, signal })
      })
      markBoundary()
      return { type: 'reset', bot, observation, draws: played.draws }
    }
    case 'step': {
      if (world?.wasEdited()) {
        // The bots hear of the change first, so that the programs find what was put there for them.
        await whileMoving(joinAll)
        markBoundary()
      }
      const turns = await whileMoving(() =>
        Promise.all(request.turns.map((turn) => playTurn(botOf(stage, turn.bot), turn, signalOf(turn.bot)))),
      )
      // A step that nobody gets a result of is not kept.
      if (turns.some((turn) => 'result' in turn)) markBoundary()
      return { type: 'step', turns }
    }
    case 'world':
      return { type: 'world', value: world?.act(request.action, request.values) }
    case 'leave':
      await whileMoving(() => botOf(stage, request.bot).environment.close())
      return { type: 'leave' }
    case 'close':
      await whileMoving(() => closeAll(stage))
      // Timers of the world's time end with it, those that its connections leave behind included.
      time.end()
      return { type: 'close' }
  }
}

async function closeAll({ bots, world }: Stage): Promise<void> {
  await Promise.all(bots.map(({ environment }) => environment.close()))
  await world?.close()
  await untilHungUp()
}

// What goes wrong for one bot takes nothing from the others.
async function playTurn(played: StageBot, turn: Turn, signal: AbortSignal): Promise<TurnResult> {
  const { bot, program, timeoutMs, othersChests, keeps } = turn
  played.beginStep()
  try {
    const { events: _sent, ...result } = await played.environment.step(program, {
      timeoutMs,
      othersChests,
      ...(keeps && { keeps }),
      signal,
    })
    return { bot, result, draws: played.draws }
  } catch (error) {
    return { bot, error: packError(error), draws: played.draws }
  }
}

function botOf({ bots }: Stage, bot: number): StageBot {
  return bots[bot] ?? bots[0]
}
