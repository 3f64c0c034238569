import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const techTree = createTechTree('1.19.4')

test.each([
  [
    'mines before it smelts what is held',
    'iron_ingot 4',
    { raw_iron: 2, furnace: 1, coal: 2, stone_pickaxe: 1 },
    { type: 'mine', item: 'raw_iron' },
  ],
  [
    'makes the tool that the ore takes first',
    'iron_ingot 4',
    { furnace: 1, coal: 2, crafting_table: 1, stick: 2, cobblestone: 3 },
    { type: 'place', item: 'crafting_table' },
  ],
  [
    'does not mine here what lies behind a journey',
    'quartz 4',
    { diamond_pickaxe: 1, obsidian: 10, cobblestone: 4, flint: 1, iron_ingot: 1 },
    { type: 'craft', item: 'flint_and_steel' },
  ],
])('%s', (_name, wanted, held, step) => {
  const [item = '', count] = wanted.split(' ')
  const plan = techTree.plan({ item, count: Number(count) }, { inventory: held })
  expect(plan.status === 'planned' && nextStep(plan.steps, held)).toMatchObject(step)
})
