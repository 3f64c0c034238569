import { expect, test } from 'vitest'
import { makeSkillRecordForTest } from '../testing/make-skill-record-for-test.ts'
import { taskThings, thingKey } from './task-things.ts'

test.each([
  ['Mine 3 iron_ore', ['iron_ore']],
  ['Mine three iron ores.', ['iron_ore']],
  ['Craft a blast furnace', ['blast_furnace']],
  ['Craft 1 oak_boat and 2 chests', ['oak_boat', 'chest']],
  ['Kill 2 cows with a stone sword', ['cow', 'stone_sword']],
  ['Sleep', []],
  ['', []],
])('reads the things of %s', (task, names) => {
  expect(taskThings(makeSkillRecordForTest({ task }))).toEqual(names.map(thingKey))
})
