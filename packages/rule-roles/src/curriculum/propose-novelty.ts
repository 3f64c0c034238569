import type { Observation, Random } from '@voyager-mc/core'
import type { PlanStep, TechTree } from '@voyager-mc/tech-tree'
import { estimateEffort } from '../experience/estimate-effort.ts'
import type { Experience } from '../experience/experience.ts'
import type { TaskMemory } from './task-memory.ts'
import { doableWay, taskForItem } from './task-for-item.ts'

/** Items dearer than this from nothing are left for later, in rough seconds of play. */
const maximumEffort = 400

/** Cheapest unseen items that are looked at closely in one proposal. */
const shortlist = 60

/** Share by which luck may change a score, so that two seeds do not walk the same path. */
const luck = 0.4

export interface ProposeNoveltyOptions {
  readonly memory: TaskMemory
  readonly techTree: TechTree
  readonly random: Random
  readonly experience?: Experience | undefined
}

/** A task for an item never held before: useful and near ones first; undefined when all are held or resting. */
export function proposeNovelty(
  observation: Observation,
  { memory, techTree, random, experience }: ProposeNoveltyOptions,
): string | undefined {
  const { inventory, nearbyBlocks, nearbyEntities, seenBlocks } = observation
  const estimate = experience && estimateEffort(experience, { techTree, where: observation })
  const seen = memory.seenItems()
  const sights = new Set([...[...nearbyBlocks, ...nearbyEntities].map(({ name }) => name), ...seenBlocks])
  const isKnown = (name: string): boolean => sights.has(name) || seen.has(name)
  const candidates = techTree.items
    .filter((item) => !seen.has(item) && techTree.effort(item) < maximumEffort)
    .map((item) => ({ item, task: taskOf(item, techTree) }))
    .filter(({ task }) => task !== undefined && !memory.isResting(task) && !memory.hasCompleted(task))
    .sort((a, b) => techTree.effort(a.item) / worth(a.item) - techTree.effort(b.item) / worth(b.item))
    .slice(0, shortlist)
  let best: string | undefined
  let least = Infinity
  for (const { item, task } of candidates) {
    const plan = techTree.plan(item, { inventory, world: observation, ...(estimate && { estimate }) })
    if (plan.status === 'refused' || !plan.steps.every((step) => isEveryday(step, techTree))) continue
    const doubt = doubtAbout(plan.steps, isKnown)
    const effort = plan.effort + climb(plan.steps, observation, techTree)
    const score = ((effort + 2) / worth(item)) * doubt * (1 + luck * random())
    if (score >= least) continue
    least = score
    best = task
  }
  return best
}

/** Times dearer per kind of block or creature nobody has seen yet: it may not exist for miles. */
const unseenFactor = 2.5

/** Blocks one digs through on any way up or down. */
const underfoot = /^(stone|cobblestone|dirt)$/

/** Blocks that are found below every place. */
const everywhere =
  /^(stone|deepslate|dirt|coal_ore|iron_ore|copper_ore|gold_ore|redstone_ore|lapis_ore|diamond_ore)$/

function doubtAbout(steps: readonly PlanStep[], isKnown: (name: string) => boolean): number {
  let doubt = 1
  for (const step of steps) {
    const sources = sourcesOf(step)
    if (sources.length === 0) continue
    const isSure = isKnown(step.item) || sources.some((name) => isKnown(name) || everywhere.test(name))
    if (!isSure) doubt *= unseenFactor
  }
  return doubt
}

/** Differences of height up to this many blocks are part of any walk. */
const levelBlocks = 24

/** Height of things that are found on the surface. */
const surfaceHeight = 64

/** Rough seconds by which a search on the surface is dearer at night. */
const nightFear = 120

/** Rough seconds of digging up or down to the farthest thing a plan needs: one per block of height. */
function climb(
  steps: readonly PlanStep[],
  { position, nearbyBlocks, nearbyEntities, timeOfDay }: Observation,
  techTree: TechTree,
): number {
  const isNight = timeOfDay > 12_600 && timeOfDay < 23_000
  const near = new Set([...nearbyBlocks, ...nearbyEntities].map(({ name }) => name))
  let farthest = 0
  let fear = 0
  for (const step of steps) {
    const sources = sourcesOf(step)
    if (sources.length === 0 || sources.some((name) => underfoot.test(name))) continue
    const height = techTree.block(sources[0] ?? '')?.bestHeight ?? surfaceHeight
    if (isNight && height === surfaceHeight) fear = nightFear
    if (sources.some((name) => near.has(name))) continue
    farthest = Math.max(farthest, Math.abs(position.y - height))
  }
  return fear + (farthest > levelBlocks ? farthest : 0)
}

/** Blocks and creatures that have to be found in the world; none for work at a station. */
function sourcesOf(step: PlanStep): readonly string[] {
  if (step.type === 'mine') return step.blocks
  if (step.type === 'kill') return [step.mob]
  return step.type === 'use' ? [step.on] : []
}

/** Rough seconds for one find beyond which it lies in another dimension or a rare structure. */
const longestTrip = 200

/** False for steps that lead to villagers, structures or other dimensions. */
function isEveryday(step: PlanStep, techTree: TechTree): boolean {
  switch (step.type) {
    case 'craft':
    case 'smelt':
    case 'place':
      return true
    case 'mine':
    case 'kill':
      return techTree.ways(step.item).some((way) => way.type === step.type && way.effort <= longestTrip)
    case 'use':
      return /^(water|lava|cow)$/.test(step.on) || step.item === 'white_wool'
    case 'fish':
    case 'smith':
    case 'farm':
    case 'barter':
    case 'trade':
    case 'loot':
      return false
  }
}

function taskOf(item: string, techTree: TechTree): string | undefined {
  const way = doableWay(item, techTree)
  return way === undefined ? undefined : taskForItem(item, way)
}

const worths: readonly (readonly [RegExp, number])[] = [
  [/^(stone|iron|diamond)_sword$|^shield$|^bucket$/, 8],
  [/^iron_(helmet|chestplate|leggings|boots|axe|shovel)$|^shears$/, 6],
  [/_(pickaxe|axe|shovel|hoe|sword)$|^(torch|chest|coal|bow|arrow|fishing_rod|shears)$/, 3],
  [/^diamond_(helmet|chestplate|leggings|boots)$/, 3],
  [
    /^(cooked_.*|bread|apple|.*_bed|white_wool|leather|string|flint|beef|porkchop|mutton|sand|gravel|glass)$/,
    2.5,
  ],
  [/_(button|pressure_plate|slab|stairs|sign|door|trapdoor|fence|fence_gate|carpet|wood|wall)$/, 0.5],
  [/_ingot$|^(diamond|redstone|lapis_lazuli|raw_.*)$/, 2.5],
]

function worth(item: string): number {
  return worths.find(([pattern]) => pattern.test(item))?.[1] ?? 1
}
