import { makeObservation } from '@voyager-mc/core/testing'
import { plannerActionAgent } from '@voyager-mc/rule-roles'
import { createSkillLibrary, memorySkillStore } from '@voyager-mc/skill-library'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { countsWorld } from '../../packages/rule-roles/src/action/counts-world.ts'

const techTree = createTechTree('1.19.4')
const observation = makeObservation()

/** Tasks of a life, in the order in which one comes to them. */
const firstLife = [
  'Mine 3 wood log',
  'Craft 1 crafting_table',
  'Craft 1 wooden_pickaxe',
  'Mine 5 cobblestone',
  'Craft 1 stone_pickaxe',
  'Mine 3 coal',
  'Craft 4 torch',
  'Craft 1 furnace',
  'Mine 3 raw_iron',
  'Smelt 3 raw_iron',
  'Craft 1 iron_pickaxe',
  'Craft 1 bucket',
  'Craft 1 shears',
  'Mine 1 diamond',
]
const secondLife = [
  'Craft 1 stone_sword',
  'Craft 1 stone_axe',
  'Craft 1 shield',
  'Craft 1 iron_sword',
  'Craft 1 chest',
  'Craft 1 iron_chestplate',
  'Craft 1 white_bed',
  'Craft 1 diamond_pickaxe',
  'Craft 1 lantern',
  'Craft 1 minecart',
  'Craft 1 campfire',
  'Craft 1 anvil',
  'Mine 1 lapis_lazuli',
  'Cook 3 beef',
  'Mine 3 redstone',
  'Craft 1 compass',
  'Fill 1 water_bucket',
]

/** Plays tasks one after the other on counts, and keeps what worked; gives the share of programs that call skills learned before. */
async function live(
  tasks: readonly string[],
  library: ReturnType<typeof createSkillLibrary>,
): Promise<{ readonly share: number; readonly failed: readonly string[] }> {
  const agent = plannerActionAgent({ techTree })
  const known = new Set((await library.list()).map(({ name }) => name))
  const failed: string[] = []
  let calling = 0
  for (const name of tasks) {
    const task = { name }
    const names = (await agent.plannedNames?.({ task, observation })) ?? []
    const skills = await library.retrieve({ task, names }, { limit: 5 })
    const program = await agent.generate({ task, observation, skills })
    const isCalling = [...known].some(
      (skill) => skill !== program.name && new RegExp(`\\b${skill}\\(`).test(program.source),
    )
    if (isCalling) calling += 1
    const parsed = techTree.parseTask(name)
    const items = parsed.status === 'parsed' ? parsed.task.accepts : []
    const world = countsWorld(techTree)
    await world.run(await library.resolve(program))
    if (items.every((item) => world.count(item) === 0)) failed.push(name)
    else await library.add(program, task)
    known.add(program.name)
  }
  return { share: calling / tasks.length, failed }
}

test('a second life calls skills of the first one in most programs, and they work', async () => {
  const library = createSkillLibrary({ store: memorySkillStore() })
  const first = await live(firstLife, library)
  expect(first.failed).toEqual([])
  const again = await live(firstLife, library)
  const second = await live(secondLife, library)
  expect([...again.failed, ...second.failed]).toEqual([])
  // Half of them is asked for; the tasks of the first life again, and others.
  expect(again.share).toBeGreaterThanOrEqual(0.5)
  expect(second.share).toBeGreaterThanOrEqual(0.5)
  await library.close()
})
