import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { countedItems } from './counted-items.ts'

const techTree = createTechTree('1.19.4')
const counted = (name: string): readonly string[] | undefined =>
  countedItems({ name }, { techTree, observation: { inventory: {} } })

test.each([
  ['Cook 3 mutton', ['mutton', 'cooked_mutton']],
  ['Obtain 8 cooked_beef', ['cooked_beef', 'beef']],
  ['Collect 10 bread', ['bread']],
  ['Mine 200 cobblestone', ['cobblestone']],
  ['Mine 64 gravel', ['gravel']],
])('%s counts %j', (task, items) => {
  expect(counted(task)).toEqual(expect.arrayContaining(items))
})

test('a task that is not understood counts nobody knows what', () => {
  expect(counted('Build a house of cobblestone')).toBeUndefined()
})
