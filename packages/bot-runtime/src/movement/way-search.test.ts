import { createRequire } from 'node:module'
import { seededRandom } from '@voyager-mc/core'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { goals, Move } from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { afterEach, expect, test, vi } from 'vitest'
import { botOver } from '../testing/bot-over.ts'
import { CachedMovements } from './cached-movements.ts'
import { plainMove } from './plain-move.ts'
import { WayNode } from './way-node.ts'
import { createWaySearch, type BegunSearch, type WaySearch, type WaySearchResult } from './way-search.ts'
import { eachStep } from './way-steps.ts'

interface PathfindersSearch extends BegunSearch, WaySearch {}

// The pathfinder exports no search, and its declarations of one are missing.
const AStar = createRequire(import.meta.url)('mineflayer-pathfinder/lib/astar.js') as new (
  start: Move,
  movements: CachedMovements,
  goal: goals.Goal,
  timeout: number,
  tickTimeout: number,
  searchRadius: number,
) => PathfindersSearch

const seeds = Array.from({ length: 20 }, (_none, seed) => seed)

const rocks = ['stone', 'stone', 'dirt', 'sand', 'gravel', 'bedrock', 'lava', 'air', 'deepslate']
const things = [
  'oak_fence',
  'stone_slab',
  'white_carpet',
  'ladder',
  'cactus',
  'cobweb',
  'oak_leaves',
  'chest',
  'vine',
]

/** Hills with holes in them, a lake, and all kinds of things that are in the way. */
function roughLand(seed: number): CachedMovements {
  const noise = (x: number, y: number, z: number): number =>
    seededRandom((x * 73_856_093) ^ (y * 19_349_663) ^ (z * 83_492_791) ^ (seed * 2_654_435_761))()
  const bot = botOver((y, { x, z }) => {
    const ground = 64 + Math.round(3 * Math.sin((x + seed) / 4) + 3 * Math.cos((z - seed) / 5))
    const chance = noise(x, y, z)
    if (y > ground) {
      if (y <= 63) return chance < 0.9 ? 'water' : 'seagrass'
      return chance < 0.12 ? (things[Math.floor(chance * 75)] ?? 'air') : 'air'
    }
    if (noise(x >> 1, y >> 1, z >> 1) < 0.3) return 'air'
    return rocks[Math.floor(chance * rocks.length)] ?? 'stone'
  })
  return new CachedMovements(bot)
}

function withCreatures(movements: CachedMovements, seed: number): CachedMovements {
  const random = seededRandom(seed)
  const near = (): number => Math.floor(random() * 16) - 8
  const cells = Array.from({ length: 500 }, () => [`${near()},${64 + near()},${near()}`, 1])
  movements.entityIntersections = Object.fromEntries(cells)
  movements.updateCollisionIndex()
  return movements
}

test.each(seeds)('every place leads where pathfinder lets it lead, at the same cost: land %i', (seed) => {
  const movements = withCreatures(roughLand(seed), seed)
  if (seed % 3 === 1) Object.assign(movements, { allowParkour: false, canOpenDoors: true, canDig: false })
  if (seed % 3 === 2)
    Object.assign(movements, { allowStraightDown: false, dontCreateFlow: false, maxDropDown: 6 })
  if (seed % 4 === 3) movements.leapsOverDepths = true
  const random = seededRandom(seed)
  for (let count = 0; count < 60; count += 1) {
    const [x, y, z] = [random, random, random].map((next) => Math.floor(next() * 16) - 8)
    const node = new WayNode(movements.land.at(x ?? 0, 64 + (y ?? 0), z ?? 0), 0)
    node.blocksLeft = count % 3
    const steps: unknown[] = []
    eachStep(movements, node, (cell, _step, cost, blocksLeft) =>
      steps.push([cell.x, cell.y, cell.z, cost, blocksLeft]),
    )
    const from = plainMove(node.cell.x, node.cell.y, node.cell.z, node.blocksLeft)
    const moves = movements.getNeighbors(from)
    expect(steps).toEqual(moves.map((move) => [move.x, move.y, move.z, move.cost, move.remainingBlocks]))
  }
})

