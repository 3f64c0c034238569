import { packError } from '@voyager-mc/core'
import type { FromGame, GameRequest, GameSetup, ToGame } from '../protocol/messages.ts'
import type { ThreadMemory } from '../thread-memory.ts'
import { openStage, type Stage } from './open-stage.ts'
import { answerRequest } from './answer-request.ts'
import { isAnythingLeft } from './remains.ts'
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

/** Opens the game that the setup describes and answers the learner's requests until the thread is ended or another game is to be opened. */
export async function serveGame(port: GamePort, setup: GameSetup): Promise<void> {
  const post = (message: FromGame): void => port.postMessage(message)
  let hear: (message: ToGame) => void = () => undefined
  const open = async (asked: GameSetup): Promise<boolean> => {
    try {
      const stage = await openStage(asked, post)
      hear = answering(stage, post)
      post({ type: 'ready', info: stage.info })
      return true
    } catch (error) {
      post({ type: 'refused', error: packError(error) })
      return false
    }
  }
  if (!(await open(setup))) return
  port.on('message', (message) => {
    if (message.type === 'open') void open(message.setup)
    else hear(message)
  })
}

/** Does what the learner asks of a game that is open. */
function answering(stage: Stage, post: (message: FromGame) => void): (message: ToGame) => void {
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
      stopBeat()
      const isEmpty = answer.type === 'close' && !isAnythingLeft()
      post({ type: 'answer', id, answer: isEmpty ? { ...answer, left: readMemory() } : answer })
    } catch (error) {
      post({ type: 'error', id, error: packError(error) })
    } finally {
      stopBeat()
      calls.end(id)
    }
  }
  return (message) => {
    if (message.type === 'call') void serve(message.id, message.request)
    else if (message.type === 'abort') calls.abort(message.id, message.bot)
    else if (message.type === 'watch') void first.watch(message.watching)
    else if (message.type === 'halt')
      for (const bot of stage.bots)
        bot.halt('wall', 'The step took as long as it may on the clock of the wall.')
  }
}
