import type { Observation, Random } from '@voyager-mc/core'
import type { PlanStep, TechTree } from '@voyager-mc/tech-tree'
import { estimateEffort } from '../experience/estimate-effort.ts'
import type { Experience } from '../experience/experience.ts'
import { isUnseen, sightsOf, sourcesOf } from '../experience/sights.ts'
import { isElsewhere } from '../experience/elsewhere.ts'
import { isThirdKind, lostItems, missingGear } from './safety-gear.ts'
import { atHand } from './at-hand.ts'
import { leastSecondsOf } from './descent.ts'
import { climb, doubtAbout } from './source-outlook.ts'
import { doableWay, taskForItem } from './task-for-item.ts'
import type { TaskMemory } from './task-memory.ts'
import type { Pursuits } from './pursuits.ts'
import type { TaskCosts } from './task-costs.ts'
import { vainSources } from './vain-sources.ts'
import { worthOf } from './worth-of.ts'

/** Items dearer than this from nothing are left for later unless what they are made of was held, in rough seconds. */
const maximumEffort = 400

/** Items dearer than this are left alone even so. */
const utmostEffort = 2000

/** Candidates of a kind that are looked at closely in one proposal: the cheapest of those at hand, and of the others. */
const shortlist = 60

/** Share by which luck may change a score, so that two seeds do not walk the same path. */
const luck = 0.4

/** Worth of one new item that keeps the agent alive, in items: it saves the minutes that a death costs. */
const safetyWorth = 6

/** Times one thing is made again: what is always missing again is put down somewhere. */
const mostRepeats = 4

/** Rough seconds that gear may cost to come before variety. */
const affordableSeconds = 300

export interface ProposeNoveltyOptions {
  readonly memory: TaskMemory
  readonly techTree: TechTree
  readonly random: Random
  readonly experience?: Experience | undefined
  readonly pursuits: Pick<Pursuits, 'secondsPerEstimated'>
  readonly costs: Pick<TaskCosts, 'secondsOf' | 'byTheWay'>
}

interface Candidate {
  readonly item: string
  readonly task: string
  /** Whether it keeps the agent alive, or was lost. */
  readonly isGear: boolean
}

interface Scored extends Candidate {
  readonly seconds: number
  /** Rough seconds per new thing; the least is the most new things a minute. */
  readonly score: number
}

/** A task for something new. */
export interface Novelty {
  readonly task: string
  /** Rough seconds of the world that the task takes. */
  readonly seconds: number
  /** Rough seconds of the world for each new thing, and fewer for what is worth more. */
  readonly secondsEach: number
  /** The same of the cheapest thing there is, which waits where gear comes before the third kind of anything. */
  readonly leastSecondsEach: number
}

/**
 * The task that promises the most new things per minute of the world: what was lost and what keeps one alive counts for
 * several, and comes before the third kind of anything. Undefined when nothing is left that is possible here.
 */
export function proposeNovelty(
  observation: Observation,
  { memory, techTree, random, experience, pursuits, costs }: ProposeNoveltyOptions,
): Novelty | undefined {
  // What an attempt has made and used up was held as well, and is not new a second time.
  const seen = new Set([...memory.seenItems(), ...(experience?.kindsHeld() ?? [])])
  const sights = sightsOf(observation)
  const isKnown = (name: string): boolean => sights.has(name) || seen.has(name)
  const stretch = pursuits.secondsPerEstimated()
  const isHeld =
    (wanted: string) =>
    (kind: string): boolean =>
      kind === wanted || seen.has(kind)
  const estimate = experience && estimateEffort(experience, { techTree, where: observation })
  const vain = vainSources(memory, { techTree, isKnown })
  const options = { inventory: observation.inventory, world: observation, ...(estimate && { estimate }) }
  const found = candidates(observation, { memory, seen, techTree })
  const scored = found.flatMap((candidate): readonly Scored[] => {
    const plan = techTree.plan(candidate.item, options)
    if (plan.status === 'refused' || !plan.steps.every((step) => isPossible(step, { techTree, observation })))
      return []
    const isHopeless = plan.steps.some(
      (step) =>
        isUnseen(step, isKnown) &&
        (memory.hasFailed(candidate.task) || sourcesOf(step).every((source) => vain.has(source))),
    )
    if (isHopeless) return []
    // Of diamonds that are wanted again the search is dear, whatever one of a vein costs.
    const least = leastSecondsOf(plan.steps, { observation, costs }) / stretch
    const seconds =
      (Math.max(plan.effort, least) + climb(plan.steps, { observation, techTree }) + 2) *
      doubtAbout(plan.steps, isKnown)
    // Whole tasks take longer than plans say, all of them; only then those known and those unknown are compared.
    const known = costs.secondsOf(candidate.task, seconds * stretch) / stretch
    const things = worth(candidate) + costs.byTheWay(candidate.task, isHeld(candidate.item))
    const score = (known / things) * (1 + luck * random())
    return [{ ...candidate, seconds, score }]
  })
  const isSafetyNear = scored.some(({ isGear, seconds }) => isGear && seconds < affordableSeconds)
  const open = isSafetyNear ? scored.filter(({ item }) => !isThirdKind(item, seen)) : scored
  const best = open.toSorted((a, b) => a.score - b.score)[0]
  const leastSecondsEach = Math.min(...scored.map(({ score }) => score))
  return best && { task: best.task, seconds: best.seconds, secondsEach: best.score, leastSecondsEach }
}

