// What to do next: a curriculum that follows rules, and one that asks a model.
//   node examples/propose-tasks.ts
import assert from 'node:assert/strict'
import { FakeListChatModel } from '@langchain/core/utils/testing'
import { makeObservation } from '@voyager-mc/core/testing'
import { createCurriculum } from '@voyager-mc/curriculum'
import { techTreeCurriculum } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'

const byRules = techTreeCurriculum({ techTree: createTechTree('1.19.4') })
const hasNothing = makeObservation()
const hasWood = makeObservation({ inventory: { oak_log: 6 } })

const first = await byRules.propose(hasNothing)
await byRules.record({ task: first, status: 'completed', attempts: 1 })
const second = await byRules.propose(hasWood)
console.log(first.name, '->', second.name)
assert.equal(first.name, 'Mine 12 wood log')
assert.equal(second.name, 'Craft 1 crafting_table')

const replies = [
  'Reasoning: It is day and there is wood.\nTask: Craft 4 oak_planks',
  'Answer: One log gives four.',
]
const byModel = createCurriculum({ model: new FakeListChatModel({ responses: replies }), rules: [] })
const task = await byModel.propose(hasWood)
console.log(task)
assert.equal(task.name, 'Craft 4 oak_planks')
assert.match(task.context ?? '', /One log gives four/)
