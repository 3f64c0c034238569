import type { Critique } from '../critique.ts'
import type { Observation } from '../observation.ts'
import type { Program } from '../program.ts'
import type { ActionAgent, ActionRequest, Critic, CritiqueRequest, Curriculum } from '../roles.ts'
import type { Task, TaskOutcome } from '../task.ts'

/** A value, or a function of the request that gives one. */
export type Scripted<Request, Reply> = Reply | ((request: Request, call: number) => Reply)

/** A curriculum that always has a task and keeps how they ended. */
export interface ScriptedCurriculum extends Curriculum {
  readonly outcomes: readonly TaskOutcome[]
  propose(observation: Observation): Promise<Task>
}

/** A curriculum that proposes the given tasks in order, the last one for ever, and keeps the outcomes. */
export function scriptedCurriculum(tasks: readonly [Task, ...Task[]]): ScriptedCurriculum {
  const outcomes: TaskOutcome[] = []
  let next = 0
  return {
    outcomes,
    async propose() {
      const task = tasks[Math.min(next, tasks.length - 1)] ?? tasks[0]
      next += 1
      return task
    },
    async record(outcome) {
      outcomes.push(outcome)
    },
  }
}

/** An action agent that answers from a script and keeps the requests. */
export function scriptedActionAgent(
  reply: Scripted<ActionRequest, Program>,
): ActionAgent & { readonly requests: readonly ActionRequest[] } {
  const requests: ActionRequest[] = []
  return {
    requests,
    async generate(request) {
      requests.push(request)
      return typeof reply === 'function' ? reply(request, requests.length) : reply
    },
  }
}

/** A critic that answers from a script and keeps the requests. */
export function scriptedCritic(
  reply: Scripted<CritiqueRequest, Critique>,
): Critic & { readonly requests: readonly CritiqueRequest[] } {
  const requests: CritiqueRequest[] = []
  return {
    requests,
    async evaluate(request) {
      requests.push(request)
      return typeof reply === 'function' ? reply(request, requests.length) : reply
    },
  }
}
