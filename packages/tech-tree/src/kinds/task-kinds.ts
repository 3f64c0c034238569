import type { TaskVerb } from '../contract/parsed-task.ts'
import { bodyKinds } from './body-kinds.ts'
import { creatureKinds } from './creature-kinds.ts'
import { gatheringKinds } from './gathering-kinds.ts'
import { makingKinds } from './making-kinds.ts'
import { placeKinds } from './place-kinds.ts'
import type { TaskKind } from '../contract/task-kind.ts'
import type { TaskRow } from './task-row.ts'

/** The table of task kinds: one row for each verb, of which parser, printer, refusals, goals and documentation are made. */
export const taskKinds: Readonly<Record<TaskVerb, TaskRow>> = {
  ...gatheringKinds,
  ...makingKinds,
  ...creatureKinds,
  ...bodyKinds,
  ...placeKinds,
}

/** Every verb of the task language. */
export const taskVerbs: readonly TaskVerb[] =
  // The record above has exactly the verbs as keys.
  Object.keys(taskKinds) as TaskVerb[]

/** The row of one verb, as far as others than the parser read it. */
export function taskKindOf(verb: TaskVerb): TaskKind {
  return taskKinds[verb]
}
