import type { Curriculum, ExperienceStore, Observation, ProposeOptions, Random, Task } from '@voyager-mc/core'
import { explainTask, type TechTree } from '@voyager-mc/tech-tree'
import type { Experience } from '../experience/experience.ts'
import { createTaskMemory, type CurriculumProgress, type TaskMemory } from './task-memory.ts'
import { descentSecondsEach } from './descent.ts'
import { huntsMonster } from './hunts-monster.ts'
import { firstOfJourney, nextMilestone } from './milestones.ts'
import { proposeNeed } from './propose-need.ts'
import { proposeNovelty, type Novelty } from './propose-novelty.ts'
import { createPursuits, journeySecondsEach, type Pursuit, type Pursuits } from './pursuits.ts'
import { createTaskCosts, type TaskCosts } from './task-costs.ts'

export interface TechTreeCurriculumOptions {
  readonly techTree: TechTree
  /** Pass `seededRandom(seed)` for a repeatable run. */
  readonly random?: Random
  /** Experience by which efforts are estimated; absent goes by the tech tree. */
  readonly experience?: Experience
  /** Keeps the experience with each task that ends; absent leaves that to whoever judges attempts. */
  readonly experienceStore?: ExperienceStore
  /** Progress of an earlier run; empty by default. */
  readonly initial?: Partial<CurriculumProgress>
}

export interface TechTreeCurriculum extends Curriculum {
  /** Always a task: when nothing else is left to do, it is to explore. */
  propose(observation: Observation, options?: ProposeOptions): Promise<Task>
  /** Whether a task was proposed for something new that can as well be left, and not because others need it. */
  isNovelty(this: void, task: Task): boolean
  /** Whether a task was proposed that is left when an attempt ran out of time: a novelty, or gear for which life goes on meanwhile. */
  canWait(this: void, task: Task): boolean
  /**
   * Whether a task was proposed that leads where an agent without its gear dies again: to the dragon, down to the diamonds,
   * to monsters. For a goal of somebody else's nothing better can be proposed.
   */
  isPerilous(this: void, task: Task): boolean
  /** Whether a task was proposed here, as part of a life that goes on after it; a goal of somebody else's is none. */
  isOwn(this: void, task: Task): boolean
  /** Ends of tasks so far; pass it as `initial` to go on later. */
  progress(): CurriculumProgress
}

/** Proposes tasks by rules: what presses, then the next tool tier, then the most rewarding unseen item or the way to the dragon. */
export function techTreeCurriculum({
  techTree,
  random = Math.random,
  experience,
  experienceStore,
  initial = {},
}: TechTreeCurriculumOptions): TechTreeCurriculum {
  const memory = createTaskMemory(techTree, initial)
  const pursuits = createPursuits(experience, {
    isNew: (initial.completed ?? []).length + (initial.failed ?? []).length === 0,
  })
  const costs = createTaskCosts(experience)
  return {
    async propose(observation, { signal } = {}) {
      signal?.throwIfAborted()
      memory.observe(observation, experience?.elapsedTicks())
      const kinds = memory.seenItems().size
      pursuits.ended(kinds)
      const { pursuit, estimate, ...task } = choose(observation, {
        memory,
        techTree,
        random,
        experience,
        pursuits,
        costs,
      })
      costs.began(task.name)
      if (pursuit !== undefined) pursuits.began(pursuit, kinds, estimate)
      return withContext(task, techTree)
    },
    isNovelty: ({ reasoning }) => reasoning === noveltyReasoning,
    canWait,
    isPerilous: ({ name, reasoning }) =>
      reasoning === journeyReasoning ||
      reasoning === besideReasoning ||
      reasoning === longReasoning ||
      (isOwn(reasoning) && (name.includes('diamond') || huntsMonster(name, techTree))),
    isOwn: ({ reasoning }) => isOwn(reasoning),
    async record(outcome) {
      const { task, status } = outcome
      const seen = memory.seenItems()
      const kinds = costs.newKinds((kind) => seen.has(kind))
      // Counted now, because no proposal may follow: a life often ends with its longest search.
      pursuits.ended(seen.size + kinds.length)
      const ticks = costs.ended({ task: task.name, isCompleted: status === 'completed', kinds })
      // Told again after a save that failed, nothing is counted twice.
      if (experience !== undefined) await experienceStore?.save(experience.records())
      const now = experience?.elapsedTicks() ?? 0
      const rests = canWait(task) || task.reasoning === longReasoning
      memory.record(outcome, { restsUntilTick: rests ? now + restFactor * ticks : 0 })
    },
    progress: () => memory.progress(),
  }
}

/** Times as long as it took in vain for which a task that can wait rests. */
const restFactor = 2

interface Choice {
  readonly memory: TaskMemory
  readonly techTree: TechTree
  readonly random: Random
  readonly experience: Experience | undefined
  readonly pursuits: Pursuits
  readonly costs: TaskCosts
}

