import type { ActionRequest, Observation, Program, Skill, StepResult } from '@voyager-mc/core'
import { ModelOutputError, seededRandom } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree, type TechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { checkProgram } from '@voyager-mc/action'
import { createExperience } from '../experience/experience.ts'
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

const skill = (name: string, task: string, source = `async function ${name}(bot) {}`): Skill => ({
  name,
  source,
  description: name,
  task,
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
  'Obtain 1 egg',
]

test.each(tasks)('%s becomes one program that the checks accept', async (task) => {
  const program = await write(task)
  expect(checkProgram(program, { functions: primitives })).toEqual([])
  expect(program.source).toMatch(new RegExp(`async function ${program.name}\\(bot(, count = \\d+)?\\) {`))
  expect(program.source.trimEnd().endsWith('}')).toBe(true)
})

test.each([
  ['Mine 3 iron_ore', 'mineIronOre'],
  ['Craft 1 iron_pickaxe', 'craftIronPickaxe'],
  ['Mine 64 cobblestone', 'mineCobblestone'],
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
    skills: [skill('craftStonePickaxe', 'Craft 1 stone_pickaxe'), skill('mineCoal', 'Mine 3 coal')],
  })
  expect(source).toContain('await craftStonePickaxe(bot)')
  expect(source).not.toContain('craftItem(bot, "stone_pickaxe", times')
})

test('does not call the skill it is about to replace', async () => {
  const { source } = await write('Craft 1 stone_pickaxe', {
    skills: [skill('craftStonePickaxe', 'Craft 1 stone_pickaxe')],
  })
  expect(source).toContain('craftItem(bot, "stone_pickaxe"')
})

test('tells a learned skill how many are wanted, when it takes a number', async () => {
  const mining = skill(
    'mineIronOre',
    'Mine 5 iron_ore',
    'async function mineIronOre(bot, count = 5) { await mineBlock(bot, "iron_ore", count) }',
  )
  const { source } = await write('Craft 1 iron_pickaxe', { skills: [mining] })
  expect(source).toContain('await mineIronOre(bot, count - countOf(bot, ["raw_iron"]))')
  expect(source).not.toContain('"deepslate_iron_ore"')
})

test('lets a skill stand for a family of items', async () => {
  const logs = skill('mineWoodLog', 'Mine 6 wood log', 'async function mineWoodLog(bot, count = 6) {}')
  expect((await write('Craft 1 stick', { skills: [logs] })).source).toContain('await mineWoodLog(bot, count')
})

test('calls no skill that stays at home in a program that leads to another dimension', async () => {
  const fetching = 'await travelTo(bot, "overworld")'
  const skills = [
    skill('craftDiamondPickaxe', 'Craft 1 diamond_pickaxe'),
    skill(
      'craftFlintAndSteel',
      'Craft 1 flint_and_steel',
      `async function craftFlintAndSteel(bot) { ${fetching} }`,
    ),
  ]
  const { source } = await write('Obtain 1 netherite_ingot', { skills })
  expect(source).not.toContain('await craftDiamondPickaxe(bot')
  expect(source).toContain('await craftFlintAndSteel(bot')
})

test('goes its own way when the record of a skill is worse than the plan', async () => {
  const experience = createExperience({
    version: '1.19.4',
    records: [
      {
        way: 'skill craftStonePickaxe',
        item: 'stone_pickaxe',
        version: '1.19.4',
        biome: 'plains',
        dimension: 'overworld',
        tries: 3,
        failures: 3,
        ticks: 36_000,
        items: 0,
        damage: 0,
      },
    ],
  })
  const request = {
    task: { name: 'Craft 1 iron_pickaxe' },
    observation: makeObservation(),
    skills: [skill('craftStonePickaxe', 'Craft 1 stone_pickaxe')],
  }
  const { source } = await plannerActionAgent({ techTree, experience }).generate(request)
  expect(source).toContain('craftItem(bot, "stone_pickaxe"')
})

test('never calls a skill that calls the program being written', async () => {
  const circle = skill(
    'craftStonePickaxe',
    'Craft 1 stone_pickaxe',
    'async function craftStonePickaxe(bot) { await craftIronPickaxe(bot) }',
  )
  const { source } = await write('Craft 1 iron_pickaxe', { skills: [circle] })
  expect(source).not.toContain('await craftStonePickaxe(bot)')
})

