import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { plannedNames } from './planned-names.ts'

const techTree = createTechTree('1.19.4')
const namesFor = (name: string, inventory: Readonly<Record<string, number>> = {}): readonly string[] =>
  plannedNames({ name }, { techTree, observation: { inventory } })

test('begins with the thing itself and goes back from the last step', () => {
  const names = namesFor('Craft 1 bucket')
  expect(names.slice(0, 3)).toEqual(['bucket', 'iron_ingot', 'crafting_table'])
  expect(names.indexOf('raw_iron')).toBeLessThan(names.indexOf('oak_log'))
})

test('puts what is still to be done before what is held', () => {
  const names = namesFor('Craft 1 bucket', { iron_ingot: 3 })
  expect(names.indexOf('oak_planks')).toBeLessThan(names.indexOf('raw_iron'))
  expect(namesFor('Craft 1 bucket').indexOf('raw_iron')).toBeLessThan(
    namesFor('Craft 1 bucket').indexOf('oak_planks'),
  )
})

test('names families as tasks do', () => {
  expect(namesFor('Craft 1 chest')).toEqual(expect.arrayContaining(['planks', 'wood log', 'oak_log']))
})

test.each([
  ['Kill 2 cow', 'cow'],
  ['Enter the_nether', 'the_nether'],
])('names the thing of %s, which no item proves', (task, name) => {
  expect(namesFor(task)[0]).toBe(name)
})

test.each(['', 'Be happy', 'Craft 1 bedrock'])('names nothing of "%s" that a plan would', (task) => {
  expect(namesFor(task).filter((name) => name !== 'bedrock')).toEqual([])
})
