// A person chooses the task and judges the result; here the person is a stream of typed lines.
//   node examples/human-in-the-loop.ts
import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { fakeEnvironment, scriptedActionAgent } from '@voyager-mc/core/testing'
import { manualCritic } from '@voyager-mc/critic'
import { createTerminalPrompter, manualCurriculum, type Prompter } from '@voyager-mc/curriculum'
import { attempts, createVoyager } from '@voyager-mc/voyager'
import { fakeSkillLibrary } from '@voyager-mc/voyager/testing'

// With a real person: createTerminalPrompter({ input: process.stdin, output: process.stdout }).
const input = new PassThrough()
const output = new PassThrough()
const terminal = createTerminalPrompter({ input, output })
const lines = ['Build a bridge', '', 'y', 'n', 'It has a hole.', 'y', 'y', 'y']
const prompter: Prompter = (question, options) => {
  setImmediate(() => input.write(`${lines.shift()}\n`))
  return terminal(question, options)
}

const actionAgent = scriptedActionAgent({ name: 'bridge', source: 'async function bridge(bot) {}' })
const voyager = createVoyager({
  environment: fakeEnvironment(),
  curriculum: manualCurriculum({ prompter }),
  actionAgent,
  critic: manualCritic({ prompter }),
  skillLibrary: fakeSkillLibrary(),
})
const { completed } = await voyager.learn({ until: attempts(2) }).result
console.log(completed, actionAgent.requests[1]?.previous?.critique)
assert.deepEqual(completed, ['Build a bridge'])
assert.equal(actionAgent.requests[1]?.previous?.critique?.feedback, 'It has a hole.')
assert.match(String(output.read()), /Task: .*Critique: /s)
