// The whole loop with a model on this machine: any OpenAI-compatible URL, no key.
//   OPENAI_BASE_URL=http://127.0.0.1:11434/v1 VOYAGER_MODEL=llama3:8b node examples/local-model.ts
// Without a URL a server with scripted replies plays the part of Ollama.
import assert from 'node:assert/strict'
import { startScriptedModel } from '@voyager-mc/scripted-model'
import { tasks } from '@voyager-mc/voyager'
import { createChatModel, createDefaultVoyager } from '@voyager-mc/voyager/preset'
import { startWorld } from '@voyager-mc/world'

const program = 'async function mineWoodLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}'
const standIn = await startScriptedModel({
  replies: [{ type: 'text', text: `Explain: a log is near.\n\`\`\`javascript\n${program}\n\`\`\`` }],
})
const model = await createChatModel({
  name: process.env['VOYAGER_MODEL'] ?? 'llama3:8b',
  baseUrl: process.env['OPENAI_BASE_URL'] ?? standIn.url,
})

const world = await startWorld({ seed: 7, viewDistanceChunks: 2 })
const { x, y, z } = world.spawn
world.setBlock({ x: x + 2, y, z }, 'oak_log')

const voyager = await createDefaultVoyager({ port: world.port, version: world.version, model })
const { completed, skills, detail } = await voyager.learn({ until: tasks(1) }).result
console.log({ detail, completed, skills, calls: standIn.requests.length })
assert.deepEqual(completed, ['Mine 1 wood log'])
assert.deepEqual(skills, ['mineWoodLog'])

await voyager.close()
await world.close()
await standIn.close()
