import { anyPlace, type Experience } from '../experience/experience.ts'

/** Costs of whole tasks and the new kinds of things they bring, over all lives: an attempt's walks, fights and searches in vain included. */
export interface TaskCosts {
  /** Takes notice of a task that begins. */
  began(task: string): void
  /** Kinds of things that the open task has brought so far, without those known before; empty when none is open. */
  newKinds(isKnown: (kind: string) => boolean): readonly string[]
  /** Counts the task that began last, once all of its attempts are over, and tells its ticks; another one says nothing of it. */
  ended(outcome: EndOfTask): number
  /** Seconds of the world until it is done: the estimate, moved by what was experienced. */
  secondsOf(this: void, task: string, estimate: number): number
  /** Kinds that it is expected to bring by the way, those left out that were held already. */
  byTheWay(task: string, isHeld: (kind: string) => boolean): number
}

/** End of a task that was proposed. */
export interface EndOfTask {
  readonly task: string
  readonly isCompleted: boolean
  /** Kinds that it brought. */
  readonly kinds: readonly string[]
}

/** Item under which the record of a task keeps its ends; what it brought stands beside it. */
const done = 'task_done'

/** Costs of tasks in an experience; without one nothing is known of them. */
export function createTaskCosts(experience: Experience | undefined): TaskCosts {
  let open:
    | { readonly task: string; readonly ticks: number; readonly damage: number; readonly kinds: number }
    | undefined
  return {
    began(task) {
      if (experience === undefined) return
      const kinds = experience.kindsHeld().size
      open = { task, ticks: experience.elapsedTicks(), damage: experience.damageTaken(), kinds }
    },
    // A set keeps the order in which things were first held; a run that goes on has its earlier ones from elsewhere.
    newKinds: (isKnown) =>
      open === undefined
        ? []
        : [...(experience?.kindsHeld() ?? [])].slice(open.kinds).filter((kind) => !isKnown(kind)),
    ended({ task, isCompleted, kinds }) {
      const began = open
      open = undefined
      if (experience === undefined || began?.task !== task) return 0
      const ticks = experience.elapsedTicks() - began.ticks
      const damage = experience.damageTaken() - began.damage
      if (ticks === 0) return 0
      const way = taskWay(task)
      experience.count({ way, item: done, ticks, items: isCompleted ? 1 : 0, damage }, anyPlace)
      for (const item of kinds) experience.count({ way, item, ticks: 0, items: 1, damage: 0 }, anyPlace)
      return ticks
    },
    secondsOf(task, estimate) {
      const arm = { way: taskWay(task), item: done, prior: estimate }
      return experience?.isTried(arm, anyPlace) === true ? experience.secondsPerItem(arm, anyPlace) : estimate
    },
    byTheWay(task, isHeld) {
      const tries = experience?.triesOf(taskWay(task), anyPlace)
      const all = tries?.get(done) ?? 0
      if (tries === undefined || all === 0) return 0
      return [...tries].reduce(
        (sum, [kind, times]) => (kind === done || isHeld(kind) ? sum : sum + times / all),
        0,
      )
    },
  }
}

function taskWay(task: string): string {
  return `task ${task}`
}
