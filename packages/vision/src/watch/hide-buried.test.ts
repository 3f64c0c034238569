import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeBot, fakeStates, type FakeBot } from '../testing/fake-bot.ts'
import { followTerrain } from '../terrain/follow-terrain.ts'
import { cellIndex, sectionKey, type TerrainNews } from '../terrain/section.ts'
import { hideBuried } from './hide-buried.ts'

const { air, stone, grass_block: ore, glass } = fakeStates
const around = { x: 8, y: 8, z: 8 }

/** A bot's world with what it told of it. */
function watched(bot: FakeBot): {
  readonly take: (limit?: number) => TerrainNews
  readonly told: (x: number, y: number, z: number) => number | undefined
  readonly stop: () => void
} {
  const terrain = followTerrain(bot)
  const { hide, stop } = hideBuried(bot)
  const sections = new Map<string, Uint16Array | undefined>()
  return {
    take(limit = Infinity) {
      const news = hide(terrain.take(around, { rangeBlocks: 1, limit }))
      for (const { x, y, z, states } of news.sections) sections.set(sectionKey(x, y, z), states?.slice())
      for (const [x, y, z, state] of news.changes) {
        const states = sections.get(sectionKey(x >> 4, y >> 4, z >> 4))
        if (states) states[cellIndex(x, y, z)] = state
      }
      return news
    },
    told: (x, y, z) => sections.get(sectionKey(x >> 4, y >> 4, z >> 4))?.[cellIndex(x, y, z)],
    stop() {
      stop()
      terrain.stop()
    },
  }
}

const vein = (x: number, y: number, z: number): number => {
  if (y > 20) return air
  return (x + y + z) % 3 === 0 ? ore : stone
}

test('tells what is buried as the block before it, and what can be seen as it is', () => {
  const { take, told } = watched(fakeBot(vein))
  take()
  // The first cell of a section has none before it.
  expect([vein(0, 0, 0), vein(1, 5, 1), vein(2, 5, 3)]).toEqual([ore, stone, stone])
  expect([told(0, 0, 0), told(1, 5, 1), told(2, 5, 3)]).toEqual([ore, ore, ore])
  for (const x of [0, 1, 2, 3]) expect(told(x, 20, 7)).toBe(vein(x, 20, 7))
})

test('tells what is dug free, once, with the block that was dug', () => {
  const bot = fakeBot(vein)
  const { take, told } = watched(bot)
  take()
  bot.setBlock({ x: 7, y: 8, z: 8 }, air)
  expect(new Set(take().changes.map(String))).toEqual(
    new Set(
      [
        [7, 8, 8, air],
        [6, 8, 8, vein(6, 8, 8)],
        [8, 8, 8, vein(8, 8, 8)],
        [7, 7, 8, vein(7, 7, 8)],
        [7, 9, 8, vein(7, 9, 8)],
        [7, 8, 7, vein(7, 8, 7)],
        [7, 8, 9, vein(7, 8, 9)],
      ].map(String),
    ),
  )
  expect(told(8, 8, 8)).toBe(ore)
  bot.setBlock({ x: 7, y: 8, z: 8 }, glass)
  expect(take().changes).toEqual([[7, 8, 8, glass]])
})

test('tells what lies beside land that is not loaded as it is', () => {
  const bot = fakeBot(vein)
  const { world } = bot
  const getColumn = (x: number, z: number): unknown => (x < 0 ? undefined : world.getColumn(x, z))
  Object.assign(bot, { world: { getColumn } })
  const { take, told } = watched(bot)
  take()
  for (const y of [4, 5, 6]) expect(told(0, y, 7)).toBe(vein(0, y, 7))
})

test('leaves no listener', () => {
  const bot = fakeBot(vein)
  watched(bot).stop()
  expect(bot.listeners()).toBe(0)
})

test('whatever is dug and placed, also beyond what was told, all that can be seen is told as it is', () => {
  const cell = fc.tuple(fc.integer({ min: 12, max: 19 }), fc.integer({ min: 12, max: 19 }), fc.nat(3))
  const change = fc.tuple(cell, fc.constantFrom(air, stone, ore, glass), fc.boolean())
  const [changes, caves] = [fc.array(change, { maxLength: 40 }), fc.array(cell, { maxLength: 60 })]
  fc.assert(
    fc.property(changes, caves, (later, first) => {
      const began = new Set(first.map(String))
      const truth = new Map<string, number>()
      const stateAt = (x: number, y: number, z: number): number =>
        truth.get(`${x},${y},${z}`) ?? (began.has(`${x},${y},${z}`) ? air : vein(x, y - 20, z))
      const bot = fakeBot((x, y, z) => (began.has(`${x},${y},${z}`) ? air : vein(x, y - 20, z)))
      const { take, told } = watched(bot)
      for (const [[x, y, z], state, isTaken] of later) {
        truth.set(`${x},${y},${z}`, state)
        bot.setBlock({ x, y, z }, state)
        // Two sections at a time: changes come before their neighbourhood is told, and after.
        if (isTaken) take(2)
      }
      take()
      for (const [x, y, z] of nearTo(first, later)) {
        const isOpen = around6(x, y, z).some(([nx, ny, nz]) => !covers(stateAt(nx, ny, nz)))
        if (isOpen) expect([x, y, z, told(x, y, z)]).toEqual([x, y, z, stateAt(x, y, z)])
      }
    }),
    { seed: 16, numRuns: 20 },
  )
})

type Cell = readonly [x: number, y: number, z: number]

const covers = (state: number): boolean => state === stone || state === ore

function around6(x: number, y: number, z: number): readonly Cell[] {
  return [
    [x + 1, y, z],
    [x - 1, y, z],
    [x, y + 1, z],
    [x, y - 1, z],
    [x, y, z + 1],
    [x, y, z - 1],
  ]
}

/** Every cell that was touched, with those beside it. */
function nearTo(first: readonly Cell[], later: readonly (readonly [Cell, ...unknown[]])[]): readonly Cell[] {
  const touched = [...first, ...later.map(([cell]) => cell)]
  return touched.flatMap((cell) => [cell, ...around6(...cell)])
}