test('takes the way that experience found to be better', async () => {
  const record = { version: '1.19.4', biome: 'plains', dimension: 'overworld', failures: 0, damage: 0 }
  const records = [
    { ...record, way: 'mine staircase', item: 'diamond', tries: 20, ticks: 120_000, items: 10 },
    { ...record, way: 'mine branches', item: 'diamond', tries: 20, ticks: 12_000, items: 40 },
  ]
  const experience = createExperience({ version: '1.19.4', records, random: seededRandom(1) })
  const request = { task: { name: 'Mine 1 diamond' }, observation: makeObservation(), skills: [] }
  const { source } = await plannerActionAgent({ techTree, experience }).generate(request)
  expect(source).toContain('noteWay("diamond", "mine branches", true)')
})

test('gives up what two full attempts have not shown, and goes on with what was seen', async () => {
  const agent = plannerActionAgent({ techTree })
  const base = { task: { name: 'Mine 1 birch_log' }, skills: [] }
  const request = { ...base, observation: makeObservation() }
  let program = await agent.generate(request)
  program = await agent.generate({ ...request, previous: { program } })
  await expect(agent.generate({ ...request, previous: { program } })).rejects.toThrow('birch_log')
  const seen = { ...base, observation: makeObservation({ seenBlocks: ['birch_log'] }) }
  expect((await agent.generate({ ...seen, previous: { program } })).name).toBe('mineBirchLog')
  // Where other things will do, one attempt is enough.
  const idle = plannerActionAgent({ techTree, isOptional: () => true })
  program = await idle.generate(request)
  await expect(idle.generate({ ...request, previous: { program } })).rejects.toThrow('in 1 attempt;')
})

test('asks a later attempt for what is still missing, where the critic adds attempts up', async () => {
  const agent = plannerActionAgent({ techTree, continuesAttempts: true })
  const at = (diamond: number): Omit<ActionRequest, 'previous'> => ({
    task: { name: 'Mine 3 diamond' },
    observation: makeObservation({ inventory: { iron_pickaxe: 1, diamond }, seenBlocks: ['diamond_ore'] }),
    skills: [],
  })
  const first = await agent.generate(at(1))
  expect(first.source).toContain('mineDiamond(bot, count = 3)')
  const next = await agent.generate({ ...at(3), previous: { program: first } })
  expect(next.source).toContain('mineDiamond(bot, count = 1)')
  const lost = await agent.generate({ ...at(0), previous: { program: next } })
  expect(lost.source).toContain('mineDiamond(bot, count = 3)')
  const alone = plannerActionAgent({ techTree })
  const before = await alone.generate(at(1))
  expect((await alone.generate({ ...at(3), previous: { program: before } })).source).toContain('count = 3)')
})

test('leaves a fluid that cannot be used, and goes to no other creature for that', async () => {
  const away = 'if (used.status === "failed") await exploreUntil('
  expect((await write('Obtain 1 water_bucket')).source).toContain(away)
  expect((await write('Obtain 1 milk_bucket')).source).not.toContain(away)
})

test('goes home for wood instead of giving up what the Nether never shows', async () => {
  const agent = plannerActionAgent({ techTree })
  const request = {
    task: { name: 'Craft 1 stone_pickaxe' },
    observation: makeObservation({ dimension: 'the_nether', seenBlocks: ['netherrack'] }),
    skills: [],
  }
  let program = await agent.generate(request)
  program = await agent.generate({ ...request, previous: { program } })
  const { source } = await agent.generate({ ...request, previous: { program } })
  expect(source).toContain('travelTo(bot, "overworld")')
  const atHome = {
    ...request,
    observation: makeObservation({ dimension: 'overworld', seenBlocks: ['sand'] }),
  }
  await expect(agent.generate({ ...atHome, previous: { program } })).rejects.toThrow(
    'Nobody has seen oak_log',
  )
})

test('digs on for what nobody sees before it is dug free', async () => {
  const agent = plannerActionAgent({ techTree })
  const request = {
    task: { name: 'Obtain 1 netherite_ingot' },
    observation: makeObservation({
      dimension: 'the_nether',
      seenBlocks: ['netherrack', 'oak_log', 'stone', 'iron_ore', 'coal_ore', 'gold_ore', 'obsidian'],
      inventory: { diamond_pickaxe: 1, gold_ingot: 4, obsidian: 10, flint_and_steel: 1, furnace: 1, coal: 9 },
    }),
    skills: [],
  }
  let program = await agent.generate(request)
  for (let attempt = 2; attempt <= 4; attempt += 1)
    program = await agent.generate({ ...request, previous: { program } })
  expect(program.source).toContain('ancient_debris')
})

