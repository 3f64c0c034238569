import {
  ModelOutputError,
  type ActionAgent,
  type ActionRequest,
  type ItemCounts,
  type Observation,
  type Program,
  type Task,
} from '@voyager-mc/core'
import type { ParsedTask, TechTree } from '@voyager-mc/tech-tree'
import { chooseByExperience } from '../experience/choose-by-experience.ts'
import type { Experience } from '../experience/experience.ts'
import { isElsewhere } from '../experience/elsewhere.ts'
import { isUnseen, sightsOf, sourcesOf } from '../experience/sights.ts'
import { hoardOf } from '../supplies/hoard.ts'
import { isDressed } from '../supplies/dressed.ts'
import { afterDeath } from './after-death.ts'
import { countDeaths, countOvertime } from './count-in-rollout.ts'
import { describeLack } from './describe-lack.ts'
import { taskFunctionName } from './function-name.ts'
import { itemFamilies } from './item-families.ts'
import { countedItems } from './counted-items.ts'
import { plannedNames } from './planned-names.ts'
import { portalFunction } from './write-dimension.ts'
import { programDraft } from './program-draft.ts'
import { remainingCount } from './remaining-count.ts'
import { skillSteps } from './skill-steps.ts'
import { suppliers } from './write-obtain.ts'
import { taskPrograms } from './task-programs.ts'
import { defineRearming, isBare } from './write-rearming.ts'
import type { WritingContext } from './writing-context.ts'

export interface PlannerActionAgentOptions {
  readonly techTree: TechTree
  /** Experience by which ways, searches and skills are chosen; absent keeps to the tech tree's order. */
  readonly experience?: Experience
  /** True where the critic adds up attempts in a row, as `joiningCritic` does: the next one brings what is still missing. */
  readonly continuesAttempts?: boolean
  /** Whether nobody needs what a task is for, so that a search for what nobody has seen is short; none by default. */
  readonly isOptional?: (task: Task) => boolean
  /** Whether a task is left when an attempt ran out of time, because other things are cheaper; by default those that are optional. */
  readonly canWait?: (task: Task) => boolean
  /** Whether a task is left after a death, because what was lost is to be had again first; none by default. */
  readonly isPerilous?: (task: Task) => boolean
  /**
   * Whether what is dear, and the task does not take, may be put into a chest of the agent's own before it, because its life
   * goes on afterwards; none by default.
   */
  readonly keepsSafe?: (task: Task) => boolean
}

/** An action agent that writes programs from the tech tree, without a model; a failed attempt turns and widens its search. */
export function plannerActionAgent({
  techTree,
  experience,
  continuesAttempts = false,
  isOptional = () => false,
  canWait = isOptional,
  isPerilous = () => false,
  keepsSafe = () => false,
}: PlannerActionAgentOptions): ActionAgent {
  const families = itemFamilies(techTree)
  const attempts = new Map<string, number>()
  const remaining = continuesAttempts ? remainingCount() : undefined
  const overtime = countOvertime()
  const deaths = countDeaths()
  return {
    async generate(request, { signal } = {}) {
      signal?.throwIfAborted()
      const parsed = techTree.parseTask(request.task.name)
      if (parsed.status === 'refused') throw refusal(parsed.message, request)
      const attempt = request.previous === undefined ? 1 : (attempts.get(request.task.name) ?? 1) + 1
      attempts.set(request.task.name, attempt)
      if (deaths(request) > 0 && isPerilous(request.task)) {
        throw refusal('A death has cost the gear for it; propose what makes up for the loss first.', request)
      }
      // It was proposed because a minute or two would bring it.
      if (overtime(request) > 0 && canWait(request.task))
        throw refusal('An attempt ran out of time; propose another task.', request)
      const searches = isOptional(request.task) ? 1 : fullAttempts
      const unseen =
        attempt > searches ? unseenSource(parsed.task, request, { techTree, families }) : undefined
      if (unseen !== undefined) {
        throw refusal(
          `Nobody has seen ${unseen} in ${searches} ${searches === 1 ? 'attempt' : 'attempts'}; propose a task that needs none.`,
          request,
        )
      }
      const task = remaining?.(parsed.task, request) ?? parsed.task
      const searchRounds = roundsOf(request, { attempt, isOptional })
      return writeProgram(task, request, {
        techTree,
        families,
        attempt,
        experience,
        searchRounds,
        keepsSafe: keepsSafe(request.task),
      })
    },
    plannedNames: async ({ task, observation }) => plannedNames(task, { techTree, observation }),
    countedItems: async ({ task, observation }) => countedItems(task, { techTree, observation }),
    mostSkills: stepsOfPlan,
  }
}

/** A refusal that another attempt would only hear again. */
function refusal(message: string, { task }: ActionRequest): ModelOutputError {
  return new ModelOutputError(message, task.name, { isFinal: true })
}

