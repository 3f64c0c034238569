// Primitives and learned skills as tools of Vercel's AI SDK: its model decides, the bot carries them out.
//   node examples/tools-for-ai-sdk.ts
import assert from 'node:assert/strict'
import { generateText, stepCountIs } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { openGame } from '@voyager-mc/game'
import { createBotSession } from '@voyager-mc/mcp'
import { toAiTools } from '@voyager-mc/mcp/ai-sdk'

const game = await openGame({ world: { seed: 7, viewDistanceChunks: 2 }, username: 'Ada' })
await game.reset()
await game.world?.give('Ada', { name: 'oak_log', count: 1 })
const tools = await toAiTools({ session: createBotSession({ environment: game }), allowPrograms: false })

// Any model of the AI SDK; this one reads its replies from a list.
const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}
const input = JSON.stringify({ name: 'oak_planks', count: 1 })
const model = new MockLanguageModelV4({
  doGenerate: [
    {
      content: [{ type: 'tool-call', toolCallId: '1', toolName: 'craftItem', input }],
      finishReason: { unified: 'tool-calls', raw: undefined },
      usage,
      warnings: [],
    },
    {
      content: [{ type: 'text', text: 'I hold four planks.' }],
      finishReason: { unified: 'stop', raw: undefined },
      usage,
      warnings: [],
    },
  ],
})
const { text, steps } = await generateText({
  model,
  tools,
  prompt: 'Make planks.',
  stopWhen: stepCountIs(3),
})
const answers = steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => String(output)))
console.log(answers.join('\n'), text)
assert.match(answers[0] ?? '', /oak_planks 4/)
assert.equal(text, 'I hold four planks.')

await game.close()