/** A task and what it is for. */
interface Chosen extends Task {
  /** Absent for what presses and for tools. */
  readonly pursuit?: Pursuit
  /** Rough seconds that it takes. */
  readonly estimate?: number
}

/**
 * Kinds of things after which the way to the dragon comes first. Estimates of what is new nearby stay low to the end; a
 * life of 669 minutes without this never set out (seed 702, sight loaded). After 80 kinds it came too soon: 124 and 102
 * kinds in two hours (seeds 2001 and 2002), because the journey brings few.
 */
const journeyAfterItems = 130

const journeyReasoning =
  'Enough is known of what is nearby, or it has become dear, and this opens the way to others.'

const noveltyReasoning = 'It is new, worth having and within reach.'

const toolsReasoning = 'The tools of the next tier need it.'

const gearReasoning = 'It is gear for the road, and can wait where it proves dear.'

const besideReasoning = 'It helps on the way to the dragon, and can wait where it proves dear.'

const longReasoning = 'It helps on the way to the dragon, and takes its time.'

const needReasoning = 'What presses comes first.'

function canWait({ reasoning }: Task): boolean {
  return [noveltyReasoning, gearReasoning, besideReasoning].some((own) => own === reasoning)
}

/** Whether a task was proposed here: a run that goes on has it from its journal, with its reasoning. */
function isOwn(reasoning: string | undefined): boolean {
  const all = [
    journeyReasoning,
    besideReasoning,
    longReasoning,
    noveltyReasoning,
    toolsReasoning,
    gearReasoning,
    needReasoning,
  ]
  return all.some((own) => own === reasoning)
}

function choose(observation: Observation, choice: Choice): Chosen {
  const { memory, techTree, costs } = choice
  const inherited = choice.pursuits.inheritedSecondsEach()
  let sought: { readonly novelty: Novelty | undefined } | undefined
  const seek = (): Novelty | undefined =>
    (sought ??= { novelty: proposeNovelty(observation, choice) }).novelty
  const putsOffDescent = (): boolean =>
    inherited !== undefined && isDescentDear(observation, { choice, seek })
  const need = proposeNeed(observation, { memory, techTree, putsOffDescent })
  const { secondsOf } = costs
  const milestone = nextMilestone(observation, { memory, techTree, secondsOf, putsOffDescent })
  const isTime = milestone?.isJourney === true && isTimeToSetOut(choice, { inherited, seek })
  if (need !== undefined) return { name: need, reasoning: needReasoning }
  if (milestone?.isJourney === false)
    return { name: milestone.task, reasoning: milestone.canWait ? gearReasoning : toolsReasoning }
  const setOut: Chosen | undefined = milestone && {
    name: milestone.task,
    reasoning: milestone.isLong ? longReasoning : milestone.canWait ? besideReasoning : journeyReasoning,
    // Provisions are no part of it.
    ...((isFirst(milestone.task) || hasSetOut(choice.memory)) && { pursuit: 'journey' }),
  }
  if (setOut !== undefined && isTime) return setOut
  const novelty = seek()
  const isDear = (novelty?.secondsEach ?? Infinity) > journeySecondsEach
  if (setOut !== undefined && inherited === undefined && isDear) return setOut
  return novelty === undefined
    ? { name: 'Explore', reasoning: 'Nothing else is left to do here.' }
    : { name: novelty.task, reasoning: noveltyReasoning, pursuit: 'variety', estimate: novelty.seconds }
}

/**
 * Whether the way to the dragon comes before what is new nearby. A first life sets out once enough is known, to see what the
 * way brings, and goes on; one that inherits experience sets out while what is new nearby costs more than the way did.
 */
function isTimeToSetOut(
  choice: Choice,
  { inherited, seek }: { readonly inherited: number | undefined; readonly seek: () => Novelty | undefined },
): boolean {
  if (inherited === undefined) return choice.memory.seenItems().size >= journeyAfterItems
  return secondsNearby(choice, seek) > inherited
}

/** Whether the search for diamonds costs more for each new thing than what is new nearby; what is in the bag is made into its pickaxe. */
function isDescentDear(
  { inventory }: Observation,
  { choice, seek }: { readonly choice: Choice; readonly seek: () => Novelty | undefined },
): boolean {
  if ((inventory['diamond'] ?? 0) > 0) return false
  return secondsNearby(choice, seek) < descentSecondsEach(choice.costs, choice.memory.seenItems())
}

/** Seconds of the world for each new thing nearby, the cheapest first; infinite where there is none. */
function secondsNearby({ pursuits }: Choice, seek: () => Novelty | undefined): number {
  return (seek()?.leastSecondsEach ?? Infinity) * pursuits.secondsPerEstimated()
}

function isFirst(task: string): boolean {
  return firstOfJourney.some((first) => first === task)
}

function hasSetOut(memory: TaskMemory): boolean {
  return firstOfJourney.some((task) => memory.hasCompleted(task) || memory.hasFailed(task))
}

function withContext(task: Task, techTree: TechTree): Task {
  const context = explainTask(task.name, techTree)
  return context === undefined ? task : { ...task, context }
}
