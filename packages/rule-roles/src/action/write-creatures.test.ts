import { ModelOutputError } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { plannerActionAgent } from './planner-action-agent.ts'

const agent = plannerActionAgent({ techTree: createTechTree('1.19.4') })
const write = async (task: string): Promise<string> => {
  const request = { task: { name: task }, observation: makeObservation(), skills: [] }
  const { source } = await agent.generate(request)
  // Throws when the text is no JavaScript.
  new Script(source)
  return source
}

test.each([
  ['Milk 2 cow', 'useItemOn(bot, "bucket", "cow")'],
  ['Shear a sheep', 'useItemOn(bot, "shears", "sheep")'],
  ['Breed 1 cow', 'name === "wheat"'],
  ['Tame a wolf with a bone', 'name === "bone"'],
  ['Kill 2 skeleton with a bow', 'shoot(bot, "bow", "skeleton")'],
  ['Find a cow', 'name === "cow"'],
  ['Find lava', 'lookFor(bot, ["lava"], round)'],
  ['Go to (300, 64, -2)', 'new Vec3(300, 64, -2)'],
  ['Wear full iron armor', 'await wear("iron_boots", obtainIronBoots)'],
  ['Fill a bucket with water', 'useItemOn(bot, "bucket", "water")'],
  ['Grow 2 wheat', 'plantCrop(bot, "wheat_seeds"'],
])('%s is written with %s', async (task, part) => {
  expect(await write(task)).toContain(part)
})

test.each([
  'Kill 1 zombie with a sword',
  'Tame a horse',
  'Enter the nether',
  'Find a village',
  'Go to a desert',
  'Ride a pig',
  'Brew a potion of strength',
])('%s is refused, for no primitive does it', async (task) => {
  await expect(write(task)).rejects.toSatisfy(ModelOutputError.isInstance)
})
