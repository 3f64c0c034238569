import type { Observation, PreviousAttempt, Program, Skill, Task } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { Situation } from './situation.ts'

/** A situation of a replayed run, with the tasks that had ended by then. */
export interface ReplayedSituation extends Situation {
  readonly completed: readonly string[]
  readonly failed: readonly string[]
}

/** What the roles were told at each attempt of a run, from its events. */
export function replayedSituations(
  events: readonly VoyagerEvent[],
  first: Observation,
): readonly ReplayedSituation[] {
  const found: ReplayedSituation[] = []
  const [completed, failed]: [string[], string[]] = [[], []]
  const learned = new Map<string, Skill>()
  let before = first
  let [task, program]: [Task, Program | undefined] = [{ name: '' }, undefined]
  let [previous, pending]: [PreviousAttempt | undefined, PreviousAttempt] = [undefined, {}]
  let skills: readonly Skill[] = []
  for (const event of events) {
    if (event.type === 'task-start') [task, previous] = [event.task, undefined]
    if (event.type === 'attempt-start') pending = {}
    if (event.type === 'skill-retrieve') skills = event.skills.flatMap((name) => learned.get(name) ?? [])
    if (event.type === 'program-write') {
      program = event.program
      pending = { ...pending, program }
    }
    if (event.type === 'program-reject') pending = { ...pending, problem: event.problem }
    if (event.type === 'critique-end') pending = { ...pending, critique: event.critique }
    if (event.type === 'step-end') {
      const { step } = event
      const tasks = { completed: [...completed], failed: [...failed] }
      found.push({ task, before, skills, step, ...tasks, ...(previous && { previous }) })
      pending = { ...pending, step }
      before = step.observation
    }
    if (event.type === 'attempt-end') previous = pending
    if (event.type === 'skill-add' && program) learned.set(event.name, toSkill(event.name, program))
    if (event.type === 'task-end') (event.status === 'completed' ? completed : failed).push(task.name)
  }
  return found
}

function toSkill(name: string, { source }: Program): Skill {
  return { name, source, description: '', task: '', version: 1 }
}
