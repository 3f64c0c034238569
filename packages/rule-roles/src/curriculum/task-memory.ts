import { doubling, type Observation, type TaskOutcome } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'

/** Ends of tasks so far, as plain data that can be stored and given back. */
export interface CurriculumProgress {
  /** Names of achieved tasks, in order, each once. */
  readonly completed: readonly string[]
  /** Names of failed tasks that were not achieved later, one entry per failure. */
  readonly failed: readonly string[]
}

/** Memory of the rules between two proposals: what was held, done and failed. */
export interface TaskMemory {
  /** Takes notice of what is held and starts the next round; `ticks` of the world have passed so far. */
  observe(observation: Observation, ticks?: number): void
  /** A failed task also rests until so many ticks have passed. */
  record(outcome: TaskOutcome, options?: { readonly restsUntilTick?: number }): void
  hasCompleted(task: string): boolean
  /** Times a task was achieved since this memory was made. */
  timesCompleted(task: string): number
  /** True for a task whose attempts all failed, and that was not achieved since. */
  hasFailed(task: string): boolean
  /** True for a task that has failed so often that it is not proposed again. */
  isGivenUp(task: string): boolean
  /** True while a task that failed has to wait, or for good after its last chance. */
  isResting(task: string): boolean
  /** True while a task that failed has to wait; there is no last chance. */
  isWaiting(task: string): boolean
  /** Items held at any time, and items that completed tasks prove. */
  seenItems(): ReadonlySet<string>
  progress(): CurriculumProgress
}

/** Failures after which a task is not proposed again. */
const chances = 3

/** Rounds a task rests after its first failure; doubled at each further one. */
const restRounds = 6

/** Rounds it rests at most: a few hours of the world have time for several such rests. */
const longestRest = 24

/** A memory that starts from stored progress. */
export function createTaskMemory(techTree: TechTree, initial: Partial<CurriculumProgress> = {}): TaskMemory {
  const completed = new Set(initial.completed)
  let failed = [...(initial.failed ?? [])]
  const seen = new Set([...completed].flatMap((task) => itemsOf(task, techTree)))
  const restsUntil = new Map<string, number>()
  const restTicks = new Map<string, number>()
  const times = new Map<string, number>()
  let round = 0
  let now = 0
  const failures = (task: string): number => failed.filter((name) => name === task).length
  const isGivenUp = (task: string): boolean => failures(task) >= chances
  const isWaiting = (task: string): boolean =>
    (restsUntil.get(task) ?? 0) > round || (restTicks.get(task) ?? 0) > now
  return {
    observe({ inventory, equipment }, ticks = 0) {
      round += 1
      now = ticks
      for (const item of [...Object.keys(inventory), ...Object.values(equipment)]) seen.add(item)
    },
    record({ task, status }, { restsUntilTick = 0 } = {}) {
      if (status === 'completed') {
        completed.add(task.name)
        times.set(task.name, (times.get(task.name) ?? 0) + 1)
        failed = failed.filter((name) => name !== task.name)
        restsUntil.delete(task.name)
        restTicks.delete(task.name)
        for (const item of itemsOf(task.name, techTree)) seen.add(item)
        return
      }
      failed.push(task.name)
      restTicks.set(task.name, restsUntilTick)
      restsUntil.set(
        task.name,
        round + doubling(failures(task.name), { first: restRounds, longest: longestRest }),
      )
    },
    hasCompleted: (task) => completed.has(task),
    timesCompleted: (task) => times.get(task) ?? 0,
    hasFailed: (task) => failed.includes(task),
    isGivenUp,
    isResting: (task) => isGivenUp(task) || isWaiting(task),
    isWaiting,
    seenItems: () => seen,
    progress: () => ({ completed: [...completed], failed: [...failed] }),
  }
}

/** The item a completed task leaves behind; a family such as any log proves none in particular. */
function itemsOf(task: string, techTree: TechTree): readonly string[] {
  const parsed = techTree.parseTask(task)
  if (parsed.status === 'refused' || parsed.task.verb === 'kill') return []
  const [first] = parsed.task.accepts
  return first === undefined ? [] : [first]
}
