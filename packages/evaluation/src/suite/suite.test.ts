import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTechTree, structureNames } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { makeSuite, makeTask } from '../testing/make-suite.ts'
import { checkSuite } from './check-suite.ts'
import { hashSuite } from './hash-suite.ts'
import { parseSuite, readSuite } from './parse-suite.ts'
import { SuiteError } from './suite-error.ts'

const techTree = createTechTree('1.19.4')

function faultOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    if (SuiteError.isInstance(error))
      return { problem: error.problem, place: error.place, message: error.message }
    throw error
  }
  return undefined
}

const written = (task: object): object => ({
  name: 's',
  version: 1,
  title: 't',
  game: '1.19.4',
  tasks: [task],
})
const start = { seed: 'trial' } as const

test('fills in what a suite leaves out', () => {
  expect(makeSuite().tasks[0]).toMatchObject({
    start: { inventory: {}, difficulty: 'easy', blocks: [], mobs: [], food: 20 },
    tags: [],
  })
})

test('refuses a start without a seed and says what to write', () => {
  expect(faultOf(() => parseSuite(written({ ...makeTask(), start: {} })))).toEqual({
    problem: 'missing-seed',
    place: 'tasks.0.start.seed',
    message:
      'tasks.0.start.seed is undefined; write "trial" for the seed of each trial, or a whole number of 32 bits for one world.',
  })
})

test.each([null, 1.5, 'random', 2 ** 31])(
  'refuses %j as the seed of a start and says what to write',
  (seed) => {
    expect(faultOf(() => parseSuite(written({ ...makeTask(), start: { seed } })))).toMatchObject({
      problem: seed === null ? 'missing-seed' : 'bad-shape',
      message: `tasks.0.start.seed is ${JSON.stringify(seed)}; write "trial" for the seed of each trial, or a whole number of 32 bits for one world.`,
    })
  },
)

test.each([
  [{ ...makeTask(), id: 'Not a word' }, 'tasks.0.id is "Not a word"; use small letters, digits and hyphens.'],
  [{ ...makeTask(), budget: { worldMinutes: 0, attempts: 1 } }, /^tasks.0.budget.worldMinutes is 0; /],
  [{ ...makeTask(), goal: { kind: 'believed' } }, /^tasks.0.goal.kind is "believed"; /],
  [{ ...makeTask(), goal: { kind: 'all', goals: [] } }, /^tasks.0.goal.goals is \[\]; /],
  [{ ...makeTask(), extra: 1 }, /Unrecognized key: "extra"/],
])('names the place and the value of a wrong shape %#', (task, message) => {
  expect(faultOf(() => parseSuite(written(task)))).toEqual({
    problem: 'bad-shape',
    place: expect.any(String),
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  })
})

test('refuses two tasks of one id', () => {
  expect(faultOf(() => makeSuite({}, {}))).toMatchObject({
    problem: 'duplicate-task',
    message: 'Two tasks have the id "first-log"; give each task an id of its own.',
  })
})

const held = (item: string, count = 1): object => ({ kind: 'held', items: [item], count, by: 'any' })

