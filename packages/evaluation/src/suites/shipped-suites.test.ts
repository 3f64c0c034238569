import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { checkSuite } from '../suite/check-suite.ts'
import { parseSuite } from '../suite/parse-suite.ts'
import { shippedSuites } from './shipped-suites.ts'

const techTree = createTechTree('1.19.4')

test.each(Object.entries(shippedSuites))(
  '%s can be measured as it is, and survives a file',
  (name, suite) => {
    const read = parseSuite(JSON.parse(JSON.stringify(suite)))
    checkSuite(read, { techTree })
    expect(read.name).toBe(name)
  },
)

test('skills are at least 120 tasks in 12 families of at least ten', () => {
  const { tasks = [] } = shippedSuites['skills'] ?? {}
  const families: Record<string, number> = {}
  for (const { family } of tasks) families[family] = (families[family] ?? 0) + 1
  expect(Object.keys(families).toSorted()).toEqual([
    'build',
    'craft',
    'farm',
    'fight',
    'fish',
    'gather',
    'hunt',
    'smelt',
    'survive',
    'tame',
    'trade',
    'travel',
  ])
  expect(Math.min(...Object.values(families))).toBeGreaterThanOrEqual(10)
  expect(tasks.length).toBeGreaterThanOrEqual(120)
})

test('the smoke suite has all the tasks it names', () => {
  expect(shippedSuites['smoke']?.tasks).toHaveLength(12)
})

test('robustness has every trouble that it is about', () => {
  const families = new Set(shippedSuites['robustness']?.tasks.map(({ family }) => family))
  expect([...families].toSorted()).toEqual([
    'ambush',
    'broken-tool',
    'full-inventory',
    'hostile-text',
    'hunger',
    'lava',
    'lost-connection',
    'night',
    'storm',
  ])
})

test('chains has two lives and two courses', () => {
  expect(shippedSuites['chains']?.tasks.map(({ text, lessons = [] }) => [text, lessons.length])).toEqual([
    [undefined, 0],
    ['Craft 1 iron_pickaxe', 5],
    ['Craft 1 compass', 7],
    [undefined, 0],
  ])
})

test('the tech tree has every station, every tier and the dragon', () => {
  const tasks = shippedSuites['tech-tree']?.tasks ?? []
  const stations = [
    'crafting_table',
    'furnace',
    'smoker',
    'blast_furnace',
    'stonecutter',
    'grindstone',
    'smithing_table',
    'loom',
    'cartography_table',
    'fletching_table',
    'cauldron',
    'anvil',
    'enchanting_table',
    'brewing_stand',
  ]
  const ids = tasks.map(({ id }) => id)
  const missing = stations.filter(
    (station) => !ids.some((id) => id.endsWith(`-${station.replaceAll('_', '-')}`)),
  )
  expect(missing).toEqual([])
  expect(new Set(tasks.map(({ family }) => family))).toEqual(
    new Set(['wood', 'stone', 'iron', 'gold', 'diamond', 'nether', 'end']),
  )
  expect(tasks.at(-1)?.goal).toEqual({ kind: 'killed', creatures: ['ender_dragon'], count: 1 })
})
