import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { printTask } from './print-task.ts'

const tree = createTechTree('1.19.4')

test.each([
  ['Mine 3 iron_ore', 'Mine 3 iron_ore', ['raw_iron', 'iron_ore', 'deepslate_iron_ore']],
  ['mine three iron ores.', 'Mine 3 iron_ore', ['raw_iron', 'iron_ore', 'deepslate_iron_ore']],
  ['Mine iron', 'Mine 1 iron_ore', ['raw_iron', 'iron_ore', 'deepslate_iron_ore']],
  ['Mine eleven cobblestones', 'Mine 11 cobblestone', ['cobblestone']],
  ['Mine 5 stone', 'Mine 5 stone', ['stone', 'cobblestone']],
  ['Craft 1 iron_pickaxe', 'Craft 1 iron_pickaxe', ['iron_pickaxe']],
  ['make a workbench', 'Craft 1 crafting_table', ['crafting_table']],
  ['Craft 4 torches', 'Craft 4 torch', ['torch']],
  ['Smelt 5 raw_iron', 'Smelt 5 raw_iron', ['iron_ingot']],
  ['Smelt 3 iron ore', 'Smelt 3 iron_ore', ['iron_ingot']],
  ['Smelt 2 iron_ingot', 'Smelt 2 iron_ingot', ['iron_ingot']],
  ['Smelt 1 stone in the furnace', 'Smelt 1 stone', ['smooth_stone']],
  ['Cook 3 mutton', 'Cook 3 mutton', ['cooked_mutton']],
  ['Cook 1 steak', 'Cook 1 cooked_beef', ['cooked_beef']],
  ['Hunt 2 zombies', 'Kill 2 zombie', ['rotten_flesh', 'iron_ingot', 'carrot', 'potato']],
  ['Equip diamond_chestplate', 'Equip diamond_chestplate', []],
  ['Eat 2 cooked_beef', 'Eat 2 cooked_beef', []],
  ['Eat', 'Eat', []],
  ['Plant 1 wheat seed', 'Plant 1 wheat_seeds', []],
  ['Place a chest', 'Place 1 chest', []],
  [
    'Deposit useless items into the chest at (1, 2, -3)',
    'Deposit useless items into the chest at (1, 2, -3)',
    [],
  ],
  ['Explore', 'Explore', []],
  ['Explore until iron_ore', 'Explore until iron_ore', []],
  ['Sleep in a bed', 'Sleep', []],
  ['get 2 buckets of water', 'Obtain 2 water_bucket', ['water_bucket']],
])('reads %j as %j', (text, printed, accepts) => {
  const result = tree.parseTask(text)
  if (result.status === 'refused') throw new Error(result.message)
  expect(printTask(result.task)).toBe(printed)
  expect(result.task.accepts).toEqual(accepts)
  expect(tree.parseTask(printed)).toEqual(result)
})

test.each(['Mine 1 wood log', 'chop 1 log', 'collect 1 wood', 'Obtain a wood log'])(
  '%j means any log',
  (text) => {
    const result = tree.parseTask(text)
    const accepts = result.status === 'parsed' ? result.task.accepts : []
    expect(accepts).toEqual(expect.arrayContaining(['oak_log', 'birch_log', 'mangrove_log', 'dark_oak_log']))
    expect(accepts).not.toContain('stripped_oak_log')
  },
)

test.each(['planks', 'wool', 'sapling', 'bed'])('%s means any of its kind', (family) => {
  const result = tree.parseTask(`Obtain 2 ${family}`)
  expect(result.status === 'parsed' ? result.task.names.length : 0).toBeGreaterThan(4)
})

test.each([
  ['', 'empty-task', ''],
  ['   ', 'empty-task', ''],
  ['dance', 'unknown-verb', ''],
  ['crft 1 stick', 'unknown-verb', 'craft'],
  ['Craft an iron pikaxe', 'unknown-thing', 'iron_pickaxe'],
  ['Craft 1 bedrock pickaxe', 'unknown-thing', ''],
  ['Kill 1 zombi', 'unknown-thing', 'zombie'],
  ['Mine 1 bedrock', 'impossible', ''],
  ['Mine -3 dirt', 'invalid-quantity', ''],
  ['Mine 2.5 dirt', 'invalid-quantity', ''],
  ['Craft 0 stick', 'invalid-quantity', ''],
  ['Mine 1000 diamonds', 'too-many', ''],
  ['Kill 1e9 cow', 'unknown-thing', ''],
])('refuses %j as %s', (text, reason, suggestion) => {
  const result = tree.parseTask(text)
  expect(result.status === 'refused' && result.reason).toBe(reason)
  if (suggestion !== '') expect(result.status === 'refused' && result.suggestions).toContain(suggestion)
})

test('every item can be asked for and read back', () => {
  const wrong = tree.items.filter((item) => {
    if (!Number.isFinite(tree.effort(item))) return false
    const result = tree.parseTask(`Obtain 1 ${item}`)
    return result.status === 'refused' || printTask(result.task) !== `Obtain 1 ${item}`
  })
  expect(wrong).toEqual([])
})

test.each(['Say how many things are held', 'Sing many songs'])('%s begins with no known verb', (text) => {
  expect(tree.parseTask(text)).toMatchObject({ reason: 'unknown-verb' })
})