test.each([
  [{ goal: held('oak_lgo') }, 'unknown-name', /no item "oak_lgo"; did you mean oak_log\?/],
  [{ goal: { kind: 'killed', creatures: ['unicorn'], count: 1 } }, 'unknown-name', /no creature "unicorn"/],
  [
    { goal: { kind: 'placed', items: ['oak_planks'], blocks: ['oak_plank'], count: 1 } },
    'unknown-name',
    /no block "oak_plank"; did you mean oak_planks\?/,
  ],
  [
    { goal: { kind: 'worn', sets: [['iron_helmet'], ['iron_bots']] } },
    'unknown-name',
    /no item "iron_bots"; did/,
  ],
  [{ goal: { ...held('stone'), with: ['wooden_pikaxe'] } }, 'unknown-name', /no item "wooden_pikaxe"; did/],
  [
    { goal: { kind: 'found', what: 'creature', names: ['unicorn'] } },
    'unknown-name',
    /no creature "unicorn"/,
  ],
  [{ goal: { kind: 'found', what: 'biome', names: ['atlantis'] } }, 'unknown-name', /no biome "atlantis"/],
  [{ goal: { kind: 'structure', names: ['casino'] } }, 'unknown-name', /no structure "casino"/],
  [{ goal: { kind: 'dimension', names: ['the_moon'] } }, 'unknown-name', /no dimension "the_moon"/],
  [{ goal: { ...held('stone'), dimension: 'the_moon' } }, 'unknown-name', /no dimension "the_moon"/],
  [
    { goal: { kind: 'effect', effects: ['sped'] } },
    'unknown-name',
    /no effect named "sped"; did you mean speed/,
  ],
  [{ goal: { kind: 'brewed', potions: ['stregth'], count: 1 } }, 'unknown-name', /"stregth" is not underst/],
  [
    { goal: { kind: 'enchanted', items: ['iron_sword'], enchantment: 'sharpnes' } },
    'unknown-name',
    /"with sharpnes" is not understood; name an enchantment of the game/,
  ],
  [
    { goal: { ...held('oak_log'), from: ['oka_log'] } },
    'unknown-name',
    /no block, creature or structure "oka_log"; did you mean oak_log\?/,
  ],
  [{ goal: { kind: 'named', things: ['cwo'], name: 'Bob' } }, 'unknown-name', /no item "cwo"/],
  [{ goal: { kind: 'built', structure: 'castle' } }, 'impossible-goal', /"castle" cannot be built: /],
  [
    { goal: { kind: 'tamed', creatures: ['cow'], count: 1 } },
    'impossible-goal',
    /creature to tame named "cow"/,
  ],
  [
    { goal: { kind: 'bred', creatures: ['bat'], count: 1 } },
    'impossible-goal',
    /creature to breed named "bat"/,
  ],
  [
    { goal: { kind: 'milked', creatures: ['pig'], count: 1 } },
    'impossible-goal',
    /creature to milk named "pig"/,
  ],
  [{ goal: { kind: 'sheared', creatures: ['cow'], count: 1 } }, 'impossible-goal', /to shear named "cow"/],
  [{ goal: { kind: 'ridden', creatures: ['cow'] } }, 'impossible-goal', /to ride named "cow"/],
  [{ goal: { kind: 'eaten', items: ['stone'], count: 1 } }, 'impossible-goal', /no food named "stone"/],
  [
    { goal: { kind: 'enchanted', items: ['iron_sword'], enchantment: 'protection' } },
    'impossible-goal',
    /iron_sword does not bear protection/,
  ],
  [
    { goal: { kind: 'enchanted', items: ['bow'], enchantment: 'power', level: 6 } },
    'impossible-goal',
    /levels of power go from 1 to 5/,
  ],
  [
    { goal: { kind: 'worn', sets: [['iron_helmet'], ['diamond_helmet']] } },
    'impossible-goal',
    /iron_helmet and diamond_helmet go on the same place/,
  ],
  [{ goal: { kind: 'worn', sets: [['bedrock']] } }, 'impossible-goal', /bedrock cannot be had/],
  [{ goal: { kind: 'deposited', items: ['bedrock'], count: 1 } }, 'impossible-goal', /bedrock cannot be had/],
  [
    { goal: { kind: 'placed', items: ['bedrock'], blocks: ['bedrock'], count: 1 } },
    'impossible-goal',
    /bedrock cannot be had/,
  ],
  [
    { goal: { kind: 'killed', creatures: ['pig'], count: 1, with: ['barrier'] } },
    'impossible-goal',
    /barrier cannot be had/,
  ],
  [
    {
      start: { ...start, difficulty: 'peaceful' },
      goal: { kind: 'killed', creatures: ['zombie'], count: 1 },
    },
    'impossible-goal',
    /zombie cannot be where the difficulty is peaceful; make it easy/,
  ],
  [{ goal: { ...held('oak_log'), by: 'smelt' } }, 'impossible-goal', /Nothing gives oak_log by "smelt"/],
  [{ goal: { ...held('diamond'), by: 'fish' } }, 'impossible-goal', /Nothing gives diamond by "fish"/],
  [{ goal: { ...held('leather'), by: 'creature' } }, 'impossible-goal', /asks for the creature/],
  [
    { goal: { ...held('leather'), by: 'creature', from: ['pig'] } },
    'impossible-goal',
    /pig gives no leather/,
  ],
  [{ goal: { ...held('diamond'), by: 'barter' } }, 'impossible-goal', /Nothing gives diamond by "barter"/],
  [
    { goal: { kind: 'found', what: 'block', names: ['air'] } },
    'impossible-goal',
    /air is nothing that could/,
  ],
  [
    { goal: { kind: 'placed', items: ['oak_planks'], blocks: ['air'], count: 1 } },
    'impossible-goal',
    /air is nothing that could/,
  ],
  [
    { goal: { ...held('raw_iron'), by: 'mine', from: ['dirt'] } },
    'impossible-goal',
    /dirt gives no raw_iron/,
  ],
  [{ start: { ...start, inventory: { iron_axe: 37 } } }, 'impossible-start', /37 slots of 36; give less/],
  [{ start: { ...start, inventory: { stik: 1 } } }, 'unknown-name', /no item "stik"; did you mean stick\?/],
  [
    { goal: held('bedrock') },
    'impossible-goal',
    /^Task first-log: bedrock cannot be had in survival: [^:]*; choose another item\.$/,
  ],
  [
    { goal: { kind: 'held', items: ['bedrock', 'barrier'], count: 1, by: 'any' } },
    'impossible-goal',
    /None of bedrock.*barrier can be had: bedrock cannot be had in survival: /,
  ],
  [
    { goal: { kind: 'all', goals: [held('bedrock')] } },
    'impossible-goal',
    /bedrock cannot be had in survival: /,
  ],
  [{ goal: held('iron_pickaxe', 37) }, 'impossible-goal', /no room in 36 slots; ask for 36 at most/],
  [
    { start: { ...start, inventory: { oak_log: 2 } }, goal: { ...held('oak_log'), isTotal: true } },
    'goal-met',
    /1 oak_log are held at the start/,
  ],
] as const)('refuses what its game lacks or cannot give: %o', (task, problem, message) => {
  const suite = makeSuite(task)
  expect(faultOf(() => checkSuite(suite, { techTree }))).toEqual({
    problem,
    place: expect.stringMatching(/^tasks\.0\./),
    message: expect.stringMatching(message),
  })
})

