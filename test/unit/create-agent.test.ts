import { AIMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { fakeEnvironment } from '@voyager-mc/core/testing'
import { asTools, createSkillLibrary } from '@voyager-mc/skill-library'
import { createAgent } from 'langchain'
import { expect, test } from 'vitest'

// That this compiles without a cast is half of the test.
test('skills are tools of an agent of LangChain', async () => {
  const library = createSkillLibrary()
  const source = 'async function makePlanks(bot) { await craftItem(bot, "oak_planks", 1) }'
  await library.add({ name: 'makePlanks', source }, { name: 'Craft 4 oak_planks' })
  const environment = fakeEnvironment()
  const call = { name: 'makePlanks', args: {}, id: '1', type: 'tool_call' as const }
  const model = fakeModel()
    .respond(new AIMessage({ content: '', tool_calls: [call] }))
    .respond(new AIMessage('Done.'))
  const agent = createAgent({ model, tools: await asTools(library, { environment }) })
  const { messages } = await agent.invoke({ messages: [{ role: 'user', content: 'Make planks.' }] })
  expect(messages.map(({ type }) => type)).toEqual(['human', 'ai', 'tool', 'ai'])
  expect(messages[2]?.text).toContain('"status":"completed"')
})
