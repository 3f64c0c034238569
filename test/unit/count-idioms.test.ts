import { expect, test } from 'vitest'
import { countIdioms } from '../../bench/programs/count-idioms.ts'

const byHand = `function countLogs(bot) {
  return bot.inventory.items().reduce((sum, item) => sum + item.count, 0)
}
async function mineLogs(bot) {
  for (let round = 0; round < 8 && countLogs(bot) < 5; round++) {
    await exploreUntil(bot, new Vec3(1, 0, 1), 60, () => bot.findBlock({ matching: 1 }))
    await mineBlock(bot, "oak_log", 1)
  }
}`
const given = `async function mineLogs(bot) {
  if ((await countItems(bot, "*_log")) < 5) await obtain(bot, "oak_log", 5)
}`

test('counts what programs write by hand, what they call instead, and their helpers', () => {
  const rows = new Map(
    countIdioms([byHand, given]).map((row) => [row['what'], [row['byHand'], row['calls']]]),
  )
  expect(rows.get('has helpers of its own, of 2 programs')).toEqual([1, ''])
  expect(rows.get('adds up the counts of held items')).toEqual([1, 1])
  expect(rows.get('mines in rounds until enough is held')).toEqual([1, 1])
  expect(rows.get('explores until its own search finds something')).toEqual([1, 0])
  expect(rows.get('sets down a station')).toEqual([0, 0])
  expect(rows.get('helper countLogs')).toEqual([1, ''])
  expect(rows.has('helper mineLogs')).toBe(false)
})
