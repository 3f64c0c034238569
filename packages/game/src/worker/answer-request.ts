import type { FromGame, GameAnswer, GameRequest } from '../protocol/messages.ts'
import type { Stage } from './open-stage.ts'

export interface AnswerRequestOptions {
  readonly stage: Stage
  readonly post: (message: FromGame) => void
  /** Aborted when the learner does not want the answer any more. */
  readonly signal: AbortSignal
}

/** Does what the learner asks for; the world moves only meanwhile. */
export async function answerRequest(
  request: GameRequest,
  { stage, post, signal }: AnswerRequestOptions,
): Promise<GameAnswer> {
  const { environment, time, world } = stage
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
  switch (request.type) {
    case 'reset': {
      const observation = await whileMoving(async () => {
        if (world?.isToReturn()) {
          // Its players have to be there: what they carry and where they stand goes back with the world.
          await environment.reset({ signal })
          world.goBack()
        }
        return environment.reset({ ...request.options, signal })
      })
      markBoundary()
      return { type: 'reset', observation, draws: stage.draws }
    }
    case 'step': {
      if (world?.wasEdited()) {
        // The bot hears of the change first, so that the program finds what was put there for it.
        await whileMoving(() => environment.reset({ signal }))
        markBoundary()
      }
      stage.beginStep()
      const { events: _sent, ...result } = await whileMoving(() =>
        environment.step(request.program, { timeoutMs: request.timeoutMs, signal }),
      )
      markBoundary()
      return { type: 'step', result, draws: stage.draws }
    }
    case 'world':
      return { type: 'world', value: world?.act(request.action, request.values) }
    case 'close':
      await whileMoving(() => environment.close())
      time.end()
      await world?.close()
      return { type: 'close' }
  }
}