test.each([
  ['three rounds for what nobody needs and nobody has seen', true, [], 3],
  ['longer for what was seen', true, ['sugar_cane'], 6],
  ['longer for what is needed', false, [], 6],
] as const)('searches %s', async (_how, isNovelty, seenBlocks, rounds) => {
  const agent = plannerActionAgent({ techTree, isOptional: () => isNovelty })
  const task = { name: 'Mine 1 sugar_cane' }
  const { source } = await agent.generate({ task, observation: makeObservation({ seenBlocks }), skills: [] })
  expect(source).toContain(`for (let round = 0; round < ${rounds} && countOf(bot, wanted) < count;`)
})

test('does not give up for oak where birches stand', async () => {
  const agent = plannerActionAgent({ techTree })
  const request = {
    task: { name: 'Craft 1 crafting_table' },
    observation: makeObservation({ seenBlocks: ['birch_log'] }),
    skills: [],
  }
  let program = await agent.generate(request)
  program = await agent.generate({ ...request, previous: { program } })
  expect((await agent.generate({ ...request, previous: { program } })).name).toBe('craftCraftingTable')
})

test('names what its plan goes over, for the skill search', async () => {
  const names = await plannerActionAgent({ techTree }).plannedNames?.({
    task: { name: 'Craft 1 iron_pickaxe' },
    observation: makeObservation({ inventory: { stick: 2 } }),
  })
  for (const name of ['iron_ore', 'raw_iron', 'iron_ingot', 'furnace', 'crafting_table', 'stone_pickaxe'])
    expect(names).toContain(name)
})

test('does everything itself and turns elsewhere after a failure', async () => {
  const agent = plannerActionAgent({ techTree })
  const request = {
    task: { name: 'Craft 1 stone_pickaxe' },
    observation: makeObservation(),
    skills: [skill('craftWoodenPickaxe', 'Craft 1 wooden_pickaxe')],
  }
  const first = await agent.generate(request)
  const second = await agent.generate({ ...request, previous: { program: first } })
  expect(second.source).not.toContain('craftWoodenPickaxe(bot)')
  const heading = (source: string): string =>
    /new Vec3\([^)]*\)/.exec(source.split('function headings')[1] ?? '')?.[0] ?? ''
  expect(heading(second.source)).not.toBe(heading(first.source))
})

