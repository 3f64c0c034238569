import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { doableWay, taskForItem } from './task-for-item.ts'

const techTree = createTechTree('1.19.4')

test.each([
  ['oak_door', 'Craft 1 oak_door'],
  ['mossy_cobblestone', 'Obtain 1 mossy_cobblestone'],
  ['arrow', 'Obtain 1 arrow'],
  ['sand', 'Mine 1 sand'],
  ['cooked_beef', 'Cook 1 beef'],
  ['glass', 'Smelt 1 sand'],
  ['bone', 'Kill 1 skeleton'],
  ['water_bucket', 'Obtain 1 water_bucket'],
])('asks for %s with %j', (item, task) => {
  const way = doableWay(item, techTree)
  expect(way && taskForItem(item, way, techTree)).toBe(task)
})