interface Sought {
  readonly memory: TaskMemory
  /** Items held at any time. */
  readonly seen: ReadonlySet<string>
  readonly techTree: TechTree
}

/** Items never held, and important ones that are not held any more, the cheapest first. */
function candidates(observation: Observation, { memory, seen, techTree }: Sought): readonly Candidate[] {
  const lost = new Set(lostItems(observation, memory.seenItems()))
  const gear = new Set(missingGear(observation, techTree))
  const found = techTree.items
    .filter((item) => lost.has(item) || (!seen.has(item) && isWithinReach(item, { seen, techTree })))
    .flatMap((item): readonly Candidate[] => {
      const way = doableWay(item, techTree)
      const task = way && taskForItem(item, way, techTree)
      if (task === undefined || memory.isResting(task)) return []
      if (memory.hasCompleted(task) && !(lost.has(item) && memory.timesCompleted(task) < mostRepeats))
        return []
      return [{ item, task, isGear: lost.has(item) || gear.has(item) }]
    })
    .sort((a, b) => techTree.effort(a.item) / worth(a) - techTree.effort(b.item) / worth(b))
  // What keeps one alive is always looked at; seen from nothing it is dearer than sixty kinds of wood.
  const vital = found.filter(({ isGear }) => isGear).slice(0, shortlist / 2)
  const others = found.filter(({ isGear }) => !isGear)
  // From nothing a bed is dear, and of the wool in the bag it takes a second.
  const isNear = atHand(observation, techTree)
  const near = others.filter(({ item }) => isNear(item)).slice(0, shortlist)
  const far = others.filter(({ item }) => !isNear(item)).slice(0, shortlist - vital.length)
  return [...vital, ...near, ...far]
}

/** Cheap from nothing, or made of things that were held already. */
function isWithinReach(
  item: string,
  { seen, techTree }: { readonly seen: ReadonlySet<string>; readonly techTree: TechTree },
): boolean {
  const effort = techTree.effort(item)
  if (effort < maximumEffort) return true
  if (!(effort < utmostEffort)) return false
  const way = doableWay(item, techTree)
  const inputs = Object.keys(way?.inputs ?? {})
  return inputs.length > 0 && inputs.every((input) => seen.has(input))
}

/** Rough seconds for one find beyond which it lies in another dimension or a rare structure. */
const longestTrip = 200

/** False for steps that lead to villagers, structures or other dimensions. */
function isPossible(
  step: PlanStep,
  { techTree, observation }: { readonly techTree: TechTree; readonly observation: Observation },
): boolean {
  const sources = sourcesOf(step)
  if (sources.length > 0 && sources.every((name) => isElsewhere(name, observation.dimension))) return false
  const { type } = step
  if (type === 'craft' || type === 'smelt' || type === 'place') return true
  if (type === 'mine' && step.enchantment) return false
  if (type === 'mine' || type === 'kill')
    return techTree.ways(step.item).some((way) => way.type === type && way.effort <= longestTrip)
  if (type === 'use') return /^(water|lava|cow)$/.test(step.on) || step.item === 'white_wool'
  return type === 'farm' && /^(wheat|carrot|potato|beetroot|wheat_seeds)$/.test(step.item)
}

/** New things that an item is worth, and what keeps one alive several more. */
function worth({ item, isGear }: Candidate): number {
  return isGear ? safetyWorth : worthOf(item)
}