/** Steps of a long plan, each of which a skill can stand for. */
const stepsOfPlan = 32

/** Attempts that a search for something nobody has seen may take. */
const fullAttempts = 2

/**
 * Something the plan needs that nobody has seen yet; undefined when there is nothing. What grows in another dimension is no
 * reason to give up, since the program goes there for it and most of it is dug for unseen, and neither is one wood where another
 * will do.
 */
function unseenSource(
  { accepts: [item] }: ParsedTask,
  { observation }: ActionRequest,
  { techTree, families }: Pick<Basis, 'techTree' | 'families'>,
): string | undefined {
  const plan = item === undefined ? undefined : techTree.plan(item, { inventory: observation.inventory })
  if (plan === undefined || plan.status === 'refused') return undefined
  const sights = sightsOf(observation)
  const isKin = (name: string): boolean =>
    name !== item &&
    families.some(({ members }) => members.includes(name) && members.some((member) => sights.has(member)))
  const unseen = plan.steps.find(
    (step) =>
      isUnseen(step, (name) => sights.has(name) || isKin(name)) &&
      !sourcesOf(step).every((source) =>
        [observation.dimension, 'overworld'].some((dimension) => isElsewhere(source, dimension)),
      ),
  )
  return unseen && sourcesOf(unseen)[0]
}

interface Basis {
  readonly techTree: TechTree
  readonly families: ReturnType<typeof itemFamilies>
  readonly attempt: number
  readonly experience: Experience | undefined
  readonly searchRounds: WritingContext['searchRounds']
  readonly keepsSafe: boolean
}

/** Rounds of a search for something that nobody has seen and nobody needs, each longer than the one before: five minutes in all. */
const idleRounds = 3

/** Rounds of a search, more with each attempt. */
function roundsOf(
  { task, observation }: ActionRequest,
  { attempt, isOptional }: Pick<Basis, 'attempt'> & Required<Pick<PlannerActionAgentOptions, 'isOptional'>>,
): WritingContext['searchRounds'] {
  const sights = sightsOf(observation)
  const isIdle = isOptional(task)
  return (way) => (isIdle && isUnseen(way, (name) => sights.has(name)) ? idleRounds : 5 + attempt)
}

function writeProgram(
  task: ParsedTask,
  request: ActionRequest,
  { techTree, families, attempt, experience, searchRounds, keepsSafe }: Basis,
): Program {
  // A program that takes how many are wanted is the same for every number.
  const { write, takesCount = false } = taskPrograms[task.verb]
  const mainName = taskFunctionName(task.verb, takesCount ? 1 : task.count, task.label)
  const first = (hash(request.task.name) + 3 * (attempt - 1)) % 8
  // A skill that was called in vain is not called again; the next attempt does everything itself.
  const known = attempt > 1 ? [] : skillSteps(request.skills, { techTree, mainName })
  const chooser = chooseByExperience({ techTree, where: request.observation, experience })
  const has = (name: string): boolean => hasOrSees(request.observation, name)
  const compose = (travels: boolean): Composed => {
    // One that was learned at home looks for what it takes where it is called.
    const skills = travels ? known.filter((skill) => skill.source.includes('travelTo(bot')) : known
    const rearms = attempt > 1 && isBare(request.observation)
    const draft = programDraft({
      first,
      afterDeath: afterDeath(request.observation),
      isBare: rearms,
      keepsSafe,
    })
    const lacks = new Set<string>()
    const basis = { has, techTree, families, supply: suppliers, skills, chooser, mainName, attempt }
    const hoard = hoardFor(request.observation)
    const context = { ...basis, hoard, keepsSafe, searchRounds, draft, lacks, travels }
    const main = write(task, context)
    if (rearms) defineRearming(context)
    if (main === undefined || lacks.size > 0)
      throw new ModelOutputError(describeLack(task, lacks), request.task.name)
    return { source: draft.finish(main, mainName), travels: travels || draft.has(portalFunction) }
  }
  const isAway = !['overworld', undefined].includes(request.observation.dimension)
  const { source, travels } = compose(isAway)
  // What is had at home has to be gone home for where a part of the program leads away.
  return { name: mainName, source: travels && !isAway ? compose(true).source : source }
}

/** Contents of the chest of one's own that a program may use: its iron is for whoever has come back from a death with nothing. */
function hoardFor(observation: Observation): ItemCounts {
  const { iron_ingot: _iron, ...others } = hoardOf(observation)
  return isDressed(observation) ? others : hoardOf(observation)
}

interface Composed {
  readonly source: string
  /** Whether a part of the program leads to another dimension. */
  readonly travels: boolean
}

function hasOrSees({ inventory, nearbyBlocks }: ActionRequest['observation'], name: string): boolean {
  return (inventory[name] ?? 0) > 0 || nearbyBlocks.some((block) => block.name === name)
}

/** A small number that differs between tasks, so that not all walk the same way. */
function hash(text: string): number {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum
}
