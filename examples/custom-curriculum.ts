// A curriculum of your own: a shopping list that asks again for what could not be had, and ends with its last item.
//   node examples/custom-curriculum.ts
import assert from 'node:assert/strict'
import type { Curriculum } from '@voyager-mc/core'
import { fakeEnvironment, scriptedActionAgent, scriptedCritic } from '@voyager-mc/core/testing'
import { createVoyager, tasks } from '@voyager-mc/voyager'
import { fakeSkillLibrary } from '@voyager-mc/voyager/testing'

function shoppingList(items: readonly string[]): Curriculum {
  const open = [...items]
  return {
    async propose({ inventory }) {
      const missing = open.find((item) => inventory[item] === undefined)
      return missing === undefined ? undefined : { name: `Obtain 1 ${missing}` }
    },
    async record({ task, status }) {
      const item = task.name.split(' ').at(-1) ?? ''
      open.splice(open.indexOf(item), 1)
      if (status === 'failed') open.push(item)
    },
  }
}

const passes = { success: true, reasoning: '', feedback: '' }
const fails = { success: false, reasoning: '', feedback: 'There is none here.' }
const voyager = createVoyager({
  environment: fakeEnvironment(),
  curriculum: shoppingList(['sand', 'kelp']),
  actionAgent: scriptedActionAgent({ name: 'look', source: 'async function look(bot) {}' }),
  critic: scriptedCritic((_request, call) => (call <= 4 ? fails : passes)),
  skillLibrary: fakeSkillLibrary(),
})
const run = voyager.learn({ until: tasks(10) })
const ends: string[] = []
for await (const event of run) if (event.type === 'task-end') ends.push(`${event.task.name}: ${event.status}`)
console.log(ends)
assert.deepEqual(ends, ['Obtain 1 sand: failed', 'Obtain 1 kelp: completed', 'Obtain 1 sand: completed'])
assert.equal((await run.result).reason, 'done')
