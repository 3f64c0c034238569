import type { Curriculum, Observation, ProposeOptions, Random, Task } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import type { Experience } from '../experience/experience.ts'
import { createTaskMemory, type CurriculumProgress, type TaskMemory } from './task-memory.ts'
import { huntsMonster } from './hunts-monster.ts'
import { nextMilestone, pearlHunt } from './milestones.ts'
import { proposeNeed } from './propose-need.ts'
import { proposeNovelty } from './propose-novelty.ts'

export interface TechTreeCurriculumOptions {
  readonly techTree: TechTree
  /** Pass `seededRandom(seed)` for a repeatable run. */
  readonly random?: Random
  /** Experience by which efforts are estimated; absent goes by the tech tree. */
  readonly experience?: Experience
  /** Progress of an earlier run; empty by default. */
  readonly initial?: Partial<CurriculumProgress>
}

export interface TechTreeCurriculum extends Curriculum {
  /** Always a task: when nothing else is left to do, it is to explore. */
  propose(observation: Observation, options?: ProposeOptions): Promise<Task>
  /** Whether a task was last proposed for something new that can as well be left, and not because others need it. */
  isNovelty(task: string): boolean
  /**
   * Whether a task was last proposed that leads where an agent without its gear dies again: to the dragon, down to the
   * diamonds, to monsters. For a goal of somebody else's nothing better can be proposed.
   */
  isPerilous(task: string): boolean
  /** Ends of tasks so far; pass it as `initial` to go on later. */
  progress(): CurriculumProgress
}

/** Proposes tasks by rules: what presses, then the next tool tier, then the most rewarding unseen item or the way to the dragon. */
export function techTreeCurriculum({
  techTree,
  random = Math.random,
  experience,
  initial = {},
}: TechTreeCurriculumOptions): TechTreeCurriculum {
  const memory = createTaskMemory(techTree, initial)
  let last: Task | undefined
  return {
    async propose(observation, { signal } = {}) {
      signal?.throwIfAborted()
      memory.observe(observation)
      last = choose(observation, { memory, techTree, random, experience })
      return withContext(last, techTree)
    },
    isNovelty: (task) => last?.name === task && last.reasoning === noveltyReasoning,
    isPerilous: (task) =>
      last?.name === task &&
      (last.reasoning === journeyReasoning || task.includes('diamond') || huntsMonster(task, techTree)),
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
  readonly experience: Experience | undefined
}

/** Rough seconds for each new thing on the way to the dragon: half an hour of it brought five (seed 401, sight loaded). */
const journeySecondsEach = 300

/**
 * Kinds of things after which the way to the dragon comes first. Estimates of what is new nearby stay low to the end; a
 * life of 669 minutes without this never set out (seed 702, sight loaded). After 80 kinds it came too soon: 124 and 102
 * kinds in two hours (seeds 2001 and 2002), because the journey brings few.
 */
const journeyAfterItems = 130

const journeyReasoning =
  'Enough is known of what is nearby, or it has become dear, and this opens the way to others.'

const noveltyReasoning = 'It is new, worth having and within reach.'

function choose(observation: Observation, choice: Choice): Task {
  const need = proposeNeed(observation, choice)
  const milestone = nextMilestone(observation, choice)
  const hasTime = choice.memory.seenItems().size >= journeyAfterItems
  const wakes = need === 'Sleep' && milestone?.task === pearlHunt && hasTime
  if (need !== undefined && !wakes) return { name: need, reasoning: 'What presses comes first.' }
  if (milestone?.isJourney === false)
    return { name: milestone.task, reasoning: 'The tools of the next tier need it.' }
  if (milestone !== undefined && hasTime) return { name: milestone.task, reasoning: journeyReasoning }
  const novelty = proposeNovelty(observation, choice)
  if (milestone !== undefined && (novelty?.secondsEach ?? Infinity) > journeySecondsEach)
    return { name: milestone.task, reasoning: journeyReasoning }
  return novelty === undefined
    ? { name: 'Explore', reasoning: 'Nothing else is left to do here.' }
    : { name: novelty.task, reasoning: noveltyReasoning }
}

function withContext(task: Task, techTree: TechTree): Task {
  const parsed = techTree.parseTask(task.name)
  const [item] = parsed.status === 'parsed' ? parsed.task.accepts : []
  return item === undefined ? task : { ...task, context: techTree.why(item) }
}
