import { seededRandom } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { selectSections } from './select-sections.ts'
import { defaultWarmUpSchedule } from './warm-up-schedule.ts'

const always = (): number => 0
const never = (): number => 0.99
const basics = [
  'nearbyBlocks',
  'health',
  'hunger',
  'levels',
  'death',
  'position',
  'equipment',
  'inventory',
  'chests',
  'places',
  'completedTasks',
  'failedTasks',
]

test('shows a beginner the basics only', () => {
  expect(selectSections({ progress: 0, random: always })).toEqual({ sections: basics, fullInventory: true })
})

test.each([
  [4, []],
  [5, ['entities']],
  [10, ['biome', 'otherBlocks', 'entities']],
  [15, ['context', 'biome', 'time', 'otherBlocks', 'entities']],
])('adds at %d completed tasks what is due', (progress, added) => {
  const { sections } = selectSections({ progress, random: always })
  expect(sections.filter((name) => !basics.includes(name))).toEqual(added)
})

test('shows the full inventory at once, and from seven completed tasks on by the paper’s schedule', () => {
  expect(selectSections({ progress: 0, random: always }).fullInventory).toBe(true)
  const schedule = { ...defaultWarmUpSchedule, fullInventory: 7 }
  expect(selectSections({ progress: 6, random: always, schedule }).fullInventory).toBe(false)
  expect(selectSections({ progress: 7, random: always, schedule }).fullInventory).toBe(true)
})

test('leaves out every part with a warm-up when chance says so', () => {
  expect(selectSections({ progress: 99, random: never }).sections).toEqual(basics)
})

test('shows a part that is due four times of five', () => {
  const random = seededRandom(1)
  const shown = Array.from({ length: 2000 }, () => selectSections({ progress: 5, random })).filter(
    ({ sections }) => sections.includes('entities'),
  )
  expect(shown.length / 2000).toBeCloseTo(0.8, 1)
})

test('draws no number for parts that are always shown or not due', () => {
  let draws = 0
  const random = (): number => ((draws += 1), 0)
  selectSections({ progress: 5, random })
  expect(draws).toBe(1)
})

test('follows a schedule of one’s own', () => {
  const schedule = { ...defaultWarmUpSchedule, inventory: 3, fullInventory: 0 }
  const { sections, fullInventory } = selectSections({ progress: 2, random: always, schedule })
  expect([sections.includes('inventory'), fullInventory]).toEqual([false, true])
})
