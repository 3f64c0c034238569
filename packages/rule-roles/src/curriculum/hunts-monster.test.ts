import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { huntsMonster } from './hunts-monster.ts'

const techTree = createTechTree('1.19.4')

test.each(['Craft 1 bow', 'Craft 1 white_concrete_powder', 'Kill 1 skeleton'])(
  '%s hunts monsters',
  (task) => {
    expect(huntsMonster(task, techTree)).toBe(true)
  },
)

test.each(['Kill 2 sheep', 'Craft 1 shield', 'Craft 1 white_bed', 'Explore', 'Dance'])(
  '%s hunts no monsters',
  (task) => {
    expect(huntsMonster(task, techTree)).toBe(false)
  },
)
