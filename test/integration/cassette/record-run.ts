import { writeFile } from 'node:fs/promises'
import {
  definedOf,
  type Environment,
  type GameEvent,
  type Observation,
  type StepResult,
} from '@voyager-mc/core'
import { openGame } from '@voyager-mc/game'
import { startScriptedModel, type ChatRequest } from '@voyager-mc/scripted-model'
import { countPromptTokens } from './count-prompt-tokens.ts'
import { playRecorded } from './play-recorded.ts'
import { decisionsOf } from './replay-attempts.ts'
import { roleOf, type AskedRole, type RecordedExchange } from './recorded-attempts.ts'

export interface RecordRunOptions {
  /** Of the world and of every choice. */
  readonly seed: number
  /** Tasks after which the run ends. */
  readonly tasks: number
  /** Writes the reply to a request. */
  readonly reply: (role: AskedRole, request: ChatRequest) => string | Promise<string>
  /** Milliseconds that a reply may take; default as for any model. */
  readonly timeoutMs?: number
  /** Who wrote the replies, in a sentence. */
  readonly writer: string
}

/** Plays on an embedded world with the replies of a writer, and keeps in a file what model and world said. */
export async function recordRun(
  file: URL,
  { seed, tasks, reply, timeoutMs, writer }: RecordRunOptions,
): Promise<void> {
  const exchanges: RecordedExchange[] = []
  const model = await startScriptedModel({
    async replies(request) {
      const role = roleOf(request.messages[0]?.content ?? '')
      const text = await reply(role, request)
      exchanges.push({ role, promptTokens: countPromptTokens(request), reply: text })
      return { type: 'text', text }
    },
  })
  const game = await openGame({ world: { seed }, version: '1.19.4', randomSeed: seed, sight: 'loaded' })
  const first = slimObservation(await game.reset())
  const steps: StepResult[] = []
  // The learner sees what is kept, so that prompts are the same when it is replayed.
  const environment: Environment = {
    ...definedOf({ primitives: game.primitives, scope: game.scope }),
    reset: async () => first,
    async step(program, options) {
      const step = slim(await game.step(program, options))
      steps.push(step)
      return step
    },
    close: () => game.close(),
  }
  const events = await playRecorded({
    url: model.url,
    environment,
    seed,
    tasks,
    ...definedOf({ timeoutMs }),
    onEvent(event) {
      if (event.type === 'critique-end')
        console.log(event.critique.success, event.critique.feedback.slice(0, 200))
      if (event.type === 'task-start') console.log(event.task.name)
    },
  })
  await environment.close()
  await model.close()
  const recorded = { writer, seed, tasks, first, exchanges, steps, decisions: decisionsOf(events) }
  await writeFile(file, `${JSON.stringify(recorded)}\n`)
  const attempts = events.filter(({ type }) => type === 'attempt-end').length
  console.log(`${attempts} attempts, ${exchanges.length} requests`)
}

/** A step without the events that no role reads. */
function slim({ observation, events: happened, outcome }: StepResult): StepResult {
  const unread: readonly GameEvent['type'][] = ['block-dig', 'block-place']
  return {
    observation: slimObservation(observation),
    outcome,
    events: happened.filter(({ type }) => !unread.includes(type)),
  }
}

/** An observation with the nearest place of each name, as prompts tell of them, and every death. */
function slimObservation({ places = [], ...observation }: Observation): Observation {
  const kept = new Set<string>()
  return {
    ...observation,
    places: places.filter(({ kind, name }) => {
      const key = `${kind} ${name}`
      const isFirst = !kept.has(key)
      kept.add(key)
      return isFirst || kind === 'death'
    }),
  }
}
