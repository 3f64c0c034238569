// Plays the written replies on an embedded world and keeps what model and world said: node test/integration/cassette/record-attempts.ts
import { writeFile } from 'node:fs/promises'
import {
  definedOf,
  type Environment,
  type GameEvent,
  type Observation,
  type StepResult,
} from '@voyager-mc/core'
import { openGame } from '@voyager-mc/game'
import { startScriptedModel, type ChatRequest, type ScriptedReply } from '@voyager-mc/scripted-model'
import { afterwards } from './afterwards.ts'
import { countPromptTokens } from './count-prompt-tokens.ts'
import { iron } from './iron.ts'
import { playRecorded } from './play-recorded.ts'
import { decisionsOf } from './replay-attempts.ts'
import { recordedAttemptsFile, roleOf, type RecordedExchange } from './recorded-attempts.ts'
import { stone } from './stone.ts'
import { wood } from './wood.ts'

const seed = 3
/** Most places that are kept: no prompt tells of more. */
const mostPlaces = 10
const played = [...wood, ...stone, ...iron, ...afterwards]
const exchanges: RecordedExchange[] = []
const places = new Map<string, number>()
// The first task is the rules' own.
let proposed = 1

const model = await startScriptedModel({ replies: answer })
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
  tasks: played.length,
  onEvent(event) {
    if (event.type === 'critique-end')
      console.log(event.critique.success, event.critique.feedback.slice(0, 200))
    if (event.type === 'task-start') console.log(event.task.name)
  },
})
await environment.close()
await model.close()
await writeFile(
  recordedAttemptsFile,
  `${JSON.stringify({ seed, tasks: played.length, first, exchanges, steps, decisions: decisionsOf(events) })}\n`,
)
console.log(
  `${events.filter(({ type }) => type === 'attempt-end').length} attempts, ${exchanges.length} requests`,
)

function answer(request: ChatRequest): ScriptedReply {
  const role = roleOf(request.messages[0]?.content ?? '')
  const text = textFor(role, request)
  exchanges.push({ role, promptTokens: countPromptTokens(request), reply: text })
  return { type: 'text', text }
}

function textFor(role: RecordedExchange['role'], { messages }: ChatRequest): string {
  const asked = messages.find((message) => message.role === 'user')?.content ?? ''
  const task = /^Task(?: it was written for)?: (.+)$/m.exec(asked)?.[1] ?? ''
  switch (role) {
    case 'questions':
      return 'Reasoning: to know what comes next.\nQuestion 1: What can be made of iron?\nConcept 1: iron'
    case 'answer':
      return 'Tools, armour, buckets and shears are made of iron ingots.'
    case 'description':
      return `Does what the task asks: ${task}.`
    case 'critique':
      return JSON.stringify({ reasoning: 'The program log says it.', success: true, critique: '' })
    case 'proposal': {
      const next = played[proposed]?.task ?? 'Mine 9 dirt'
      proposed += 1
      return JSON.stringify({ reasoning: `It is time to ${next.toLowerCase()}.`, task: next })
    }
    case 'program': {
      const replies = played.find((each) => each.task === task)?.replies ?? []
      const place = places.get(task) ?? 0
      places.set(task, place + 1)
      return replies[Math.min(place, replies.length - 1)] ?? ''
    }
  }
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

function slimObservation({ places = [], ...observation }: Observation): Observation {
  return { ...observation, places: places.slice(0, mostPlaces) }
}
