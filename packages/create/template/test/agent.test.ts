import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeObservation, makeStepResult, scriptedCritic } from '@voyager-mc/core/testing'
import { carefulCritic } from '../src/critic.ts'
import { shoppingList } from '../src/curriculum.ts'
import { play } from '../src/play.ts'

const accepting = scriptedCritic({ success: true, reasoning: 'It is there.', feedback: '' })
const judged = (health: number) =>
  carefulCritic(accepting).evaluate({
    task: { name: 'Mine 1 oak_log' },
    before: makeObservation(),
    step: makeStepResult({ observation: makeObservation({ health }) }),
  })

await test('the critic refuses a success that nearly killed the bot', async () => {
  assert.equal((await judged(4)).success, false)
  assert.equal((await judged(20)).success, true)
})

await test('the curriculum asks for what is missing, and ends with the last item', async () => {
  const curriculum = shoppingList(['oak_log', 'stick'])
  const task = await curriculum.propose(makeObservation({ inventory: { oak_log: 1 } }))
  assert.equal(task?.name, 'Obtain 1 stick')
  assert.equal(await curriculum.propose(makeObservation({ inventory: { oak_log: 1, stick: 4 } })), undefined)
})

await test('the agent crafts a table in an embedded world', { timeout: 120_000 }, async () => {
  assert.deepEqual(await play({ items: ['crafting_table'], limit: 4 }), ['Obtain 1 crafting_table'])
})
