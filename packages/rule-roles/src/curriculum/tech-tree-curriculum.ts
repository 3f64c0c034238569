import type { Curriculum, Observation, ProposeOptions, Random, Task } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import { createTaskMemory, type CurriculumProgress, type TaskMemory } from './task-memory.ts'
import { nextMilestone } from './milestones.ts'
import { proposeNeed } from './propose-need.ts'
import { proposeNovelty } from './propose-novelty.ts'

export interface TechTreeCurriculumOptions {
  readonly techTree: TechTree
  /** Pass `seededRandom(seed)` for a repeatable run. */
  readonly random?: Random
  /** Progress of an earlier run; empty by default. */
  readonly initial?: Partial<CurriculumProgress>
}

export interface TechTreeCurriculum extends Curriculum {
  /** Always a task: when nothing else is left to do, it is to explore. */
  propose(observation: Observation, options?: ProposeOptions): Promise<Task>
  /** Ends of tasks so far; pass it as `initial` to go on later. */
  progress(): CurriculumProgress
}

/** Proposes tasks by rules: what presses, then the next tool tier, then the most rewarding unseen item. */
export function techTreeCurriculum({
  techTree,
  random = Math.random,
  initial = {},
}: TechTreeCurriculumOptions): TechTreeCurriculum {
  const memory = createTaskMemory(techTree, initial)
  return {
    async propose(observation, { signal } = {}) {
      signal?.throwIfAborted()
      memory.observe(observation)
      const name = choose(observation, { memory, techTree, random })
      return withContext(name, techTree)
    },
    async record(outcome) {
      memory.record(outcome)
    },
    progress: () => memory.progress(),
  }
}

interface Choice {
  readonly memory: TaskMemory
  readonly techTree: TechTree
  readonly random: Random
}

function choose(observation: Observation, choice: Choice): string {
  return (
    proposeNeed(observation, choice) ??
    nextMilestone(observation, choice) ??
    proposeNovelty(observation, choice) ??
    'Explore'
  )
}

function withContext(name: string, techTree: TechTree): Task {
  const parsed = techTree.parseTask(name)
  const [item] = parsed.status === 'parsed' ? parsed.task.accepts : []
  return item === undefined ? { name } : { name, context: techTree.why(item) }
}
