import { InvalidArgumentError, type Task } from '@voyager-mc/core'

/** A task, or its name. */
export type Goal = Task | string

/** The task a goal stands for; an empty name is refused. */
export function taskOf(goal: Goal): Task {
  const task = typeof goal === 'string' ? { name: goal.trim() } : goal
  if (task.name.trim() === '')
    throw new InvalidArgumentError('goal', task.name, 'name a task such as Craft 1 furnace.')
  return task
}
