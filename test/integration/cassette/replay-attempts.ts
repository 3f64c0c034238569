import type { Environment, Program } from '@voyager-mc/core'
import { allPrimitives, describeScope } from '@voyager-mc/bot-runtime'
import { startScriptedModel, type ChatRequest, type ScriptedReply } from '@voyager-mc/scripted-model'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { playRecorded } from './play-recorded.ts'
import {
  roleOf,
  type AskedRole,
  type Decision,
  type RecordedAttempts,
  type RecordedExchange,
} from './recorded-attempts.ts'

/** A recorded run played once more: the model's replies over HTTP, the world's answers from the recording. */
export interface ReplayedAttempts {
  readonly events: readonly VoyagerEvent[]
  readonly requests: readonly ChatRequest[]
  /** Recorded exchanges whose reply was given, one for each request. */
  readonly answered: readonly RecordedExchange[]
  /** Programs that were run. */
  readonly programs: readonly Program[]
}

/**
 * Replays a recorded run; a request of another role than the recorded one gets an HTTP error, which ends the run. Replies
 * to complaints that are no longer made, and to questions that are no longer asked, are passed over.
 */
export async function replayAttempts(recorded: RecordedAttempts): Promise<ReplayedAttempts> {
  const { seed, exchanges, steps, first, tasks } = recorded
  const programs: Program[] = []
  const answered: RecordedExchange[] = []
  let at = 0
  const model = await startScriptedModel({
    replies(request) {
      if (!isRepair(request)) while (exchanges[at]?.answers !== undefined) at += 1
      const exchange = exchanges[at]
      const role = roleOf(request.messages[0]?.content ?? '')
      if (exchange?.role !== role) return refuse(at, role, exchange)
      at += 1
      answered.push(exchange)
      return { type: 'text', text: exchange.reply }
    },
  })
  const environment: Environment = {
    primitives: allPrimitives,
    scope: describeScope(),
    reset: async () => first,
    async step(program) {
      const step = steps[programs.push(program) - 1]
      if (step === undefined) throw new Error(`Step ${programs.length} was not recorded.`)
      return step
    },
    close: async () => undefined,
  }
  try {
    const events = await playRecorded({ url: model.url, environment, seed, tasks })
    return { events, requests: [...model.requests], answered, programs }
  } finally {
    await model.close()
  }
}

/** Whether a request brings a reply back that was refused. */
function isRepair({ messages }: ChatRequest): boolean {
  return messages.some(({ role }) => role === 'assistant')
}

function refuse(at: number, role: AskedRole, exchange: RecordedExchange | undefined): ScriptedReply {
  const message = `Request ${at} is for a ${role}; recorded was ${exchange?.role ?? 'none'}.`
  return { type: 'status', status: 401, message }
}

/** What the roles decided, in order. */
export function decisionsOf(events: readonly VoyagerEvent[]): readonly Decision[] {
  return events.flatMap((event): readonly Decision[] => {
    if (event.type === 'task-start') return [{ task: event.task.name }]
    if (event.type === 'program-write') return [{ program: event.program.name }]
    if (event.type === 'critique-end') return [{ success: event.critique.success }]
    return event.type === 'skill-add' ? [{ skill: event.name }] : []
  })
}
