import { expect, test } from 'vitest'
import { unused } from '../record/lifecycle.ts'
import { makeSkillRecordForTest } from '../testing/make-skill-record-for-test.ts'
import { skillsForNames } from './skills-for-names.ts'

const iron = makeSkillRecordForTest({ name: 'mineIronOre', task: 'Mine 3 iron_ore' })
const furnace = makeSkillRecordForTest({ name: 'craftFurnace', task: 'Craft 1 furnace' })
const names = (found: ReturnType<typeof skillsForNames>): readonly string[] => found.map(({ name }) => name)

test('finds skills by the items of a plan, whatever the words of the task', () => {
  expect(names(skillsForNames([iron, furnace], ['stick', 'furnace', 'iron_ore']))).toEqual([
    'craftFurnace',
    'mineIronOre',
  ])
})

test('takes the one with the best record for each name', () => {
  const failing = { ...unused, successes: 1, failures: 9 }
  const worse = makeSkillRecordForTest({ name: 'digIron', task: 'Mine 1 iron_ore', use: failing })
  expect(names(skillsForNames([worse, iron], ['iron_ore']))).toEqual(['mineIronOre'])
})

test('leaves out what is not in use, and what merely sounds alike', () => {
  const retired = makeSkillRecordForTest({ name: 'old', task: 'Craft 1 furnace', status: 'retired' })
  const blast = makeSkillRecordForTest({ name: 'blast', task: 'Craft 1 blast_furnace' })
  expect(skillsForNames([retired, blast], ['furnace', 'iron'])).toEqual([])
})
