import { AIMessage, HumanMessage } from '@langchain/core/messages'
import { expect, test } from 'vitest'
import { textOfMessage, textOfReply } from './text-of-message.ts'

test('a message is its text, and a picture is only named', () => {
  const content = [
    { type: 'text', text: 'What is here?' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
  ]
  expect(textOfMessage(new HumanMessage({ content }))).toEqual({
    role: 'human',
    text: 'What is here?\n[image_url]',
  })
})

test('a reply is its text and the tools it calls', () => {
  const message = new AIMessage({
    content: 'so',
    tool_calls: [{ id: '1', name: 'judge', args: { ok: true } }],
  })
  const reply = textOfReply({ generations: [[{ text: 'so', message } as { readonly text: string }]] })
  expect(reply).toMatch(/^so\n/)
  expect(reply).toContain('"name": "judge"')
  expect(textOfReply({ generations: [] })).toBe('')
  expect(textOfReply({ generations: [[{ text: 'of a text model' }]] })).toBe('of a text model')
})
