import type { NewBoardTask, TaskBoard, TeamResult } from '@voyager-mc/fleet/team'

interface DoneBeforeOptions {
  readonly tasks: readonly NewBoardTask[]
  readonly names: readonly string[]
}

/** Result of a team that finds its tasks, and all others of its board, done; undefined when something is left, so that it needs its world. */
export async function doneBefore(
  board: Pick<TaskBoard, 'tasks'>,
  { tasks, names }: DoneBeforeOptions,
): Promise<TeamResult | undefined> {
  const found = await board.tasks()
  const done = new Set(found.flatMap(({ id, state }) => (state === 'done' ? [id] : [])))
  const isLeft = done.size < found.length || tasks.some(({ id }) => !done.has(id))
  if (isLeft) return undefined
  const attempts = Object.fromEntries(names.map((name) => [name, 0]))
  return { tasks: found, isDone: true, worldMinutes: 0, attempts }
}