/** Whether one step leads over so wide a gap in a bridge high over lava. */
function leadsOver(gap: number, leapsOverDepths: boolean): boolean {
  const bot = botOver((y, { x, z }) => {
    if (y < 40) return 'lava'
    return y === 63 && z === 0 && (x <= 0 || x > gap) ? 'cobblestone' : 'air'
  })
  const movements = Object.assign(new CachedMovements(bot), { leapsOverDepths })
  const steps: number[] = []
  eachStep(movements, new WayNode(movements.land.at(0, 64, 0), 0), ({ x }) => steps.push(x))
  return steps.includes(gap + 1)
}

test('over lava one leaps where nothing else is left, and one cell at most', () => {
  expect(leadsOver(1, false)).toBe(false)
  expect(leadsOver(1, true)).toBe(true)
  expect(leadsOver(2, true)).toBe(false)
})

/** Somewhere within ten blocks. */
function someGoal(seed: number): goals.Goal {
  const random = seededRandom(seed + 100)
  const [x, y, z] = [random, random, random].map((next) => Math.floor(next() * 20) - 10)
  return new pathfinderPackage.goals.GoalNear(x ?? 0, 66 + Math.floor((y ?? 0) / 2), z ?? 0, 1)
}

const start = plainMove(0, 66, 0, 12)
// Longer than any test takes, so that no clock ends a search.
const always = 1e9

afterEach(() => void vi.restoreAllMocks())

test.each(seeds)('the way found is the one that pathfinder finds, after as many looks: land %i', (seed) => {
  const [goal, radius] = [someGoal(seed), 4 + (seed % 3) * 6]
  const land = (): CachedMovements => withCreatures(roughLand(seed), seed)
  const pathfinders = new AStar(start, land(), goal, always, always, radius).compute()
  const movements = land()
  const begun = new AStar(start, movements, goal, always, -1, radius)
  const found = createWaySearch(begun, { start, movements, tickMs: always }).compute()
  expect(told(found)).toEqual(told(pathfinders))
  expect(begun.visitedChunks).toEqual(pathfinders.context.visitedChunks)
})

/** Lets every look at the clock take as long, as it does in a world that skips idle time. */
function chargeLooks(): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.125))
}

function allOf(search: WaySearch): readonly WaySearchResult[] {
  const results = [search.compute()]
  while (results.at(-1)?.status === 'partial') results.push(search.compute())
  return results
}

test('a search that is cut up by ticks takes as many, and keeps the steps that were handed out', () => {
  const begin = (tickMs: number): [PathfindersSearch, CachedMovements] => {
    const movements = roughLand(5)
    chargeLooks()
    return [new AStar(start, movements, someGoal(5), always, tickMs, 16), movements]
  }
  const pathfinders = allOf(begin(1)[0])
  const [begun, movements] = begin(-1)
  begun.compute()
  const results = allOf(createWaySearch(begun, { start, movements, tickMs: 1 }))
  expect(results.map(told)).toEqual(pathfinders.map(told))
  expect(results.map(({ time }) => time)).toEqual(pathfinders.map(({ time }) => time))
  expect(results.length).toBeGreaterThan(3)
  const [first] = results.at(-1)?.path ?? []
  expect(results.slice(0, -1).some(({ path }) => first && path[0] === first)).toBe(true)
})

function told({ status, cost, visitedNodes, generatedNodes, path }: WaySearchResult): object {
  const steps = path.map(({ x, y, z, cost: stepCost, toBreak, toPlace, parkour, remainingBlocks }) => ({
    at: { x, y, z },
    facts: { stepCost, parkour, remainingBlocks },
    toBreak: toBreak.map((cell) => new Vec3(cell.x, cell.y, cell.z)),
    toPlace,
  }))
  return { status, cost, visitedNodes, generatedNodes, steps }
}
