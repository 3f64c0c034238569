import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { explainTask } from './explain-task.ts'

const tree = createTechTree('1.20.4')

test.each([
  [
    'Catch 3 fish with a fishing rod',
    /^Cod is fished with a fishing_rod cast at open water, 5 to 30 s a bite\. Any of cod, salmon, .*counts\. From nothing: .*fishing_rod\b/,
  ],
  ['Fish 2 salmon', /^Salmon is fished with a fishing_rod/],
  ['Kill 1 cod', /^Cod drops from a cod/],
  ['Obtain 3 string', /^String /],
  ['Breed 2 chickens', /^Two grown chicken that are fed wheat_seeds .*feed 2, 1 young\.$/],
  ['Breed 4 pigs with carrots', /^Two grown pig that are fed carrot each .*feed 4, 2 young\.$/],
  ['Tame a wolf', /^A wolf is tamed with bone/],
  ['Tame a horse', /^A horse is tamed by mounting/],
  ['Shear 3 sheep', /^Shears on a sheep/],
  ['Milk a cow', /^A bucket used on a grown cow/],
  ['Equip 1 iron chestplate', /^1 iron_chestplate is made of 8 iron_ingot/],
  ['Mine 1 wood log', /^Oak_log drops from/],
  [
    'Cook 7 mutton',
    /From nothing: kill sheep for 7 mutton;.*smelt 7 mutton into cooked_mutton with 5 oak_planks\.$/,
  ],
  ['Obtain 8 lapis lazuli', /From nothing: .*mine 8 lapis_lazuli from lapis_ore/],
  ['Mine 2 redstone ore', /From nothing: .*mine 2 redstone from redstone_ore/],
  ['Craft 1 white bed', /kill sheep for 3 white_wool/],
  ['Loot the chest of a ruined portal', /^A ruined_portal is found with findStructure, .*lootContainer/],
  ['Loot 2 diamonds from a village', /^A village is found with findStructure, .*lootContainer/],
  ['Loot a chest', /^Chests that stand in the land .*lootContainer/],
])('explains %s by what its verb asks for', (task, text) => {
  expect(explainTask(task, tree)).toMatch(text)
})

test('nobody is told to make shears for the wool of one bed', () => {
  expect(explainTask('Craft 1 white bed', tree)).not.toMatch(/shears/)
  expect(explainTask('Collect 1 honeycomb', tree)).toMatch(/shears/)
})

test.each(['Sleep in a bed', 'Explore', 'Dance'])('leaves %s to whoever knows more', (task) => {
  expect(explainTask(task, tree)).toBeUndefined()
})
