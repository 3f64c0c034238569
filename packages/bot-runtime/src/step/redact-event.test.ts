import { expect, test } from 'vitest'
import { redactEvent } from './redact-event.ts'

const url = 'http://alex:hunter2secret@example.org/v1'

test.for([
  { type: 'chat', text: `see ${url}`, untrusted: true, tick: 1 },
  { type: 'program-log', text: `see ${url}`, tick: 1 },
  { type: 'error', name: 'failed', message: `no answer from ${url}`, tick: 1 },
  { type: 'primitive-result', primitive: 'p', status: 'failed', detail: { problems: [url] }, tick: 1 },
  { type: 'chat', text: 'my key is sk-abcdefghijklmnop', untrusted: true, tick: 1 },
] as const)('a %s shows no secret', (event) => {
  const shown = redactEvent(event)
  expect(JSON.stringify(shown)).not.toMatch(/hunter2secret|abcdefghijklmnop/)
  expect(shown).toMatchObject({ type: event.type, tick: 1 })
})

test('what holds no secret stays as it is', () => {
  const event = { type: 'death', position: { x: 1, y: 64, z: -3 }, tick: 7 } as const
  expect(redactEvent(event)).toEqual(event)
})
