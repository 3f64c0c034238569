import { ModelOutputError, type ActionAgent } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree, printTask, type TechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { countsWorld } from './counts-world.ts'
import { plannerActionAgent } from './planner-action-agent.ts'

const agents = new Map<TechTree, ActionAgent>()

function agentOf(techTree: TechTree): ActionAgent {
  const agent = agents.get(techTree) ?? plannerActionAgent({ techTree })
  agents.set(techTree, agent)
  return agent
}

async function play(techTree: TechTree, task: string, start: Readonly<Record<string, number>> = {}) {
  const world = countsWorld(techTree, start)
  const program = await agentOf(techTree).generate({
    task: { name: task },
    observation: makeObservation(),
    skills: [],
  })
  await world.run(program)
  return world
}

test.each([
  ['Mine 3 wood log', 'oak_log', 3],
  ['Craft 1 iron_pickaxe', 'iron_pickaxe', 1],
  ['Craft 1 diamond_pickaxe', 'diamond_pickaxe', 1],
  ['Smelt 5 raw_iron', 'iron_ingot', 5],
  ['Cook 3 mutton', 'cooked_mutton', 3],
  ['Craft 4 torch', 'torch', 4],
  ['Craft 1 bucket', 'bucket', 1],
  ['Obtain 1 water_bucket', 'water_bucket', 1],
  ['Craft 1 white_bed', 'white_bed', 1],
  ['Mine 1 flint', 'flint', 1],
  ['Fish 2 cod', 'cod', 2],
  ['Obtain 2 egg', 'egg', 2],
  ['Obtain 2 wheat', 'wheat', 2],
  ['Harvest 3 wheat', 'wheat', 3],
  ['Craft 1 bread', 'bread', 1],
  ['Mine 2 glowstone_dust', 'glowstone_dust', 2],
  ['Craft 2 ender_eye', 'ender_eye', 2],
])('%s ends with %s held', async (task, item, count) => {
  const world = await play(createTechTree('1.19.4'), task)
  expect(world.count(item)).toBeGreaterThanOrEqual(count)
  expect(world.failures).toEqual([])
})

test.each(['birch_wood', 'stripped_oak_log', 'stripped_spruce_wood'])(
  'a table is made of %s that is held',
  async (wood) => {
    const world = await play(createTechTree('1.19.4'), 'Craft 1 crafting_table', { [wood]: 1 })
    expect(world.count('crafting_table')).toBe(1)
    expect(world.count(wood)).toBe(0)
  },
)

test('a learned skill throws away nothing that the program around it wants', async () => {
  const techTree = createTechTree('1.19.4')
  const observation = makeObservation()
  const tableTask = { name: 'Craft 1 crafting_table' }
  const table = await agentOf(techTree).generate({ task: tableTask, observation, skills: [] })
  const skill = { ...table, task: tableTask.name, description: '', version: 1 }
  const task = { name: 'Craft 1 white_concrete_powder' }
  const program = await agentOf(techTree).generate({ task, observation, skills: [skill] })
  expect(program.source).toContain('await craftCraftingTable(bot')
  // Hardly any room is left, so that something has to go before the table is made.
  const kept = Array.from({ length: 32 }, (_, place) => [`iron_${place}_ingot`, 1] as const)
  const world = countsWorld(techTree, { ...Object.fromEntries(kept), white_dye: 1 })
  await world.run({ ...program, modules: [table] })
  expect(world.count('white_concrete_powder')).toBe(8)
  expect(world.dropped).toEqual([])
})

test('makes one more of what is held already', async () => {
  const world = await play(createTechTree('1.19.4'), 'Craft 1 stone_sword', { stone_sword: 1 })
  expect(world.count('stone_sword')).toBe(2)
})

test.each(['1.16.5', '1.19.4', '1.21.4'])(
  'programs for all everyday items of %s work on counts',
  async (version) => {
    const techTree = createTechTree(version)
    const failed: string[] = []
    let tried = 0
    let refused = 0
    for (const item of techTree.items) {
      if (techTree.effort(item) > 150) continue
      const isCrafted = techTree.ways(item)[0]?.type === 'craft'
      const task = printTask({ verb: isCrafted ? 'craft' : 'obtain', count: 1, label: item })
      tried += 1
      try {
        const world = await play(techTree, task)
        if (world.count(item) < 1) failed.push(`${item}: ${world.failures.slice(0, 2).join()}`)
      } catch (error) {
        if (ModelOutputError.isInstance(error)) refused += 1
        else failed.push(`${item}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    expect(failed).toEqual([])
    expect(tried - refused).toBeGreaterThan(250)
  },
  60_000,
)
