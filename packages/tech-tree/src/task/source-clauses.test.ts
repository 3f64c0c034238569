import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { printTask } from './print-task.ts'

const tree = createTechTree('1.19.4')

function read(text: string): string {
  const result = tree.parseTask(text)
  return result.status === 'parsed' ? printTask(result.task) : 'refused'
}

test.each([
  ['Shear wool from 3 sheep', 'Shear 3 sheep'],
  ['Shear 3 sheep', 'Shear 3 sheep'],
  ['Collect 3 honeycombs from a bee nest', 'Obtain 3 honeycomb'],
  ['Obtain 2 honeycomb from the beehive', 'Obtain 2 honeycomb'],
  ['Gather 6 sweet berries from sweet berry bushes', 'Obtain 6 sweet_berries'],
  ['Obtain 1 elytra from an end city', 'Obtain 1 elytra'],
  ['Mine 3 coal from coal ore', 'Mine 3 coal'],
  ['Get 3 bread from a chest', 'Loot 3 bread'],
  ['Collect 4 leather out of the nearby chests', 'Loot 4 leather'],
  ['Collect 4 leather from cows', 'Obtain 4 leather from cow'],
  ['Get 2 feathers from a chicken before dark', 'Obtain 2 feather from chicken before night'],
  ['Collect 5 string from spiders', 'Obtain 5 string from spider'],
  ['Collect 3 white wool from sheep', 'Obtain 3 white_wool from sheep'],
  ['Collect 3 wool from sheep', 'Obtain 3 wool from sheep'],
  ['Get 3 white wool from sheep by a pair of shears', 'Obtain 3 white_wool from sheep with shears'],
  ['Get 2 bones from skeletons with a stone sword', 'Obtain 2 bone from skeleton with stone_sword'],
  ['Get milk from a cow', 'Milk 1 cow'],
  ['Obtain 2 milk buckets from goats', 'Milk 2 goat'],
  ['Get 2 ender pearls from piglins', 'Barter 2 ender_pearl'],
  ['Gather 1 honeycomb from bee nests before sunset', 'Obtain 1 honeycomb before sunset'],
])('reads %j as %j', (text, printed) => {
  expect(read(text)).toBe(printed)
})

test.each([
  'Collect 3 honeycombs from a villager',
  'Collect 3 diamonds from a bee nest',
  'Collect 3 diamonds from cows',
  'Mine 4 leather from cows',
  'Shear 3 white wool from a chest',
  'Have 4 leather from cows',
  'Collect 4 leather from 3 cows',
  'Collect 4 leather from pigs',
  'Collect 4 leather from cows with shears',
  'Collect 4 leather from cows with a frob',
  'Mine 3 coal from a chest',
  'Craft 3 bread from a chest',
  'Get 3 frobs from a chest',
  'Get 3 bread from the chest at (1, 64, 1)',
  // Wool of a killed sheep, or a new pickaxe, would do for "obtain".
  'Shear 3 white wool from sheep',
  'Collect the dropped diamond pickaxe',
  'Shear 3 diamonds',
  'Collect the stolen diamond pickaxe',
])('%j is still refused', (text) => {
  expect(read(text)).toBe('refused')
})

test('says what is wrong with a source that does not give the thing', () => {
  expect(tree.parseTask('Collect 3 diamonds from cows')).toMatchObject({
    part: 'from cows',
    message: expect.stringMatching(/diamond does not come from there/),
    nearest: 'Obtain 3 diamond',
  })
})

test('says so of a source that is one of several', () => {
  expect(tree.parseTask('Have 4 leather from cows')).toMatchObject({
    part: 'from cows',
    message: expect.stringMatching(/leather may come from elsewhere, which nobody judges/),
    nearest: 'Have 4 leather',
  })
})