test('goes down to where diamonds are, by version', async () => {
  expect((await write('Mine 1 diamond')).source).toContain(', -50, round')
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

test('a program sees to a bed, armour and light first, and goes back for what a death cost only where there was one', async () => {
  const agent = plannerActionAgent({ techTree })
  const sourceAt = async (places: Observation['places']): Promise<string> => {
    const observation = makeObservation({ dimension: 'overworld', ...(places && { places }) })
    const { source } = await agent.generate({ task: { name: 'Mine 1 oak_log' }, observation, skills: [] })
    return source
  }
  const usual = await sourceAt([])
  for (const chore of ['sleepAtDusk', 'dressUp', 'makeTorches'])
    expect(usual).toContain(`await ${chore}(bot)`)
  expect(usual).not.toContain('fetchDrops')
  const place = { name: 'death', position: { x: 9, y: 64, z: 0 }, seenAtTick: 0, ageTicks: 100 }
  const death = { ...place, kind: 'death', dimension: 'overworld' } as const
  expect(await sourceAt([death])).toContain('await fetchDrops(bot)')
  const cheap = { ...death, contents: { cobblestone: 30 } }
  expect(await sourceAt([cheap])).toContain('await leaveDeadlyPlace(bot)')
})

test('makes plain tools first when a death in the attempt before took them', async () => {
  const agent = plannerActionAgent({ techTree })
  const recentDeath = { position: { x: 0, y: 12, z: 0 }, lost: { iron_pickaxe: 1, furnace: 1 } }
  const request = { task: { name: 'Craft 1 furnace' }, skills: [] }
  const died = makeObservation({ recentDeath })
  const first = await agent.generate({ ...request, observation: died })
  expect(first.source).not.toContain('rearm')
  const next = await agent.generate({ ...request, observation: died, previous: { program: first } })
  expect(next.source).toMatch(/async function getReady\(bot, wanted\) \{[^}]*await rearm\(bot\);/)
  expect(next.source).toMatch(
    /async function rearm\(bot\) \{[^}]*obtainStonePickaxe\(bot, 1\);[^}]*obtainStoneSword/,
  )
  const kept = makeObservation({
    recentDeath,
    inventory: { iron_pickaxe: 1, oak_log: 8 },
    seenBlocks: ['oak_log'],
  })
  const armed = await agent.generate({ ...request, observation: kept, previous: { program: next } })
  expect(armed.source).not.toContain('rearm')
})

test.each([
  ['Craft 1 coarse_dirt', ['coarse_dirt', 'dirt', 'gravel']],
  ['Enchant 1 diamond_pickaxe', ['lapis_lazuli', 'leather', 'obsidian', 'paper', 'enchanting_table']],
  ['Brew 1 potion of strength', ['nether_wart', 'blaze_powder', 'glass_bottle']],
])('%s throws away last what it needs', async (name, needed) => {
  const request = { task: { name }, observation: makeObservation(), skills: [] }
  const { source } = await plannerActionAgent({ techTree }).generate(request)
  const line = /^ {2}dropSurplus\.wanted = \[.*\.\.\.\[(.*)\]\];$/m.exec(
    source.slice(source.indexOf('// Task: ')),
  )
  expect(line?.[1]?.split(', ').map((text) => JSON.parse(text))).toEqual(expect.arrayContaining(needed))
})

test('makes room before anything is crafted or smelted: what was dug on the way fills the inventory', async () => {
  const request = { task: { name: 'Craft 1 iron_nugget' }, observation: makeObservation(), skills: [] }
  const { source } = await plannerActionAgent({ techTree }).generate(request)
  expect(source).toMatch(/await dropSurplus\(bot\);\n +await craftItem\(bot, "iron_nugget"/)
  expect(source).toMatch(/await dropSurplus\(bot\);\n +await smeltItem\(bot, "raw_iron"/)
})

test('leaves what a full attempt did not bring, where other things will do', async () => {
  const step: StepResult = {
    outcome: { status: 'timed-out', limit: 'wall', message: 'The program ran for 600 s.' },
    events: [],
    observation: makeObservation(),
  }
  const short = {
    ...step,
    outcome: { status: 'completed' },
    observation: makeObservation({ elapsedTicks: 5400 }),
  } as const
  const play = async (canWait: boolean, times: number, attempt: StepResult = step): Promise<string> => {
    const agent = plannerActionAgent({ techTree, canWait: () => canWait })
    const request = {
      task: { name: 'Mine 1 sand' },
      skills: [],
      observation: makeObservation({ seenBlocks: ['sand'] }),
    }
    let program = await agent.generate(request)
    for (let time = 0; time < times; time += 1)
      program = await agent.generate({ ...request, previous: { program, step: attempt } })
    return program.name
  }
  expect(await play(true, 0)).toBe('mineSand')
  const message = 'An attempt ran out of time; propose another task.'
  await expect(play(true, 1)).rejects.toMatchObject({ message, isFinal: true })
  expect(await play(false, 3)).toBe('mineSand')
  expect(await play(true, 1, short)).toBe('mineSand')
  await expect(play(true, 2, short)).rejects.toMatchObject({ message, isFinal: true })
})

test('a perilous task is left after a death, and begun again when it is proposed anew', async () => {
  const request = { task: { name: 'Mine 1 sand' }, skills: [], observation: makeObservation() }
  const died: StepResult = {
    outcome: { status: 'completed' },
    events: [{ type: 'death', tick: 3, position: { x: 0, y: 64, z: 0 } }],
    observation: makeObservation(),
  }
  const brave = plannerActionAgent({ techTree })
  const program = await brave.generate(request)
  expect((await brave.generate({ ...request, previous: { program, step: died } })).name).toBe('mineSand')
  const careful = plannerActionAgent({ techTree, isPerilous: ({ name }) => name === 'Mine 1 sand' })
  await careful.generate(request)
  const left = 'A death has cost the gear for it'
  await expect(careful.generate({ ...request, previous: { program, step: died } })).rejects.toThrow(left)
  await expect(careful.generate({ ...request, previous: { problem: left } })).rejects.toThrow(left)
  expect((await careful.generate(request)).name).toBe('mineSand')
})
