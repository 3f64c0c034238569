// Rules judge what can be proven from the world; a model judges the rest.
//   node examples/judge-an-attempt.ts
import assert from 'node:assert/strict'
import { FakeListChatModel } from '@langchain/core/utils/testing'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { createCritic, firstVerdict } from '@voyager-mc/critic'
import { postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'

const reply = '{ "reasoning": "No roof.", "success": false, "critique": "Add a roof." }'
const critic = firstVerdict(
  postconditionCritic({ techTree: createTechTree('1.19.4') }),
  createCritic({ model: new FakeListChatModel({ responses: [reply] }) }),
)
const before = makeObservation()
const holds = (inventory: Readonly<Record<string, number>>) =>
  makeStepResult({ observation: makeObservation({ inventory }) })

const enough = await critic.evaluate({
  task: { name: 'Mine 3 oak_log' },
  before,
  step: holds({ oak_log: 3 }),
})
const tooFew = await critic.evaluate({
  task: { name: 'Mine 3 oak_log' },
  before,
  step: holds({ oak_log: 1 }),
})
const house = await critic.evaluate({ task: { name: 'Build a cosy house' }, before, step: holds({}) })
console.log(enough, tooFew, house)
assert.equal(enough.success, true)
assert.equal(tooFew.success, false)
assert.notEqual(tooFew.feedback, '')
assert.deepEqual(house, { success: false, reasoning: 'No roof.', feedback: 'Add a roof.' })
