import { expect, test } from 'vitest'
import type { Postcondition } from '../contract/postcondition.ts'
import { describePostcondition } from './describe-postcondition.ts'
import { postconditionSchema } from './postcondition-schema.ts'

const position = { x: 1, y: 64, z: -3 }
const goals: readonly [Postcondition, string][] = [
  [
    { kind: 'held', items: ['raw_iron'], count: 3, by: 'mine' },
    'The agent mined 3 raw_iron more than before and still carries them.',
  ],
  [
    { kind: 'held', items: ['dirt'], count: 5, by: 'any', isTotal: true, before: 'night' },
    'The agent carries 5 dirt, before night.',
  ],
  [
    { kind: 'worn', sets: [['iron_helmet'], ['iron_boots']] },
    'The agent wears or holds iron_helmet and iron_boots.',
  ],
  [
    { kind: 'placed', items: ['chest'], blocks: ['chest'], count: 1, position },
    '1 chest set down by the agent still stand at (1, 64, -3).',
  ],
  [
    { kind: 'killed', creatures: ['skeleton'], count: 1, with: ['bow'], dimension: 'overworld' },
    'The agent itself killed 1 skeleton with bow, in overworld.',
  ],
  [
    { kind: 'bred', creatures: ['cow', 'mooshroom'], count: 2 },
    '2 young cow or mooshroom were born of those that the agent fed.',
  ],
  [{ kind: 'ridden', creatures: ['pig'] }, 'The agent sits on pig.'],
  [{ kind: 'named', things: ['cow'], name: 'Bess' }, 'cow bears the name "Bess", given by the agent.'],
  [
    { kind: 'reached', position, withinBlocks: 3, without: 'damage' },
    'The agent stands within 3 blocks of (1, 64, -3) and walked there, without being hurt.',
  ],
  [
    { kind: 'structure', names: ['village'] },
    'The agent came into the structure village and still is there.',
  ],
  [
    { kind: 'found', what: 'biome', names: ['desert'], without: 'dying' },
    'The agent came to see a biome it had not seen: desert, without dying.',
  ],
  [{ kind: 'explored', distanceBlocks: 100 }, 'The agent ended 100 blocks or more from where it began.'],
  [{ kind: 'effect', effects: ['speed'] }, 'The agent came under the effect speed and still is.'],
  [{ kind: 'block', position, blocks: ['torch'] }, 'The block at (1, 64, -3) is torch.'],
  [{ kind: 'built', structure: 'nether_portal' }, 'The agent built a nether_portal that stands.'],
  [{ kind: 'slept' }, 'The agent slept in a bed until morning.'],
  [
    { kind: 'enchanted', items: ['diamond_sword'], enchantment: 'sharpness', level: 2 },
    'The agent holds diamond_sword, newly enchanted with sharpness 2 or higher.',
  ],
  [{ kind: 'eaten', items: [], count: 1 }, 'The agent ate or drank 1 of any food.'],
  [
    { kind: 'eaten', items: [], count: 1, hunger: 15 },
    'The agent ate or drank 1 of any food and its hunger stood at 15 or more.',
  ],
  [
    { kind: 'deposited', items: ['dirt'], count: 4, position },
    'The agent put 4 dirt into a chest at (1, 64, -3).',
  ],
  [
    { kind: 'deposited', items: [], count: 1 },
    'The agent put things into a chest until few slots were in use.',
  ],
  [
    { kind: 'all', goals: [{ kind: 'slept' }, { kind: 'ridden', creatures: ['pig'] }] },
    'The agent slept in a bed until morning. The agent sits on pig.',
  ],
]

test.each(goals)('the goal %j survives a file and says what it asks for', (goal, statement) => {
  expect(postconditionSchema.parse(JSON.parse(JSON.stringify(goal)))).toEqual(goal)
  expect(describePostcondition(goal)).toBe(statement)
})

test.each([
  ['no kind', {}],
  ['an unknown kind', { kind: 'happy' }],
  ['a count of 0', { kind: 'held', items: ['dirt'], count: 0, by: 'any' }],
  ['half an item', { kind: 'held', items: ['dirt'], count: 1.5, by: 'any' }],
  ['more than one can carry', { kind: 'held', items: ['dirt'], count: 1e9, by: 'any' }],
  ['no item', { kind: 'held', items: [], count: 1, by: 'any' }],
  ['a word the goal does not know', { kind: 'slept', where: 'here' }],
  ['a name with a blank', { kind: 'ridden', creatures: ['my pig'] }],
  ['a part of the day that is none', { kind: 'slept', before: 'tea' }],
  ['a place beyond the world', { kind: 'block', position: { x: 1e9, y: 0, z: 0 }, blocks: ['dirt'] }],
  ['a place that is not a number', { kind: 'block', position: { x: NaN, y: 0, z: 0 }, blocks: ['dirt'] }],
  ['nothing to reach', { kind: 'all', goals: [] }],
  ['goals inside goals inside goals', { kind: 'all', goals: [{ kind: 'all', goals: [{ kind: 'slept' }] }] }],
])('refuses %s', (_what, value) => {
  expect(postconditionSchema.safeParse(value).success).toBe(false)
})