// Everything that the embedded world gives so.
const fished = [
  'cod',
  'salmon',
  'pufferfish',
  'tropical_fish',
  'lily_pad',
  'leather',
  'leather_boots',
  'rotten_flesh',
  'bowl',
  'fishing_rod',
  'string',
  'stick',
  'bone',
  'tripwire_hook',
  'bow',
  'name_tag',
  'nautilus_shell',
  'saddle',
]
const bartered = [
  'enchanted_book',
  'iron_boots',
  'potion',
  'splash_potion',
  'iron_nugget',
  'ender_pearl',
  'string',
  'quartz',
  'obsidian',
  'crying_obsidian',
  'fire_charge',
  'leather',
  'soul_sand',
  'nether_brick',
  'spectral_arrow',
  'gravel',
  'blackstone',
]

test.each([
  { kind: 'dimension', names: ['overworld', 'the_nether', 'the_end'] },
  { kind: 'biome', names: ['desert', 'warm_ocean', 'crimson_forest'] },
  { kind: 'structure', names: structureNames.filter((name) => name !== 'trial_chambers') },
  { kind: 'found', what: 'structure', names: ['village', 'nether_fortress'] },
  { kind: 'found', what: 'creature', names: ['cow', 'ender_dragon'] },
  { kind: 'ridden', creatures: ['pig', 'boat', 'minecart'] },
  { ...held('stone'), with: ['wooden_pickaxe'], dimension: 'the_nether' },
  { ...held('saddle'), by: 'loot', from: ['village'] },
  { ...held('raw_iron'), by: 'mine', from: ['iron_ore', 'deepslate_iron_ore'] },
  { ...held('beef'), from: ['cow'] },
  { ...held('charcoal'), by: 'smelt' },
  ...fished.map((item) => ({ ...held(item), by: 'fish' })),
  ...bartered.map((item) => ({ ...held(item), by: 'barter' })),
  { kind: 'found', what: 'block', names: ['air', 'water'] },
  { kind: 'block', position: { x: 0, y: -1, z: 0 }, blocks: ['air'] },
  { kind: 'effect', effects: ['speed', 'jump_boost', 'absorption'] },
  { kind: 'brewed', potions: ['strength', 'long_swiftness', 'strong_healing', 'awkward'], count: 3 },
  { kind: 'enchanted', items: ['iron_axe'], enchantment: 'sharpness', level: 5 },
  { kind: 'enchanted', items: ['book', 'enchanted_book'], enchantment: 'mending' },
  { kind: 'named', things: ['wolf', 'iron_sword'], name: 'Rex' },
  { kind: 'built', structure: 'nether_portal' },
  { kind: 'tamed', creatures: ['cow', 'wolf'], count: 1 },
  { kind: 'worn', sets: [['iron_helmet'], ['iron_chestplate'], ['iron_sword'], ['shield']] },
  { kind: 'eaten', items: [], count: 1 },
  { kind: 'deposited', items: [], count: 4 },
])('takes what its game has: %o', (goal) => {
  expect(faultOf(() => checkSuite(makeSuite({ goal }), { techTree }))).toBeUndefined()
})

test('takes a thing that fills half the inventory at the start and of which one more is asked for', () => {
  const suite = makeSuite({ start: { ...start, inventory: { oak_log: 1024 } }, goal: held('oak_log') })
  expect(faultOf(() => checkSuite(suite, { techTree }))).toBeUndefined()
})

test('hashes two suites alike exactly when they measure the same', () => {
  const turned = { ...makeSuite(), title: 'A small suite', name: 'small' }
  expect(hashSuite(turned)).toBe(hashSuite(makeSuite()))
  expect(hashSuite(makeSuite({ budget: { worldMinutes: 2, attempts: 3 } }))).not.toBe(hashSuite(makeSuite()))
})

test('reads a suite from a file and tells of one that is no JSON', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'suite-'))
  const file = join(directory, 'suite.json')
  await writeFile(file, JSON.stringify(makeSuite()))
  expect(await readSuite(file)).toEqual(makeSuite())
  await writeFile(file, 'no')
  await expect(readSuite(file)).rejects.toMatchObject({ problem: 'unreadable' })
  await expect(readSuite(join(directory, 'none'))).rejects.toMatchObject({ problem: 'unreadable' })
})
