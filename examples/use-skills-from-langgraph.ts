// Learned skills as tools of a LangGraph agent: its model decides when to call them, the bot carries them out.
//   node examples/use-skills-from-langgraph.ts
import assert from 'node:assert/strict'
import { AIMessage, type BaseMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { END, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph'
import { ToolNode } from '@langchain/langgraph/prebuilt'
import { openGame } from '@voyager-mc/game'
import { asTools, createSkillLibrary } from '@voyager-mc/skill-library'

const game = await openGame({ world: { seed: 7, viewDistanceChunks: 2 }, username: 'Ada' })
await game.reset()
await game.world?.give('Ada', { name: 'oak_log', count: 1 })

const library = createSkillLibrary()
await library.add(
  { name: 'makePlanks', source: 'async function makePlanks(bot) { await craftItem(bot, "oak_planks", 1) }' },
  { name: 'Craft 4 oak_planks' },
)
const skills = await asTools(library, { environment: game })

// Any chat model that can call tools; this one reads its replies from a list.
const call = { name: 'makePlanks', args: {}, id: 'call-1', type: 'tool_call' as const }
const model = fakeModel()
  .respond(new AIMessage({ content: '', tool_calls: [call] }))
  .respond(new AIMessage('I hold four planks.'))
  .bindTools(skills)
const wantsTool = (messages: readonly BaseMessage[]): boolean => {
  const last = messages.at(-1)
  return AIMessage.isInstance(last) && (last.tool_calls?.length ?? 0) > 0
}
const graph = new StateGraph(MessagesAnnotation)
  .addNode('agent', async ({ messages }) => ({ messages: [await model.invoke(messages)] }))
  .addNode('skills', new ToolNode(skills))
  .addEdge(START, 'agent')
  .addConditionalEdges('agent', ({ messages }) => (wantsTool(messages) ? 'skills' : END))
  .addEdge('skills', 'agent')
  .compile()

const { messages } = await graph.invoke({ messages: [{ role: 'user', content: 'Make planks.' }] })
console.log(messages.map(({ type, text }) => `${type}: ${text}`).join('\n'))
assert.match(messages.at(2)?.text ?? '', /"oak_planks":4/)
assert.equal(messages.at(-1)?.text, 'I hold four planks.')

await game.close()
