import { packError } from '@voyager-mc/core'
import type { FromGame, GameRequest, GameSetup, ToGame } from '../protocol/messages.ts'
import type { ThreadMemory } from '../thread-memory.ts'
import { openStage, type Stage } from './open-stage.ts'
import { answerRequest } from './answer-request.ts'
import { createRunningCalls } from './running-calls.ts'

/** The end of a thread's port that the thread holds. */
export interface GamePort {
  postMessage(message: FromGame): void
  on(event: 'message', react: (message: ToGame) => void): unknown
}

// A second is the most that the learner has to wait for one; a busy machine may delay it.
const beatMs = 500

// In a worker these figures are those of its own engine.
function readMemory(): ThreadMemory {
  const { heapUsed, external } = process.memoryUsage()
  return { heapMb: heapUsed / 2 ** 20, externalMb: external / 2 ** 20 }
}

/** Opens the game that the setup describes and answers the learner's requests until the thread is ended. */
export async function serveGame(port: GamePort, setup: GameSetup): Promise<void> {
  const post = (message: FromGame): void => port.postMessage(message)
  let stage: Stage
  try {
    stage = await openStage(setup, post)
  } catch (error) {
    post({ type: 'refused', error: packError(error) })
    return
  }
  const [first] = stage.bots
  const calls = createRunningCalls(stage.bots.length)
  const serve = async (id: number, request: GameRequest): Promise<void> => {
    const signalOf = calls.begin(id)
    const stopBeat = stage.time.every(beatMs, () => {
      const glance = first.glance()
      post({ type: 'beat', memory: readMemory(), ...(glance && { glance }) })
    })
    try {
      const answer = await answerRequest(request, { stage, post, signalOf })
      post({ type: 'answer', id, answer })
    } catch (error) {
      post({ type: 'error', id, error: packError(error) })
    } finally {
      stopBeat()
      calls.end(id)
    }
  }
  port.on('message', (message) => {
    if (message.type === 'call') void serve(message.id, message.request)
    else if (message.type === 'abort') calls.abort(message.id, message.bot)
    else if (message.type === 'watch') void first.watch(message.watching)
    else
      for (const bot of stage.bots)
        bot.halt('wall', 'The step took as long as it may on the clock of the wall.')
  })
  post({ type: 'ready', info: stage.info })
}
