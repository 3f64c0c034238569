// A model writes a program over HTTP. Its first reply calls what does not exist; the agent sends the finding back. The
// second one forgets an await, which is added.
//   node examples/write-a-program.ts
import assert from 'node:assert/strict'
import { createActionAgent } from '@voyager-mc/action'
import { allPrimitives, describeScope } from '@voyager-mc/bot-runtime'
import { makeObservation } from '@voyager-mc/core/testing'
import { startScriptedModel } from '@voyager-mc/scripted-model'
import { createChatModel } from '@voyager-mc/voyager/preset'

const fence = (code: string): string => `\`\`\`javascript\n${code}\n\`\`\``
const server = await startScriptedModel({
  replies: [
    { type: 'text', text: fence('async function mineLog(bot) {\n  await chopTree(bot, 1)\n}') },
    { type: 'text', text: fence('async function mineLog(bot) {\n  mineBlock(bot, "oak_log", 1)\n}') },
  ],
})
const model = await createChatModel({ name: 'scripted', baseUrl: server.url })
const agent = createActionAgent({ model, primitives: allPrimitives, scope: describeScope() })

const task = { name: 'Mine 1 oak_log' }
const program = await agent.generate({ task, observation: makeObservation(), skills: [] })
console.log(program.source)
assert.match(program.source, /await mineBlock/)
assert.equal(server.requests.length, 2)
assert.match(
  server.requests[1]?.messages.at(-1)?.content ?? '',
  /chopTree/,
  'the second request names the problem',
)
console.log(program.notes)

await server.close()
