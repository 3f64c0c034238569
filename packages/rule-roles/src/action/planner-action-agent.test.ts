import type { ActionRequest, Program, Skill } from '@voyager-mc/core'
import { ModelOutputError } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree, type TechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { checkProgram } from '@voyager-mc/action'
import { plannerActionAgent } from './planner-action-agent.ts'

const techTree = createTechTree('1.19.4')
const primitives = (
  'mineBlock craftItem smeltItem placeItem killMob exploreUntil getItemFromChest depositItemIntoChest ' +
  'checkItemInsideChest equipItem eatFood goTo sleepInBed plantCrop harvestCrop fishItem useItemOn'
).split(' ')

async function write(
  task: string,
  rest: Partial<ActionRequest> = {},
  tree: TechTree = techTree,
): Promise<Program> {
  const request = { task: { name: task }, observation: makeObservation(), skills: [], ...rest }
  return plannerActionAgent({ techTree: tree }).generate(request)
}

const skill = (name: string): Skill => ({
  name,
  source: `async function ${name}(bot) {}`,
  description: name,
  task: name,
  version: 1,
})

const tasks = [
  'Mine 1 wood log',
  'Mine 3 iron_ore',
  'Mine 11 cobblestone',
  'Mine 1 diamond',
  'Mine 5 sand',
  'Mine 1 flint',
  'Craft 1 crafting_table',
  'Craft 1 iron_pickaxe',
  'Craft 4 torch',
  'Craft 1 diamond_pickaxe',
  'Craft 3 planks',
  'Craft 1 white_bed',
  'Smelt 5 raw_iron',
  'Smelt 1 sand',
  'Cook 3 mutton',
  'Kill 2 zombie',
  'Kill 1 cow',
  'Equip diamond_chestplate',
  'Eat bread',
  'Eat',
  'Plant 1 wheat_seeds',
  'Place 1 chest',
  'Deposit useless items into the chest at (1, 64, -3)',
  'Deposit 10 cobblestone into the chest at (1, 64, -3)',
  'Fish 2 cod',
  'Obtain 2 wheat',
  'Craft 1 bread',
  'Explore',
  'Explore until iron_ore',
  'Sleep',
  'Obtain 1 water_bucket',
  'Obtain 1 milk_bucket',
]

test.each(tasks)('%s becomes one program that the checks accept', async (task) => {
  const program = await write(task)
  expect(checkProgram(program, { functions: primitives })).toEqual([])
  expect(program.source).toContain(`async function ${program.name}(bot) {`)
  expect(program.source.trimEnd().endsWith('}')).toBe(true)
})

test.each([
  ['Mine 3 iron_ore', 'mineThreeIronOre'],
  ['Craft 1 iron_pickaxe', 'craftIronPickaxe'],
  ['Mine 64 cobblestone', 'mine64Cobblestone'],
  ['Explore', 'exploreSurroundings'],
  ['Sleep', 'sleepThroughNight'],
])('%s is named %s', async (task, name) => {
  expect((await write(task)).name).toBe(name)
})

test('writes the same program for the same request', async () => {
  expect(await write('Craft 1 iron_pickaxe')).toEqual(await write('Craft 1 iron_pickaxe'))
})

test('calls a retrieved skill instead of writing it again', async () => {
  const { source } = await write('Craft 1 iron_pickaxe', {
    skills: [skill('craftStonePickaxe'), skill('mineCoal')],
  })
  expect(source).toContain('await craftStonePickaxe(bot)')
  expect(source).not.toContain('craftItem(bot, "stone_pickaxe"')
})

test('does not call the skill it is about to replace', async () => {
  const { source } = await write('Craft 1 stone_pickaxe', { skills: [skill('craftStonePickaxe')] })
  expect(source).toContain('craftItem(bot, "stone_pickaxe"')
})

test('does everything itself and turns elsewhere after a failure', async () => {
  const agent = plannerActionAgent({ techTree })
  const request = {
    task: { name: 'Craft 1 stone_pickaxe' },
    observation: makeObservation(),
    skills: [skill('craftWoodenPickaxe')],
  }
  const first = await agent.generate(request)
  const second = await agent.generate({ ...request, previous: { program: first } })
  expect(second.source).not.toContain('craftWoodenPickaxe(bot)')
  const heading = (source: string): string =>
    /new Vec3\([^)]*\)/.exec(source.split('function headings')[1] ?? '')?.[0] ?? ''
  expect(heading(second.source)).not.toBe(heading(first.source))
})

test('goes down to where diamonds are, by version', async () => {
  expect((await write('Mine 1 diamond')).source).toContain(', -54, round')
  expect((await write('Mine 1 diamond', {}, createTechTree('1.16.5'))).source).toContain(', 11, round')
})

test('takes any wood for planks but the named one for a button', async () => {
  expect((await write('Craft 1 stick')).source).toContain('obtainPlanks')
  expect((await write('Craft 1 birch_button')).source).toContain('obtainBirchPlanks')
})

test.each([
  'Mine 1 bedrock',
  'Craft 1 bedrock pickaxe',
  'dance',
  '',
  'Mine -1 dirt',
  'Obtain 1 nether_star',
  'Obtain 1 elytra',
])('refuses %j with a reason', async (task) => {
  await expect(write(task)).rejects.toThrow(ModelOutputError)
})

test('rejects with the reason of an aborted signal', async () => {
  const reason = new DOMException('Stopped by the test.', 'AbortError')
  const request = { task: { name: 'Explore' }, observation: makeObservation(), skills: [] }
  await expect(
    plannerActionAgent({ techTree }).generate(request, { signal: AbortSignal.abort(reason) }),
  ).rejects.toBe(reason)
})
