/** A program that a user may bundle, and what its bundle must do. */
export interface BundleCase {
  readonly name: string
  readonly platform: 'browser' | 'node'
  readonly source: string
  /** Packages that the bundle leaves where they are. */
  readonly external?: readonly string[]
  /** Bytes after minifying. */
  readonly mostBytes: number
  /** Line that the bundle must print. */
  readonly prints: string
}

const dataFolder = 'minecraft-data/minecraft-data/data/pc'

const page = `
import { createCritic } from '@voyager-mc/critic'
import { fixedCurriculum } from '@voyager-mc/curriculum'
import { createActionAgent } from '@voyager-mc/action'
import { createSkillLibrary } from '@voyager-mc/skill-library'
import { renderObservation } from '@voyager-mc/observation'
import { seededRandom } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { FakeListChatModel } from '@langchain/core/utils/testing'

const task = { name: 'Mine 1 oak_log' }
const before = makeObservation({})
const observation = makeObservation({ inventory: { oak_log: 3 } })
const library = createSkillLibrary()
await library.add({ name: 'mineLogs', source: 'async function mineLogs(bot) { await mineBlock(bot, "oak_log", 1) }' }, task)
const [skill] = await library.retrieve({ task: { name: 'Chop down a tree' } })
const critic = createCritic({ model: new FakeListChatModel({ responses: ['{"reasoning":"it is there","success":true,"critique":""}'] }) })
const critique = await critic.evaluate({ task, before, step: makeStepResult({ observation }) })
const code = '\\u0060\\u0060\\u0060javascript\\nasync function mineLogs(bot) { await mineBlock(bot, "oak_log", 1) }\\n\\u0060\\u0060\\u0060'
const agent = createActionAgent({ model: new FakeListChatModel({ responses: [code] }), primitives: [] })
const program = await agent.generate({ task, observation, skills: [] })
const next = await fixedCurriculum([task]).propose(observation)
console.log('page', skill.name, critique.status ?? critique.success, program.name, next.name, typeof seededRandom, renderObservation(observation).includes('oak_log'))
`

const agent = `
import { createVoyager, anyOf, tasks } from '@voyager-mc/voyager'
import { Resvg } from '@resvg/resvg-js'
console.log('agent', typeof createVoyager, typeof anyOf(tasks(1)), typeof Resvg)
`

const techTree = `
import { createTechTree } from '@voyager-mc/tech-tree'
import version from '${dataFolder}/1.19.4/version.json'
import items from '${dataFolder}/1.19.4/items.json'
import blocks from '${dataFolder}/1.19.4/blocks.json'
import recipes from '${dataFolder}/1.19.4/recipes.json'
import foods from '${dataFolder}/1.19.4/foods.json'
import entities from '${dataFolder}/1.19.4/entities.json'
import biomes from '${dataFolder}/1.19.4/biomes.json'
import effects from '${dataFolder}/1.19.4/effects.json'
import enchantments from '${dataFolder}/1.19.4/enchantments.json'
import blockLoot from '${dataFolder}/1.19/blockLoot.json'
import entityLoot from '${dataFolder}/1.19/entityLoot.json'
const tree = createTechTree({ version, items, blocks, recipes, foods, entities, biomes, effects, enchantments, blockLoot, entityLoot })
console.log('tree', tree.version, tree.ways('iron_pickaxe').length)
`

export const bundleCases: readonly BundleCase[] = [
  {
    name: 'page',
    platform: 'browser',
    source: page,
    mostBytes: 1_500_000,
    prints: 'page mineLogs true mineLogs Mine 1 oak_log function true',
  },
  {
    name: 'agent',
    platform: 'node',
    source: agent,
    external: ['@resvg/resvg-js'],
    mostBytes: 3_000_000,
    prints: 'agent function function function',
  },
  {
    name: 'stop condition',
    platform: 'browser',
    source: `import { tasks } from '@voyager-mc/voyager'\nconsole.log('stop', typeof tasks(3))`,
    mostBytes: 15_000,
    prints: 'stop function',
  },
  {
    name: 'tech tree',
    platform: 'browser',
    source: techTree,
    mostBytes: 3_000_000,
    prints: 'tree 1.19.4 1',
  },
]
