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
])('explains %s by what its verb asks for', (task, text) => {
  expect(explainTask(task, tree)).toMatch(text)
})

test.each(['Sleep in a bed', 'Explore', 'Dance'])('leaves %s to whoever knows more', (task) => {
  expect(explainTask(task, tree)).toBeUndefined()
})
