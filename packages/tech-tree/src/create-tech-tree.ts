import type { ItemCounts } from '@voyager-mc/core'
import { createPlanFinder } from './planning/create-plan-finder.ts'
import { unitEfforts, wayEffort } from './planning/unit-efforts.ts'
import { createQueries } from './queries/create-queries.ts'
import { explainWhy } from './queries/explain-why.ts'
import { planTarget } from './queries/plan-target.ts'
import { bestHeight } from './sources/best-heights.ts'
import { fuelTicks } from './sources/fuel-ticks.ts'
import { loadGameData, type GameData } from './sources/load-game-data.ts'
import type { VersionFiles } from './sources/version-files.ts'
import { creatureFacts } from './sources/creature-facts.ts'
import { createGoalParser } from './task/create-goal-parser.ts'
import { createTaskParser } from './task/create-task-parser.ts'
import type { BlockFacts, PlanOptions, TechTree } from './contract/tech-tree.ts'
import { buildWays } from './ways/build-ways.ts'
import { equipmentSlot } from './contract/equipment-slot.ts'
import { expectedDrops } from './ways/expected-drops.ts'
import { smeltingResult } from './ways/smelt-ways.ts'
import { once } from './queries/once.ts'

const trees = new Map<string, TechTree>()

/** Options of whoever starts from nothing: one object, as the planner keeps what it works out about each. */
const nothing: PlanOptions = {}

/**
 * Builds the tech tree of a game version such as `1.19.4`, or of its files; throws `UnsupportedVersionError`. Nothing in a
 * tree changes, so that of a version is built once and shared.
 */
export function createTechTree(version: string | VersionFiles): TechTree {
  if (typeof version !== 'string') return buildTechTree(version)
  const tree = trees.get(version) ?? buildTechTree(version)
  trees.set(version, tree)
  return tree
}

function buildTechTree(version: string | VersionFiles): TechTree {
  const data = loadGameData(version)
  const unsorted = buildWays(data)
  const efforts = unitEfforts(unsorted)
  const effort = (item: string): number => efforts.get(item) ?? Infinity
  const ways = new Map([...unsorted].map(([item, list]) => [item, sortWays(list, effort)]))
  const planner = createPlanFinder({
    ways,
    unitEffort: effort,
    durability: (item) => data.items.get(item)?.durability,
    fuels: [...data.items.keys()].filter((item) => fuelTicks(item) > 0 && Number.isFinite(effort(item))),
  })
  const plan: TechTree['plan'] = (target, options = nothing) =>
    planTarget(target, { data, planner, effort, options })
  const lexicon = { data, ways, effort }
  const parser = once(() => createTaskParser(lexicon))
  const goalParser = once(() => createGoalParser(lexicon, parser()))
  return {
    version: data.version,
    items: [...data.items.keys()],
    ways: (item) => ways.get(item) ?? [],
    effort,
    plan,
    why: (item) => explainWhy(item, { ways, plan }),
    ...createQueries({ ways, effort, plan }),
    block: (name) => blockFacts(name, data),
    durability: (item) => data.items.get(item)?.durability,
    stackSize: (item) => data.items.get(item)?.stackSize,
    foodPoints: (item) => data.items.get(item)?.foodPoints,
    equipmentSlot: (item) => (data.items.has(item) ? equipmentSlot(item) : undefined),
    smeltingResult: (item) => existing(smeltingResult(item), data),
    mobDrops: (mob) => mobDrops(mob, data, ways),
    creature: (name) => creatureFacts(name),
    parseTask: (text) => parser()(text),
    parseGoal: (text) => goalParser()(text),
  }
}

function sortWays<Way extends Parameters<typeof wayEffort>[0]>(
  list: readonly Way[],
  effort: (item: string) => number,
): readonly Way[] {
  const costs = new Map(list.map((way) => [way, wayEffort(way, effort)]))
  return [...list].sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))
}

function existing(item: string | undefined, { items }: GameData): string | undefined {
  return item !== undefined && items.has(item) ? item : undefined
}

function blockFacts(name: string, { blocks, isSince118 }: GameData): BlockFacts | undefined {
  const block = blocks.get(name)
  if (block === undefined) return undefined
  const height = bestHeight(name, isSince118)
  const facts = { name, tools: block.tools, drops: expectedDrops(name, block.drops) }
  return height === undefined ? facts : { ...facts, bestHeight: height }
}

function mobDrops(
  mob: string,
  { mobs }: GameData,
  ways: ReadonlyMap<string, readonly Parameters<typeof wayEffort>[0][]>,
): ItemCounts | undefined {
  const drops = mobs.get(mob)
  if (drops === undefined) return undefined
  const special = [...ways.values()].flat().filter((way) => way.type === 'kill' && way.mob === mob)
  return { ...expectedDrops(mob, drops), ...Object.fromEntries(special.map((way) => [way.item, way.yields])) }
}
