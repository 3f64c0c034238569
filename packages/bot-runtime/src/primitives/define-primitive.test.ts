import { expect, test } from 'vitest'
import { fakeContext } from '../testing/fake-context.ts'
import { definePrimitive, defineReading, type Primitive } from './define-primitive.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'

function digPrimitive(result: PrimitiveResult = succeeded({ dug: 1 })): Primitive {
  return definePrimitive({
    name: 'dig',
    summary: 'Digs.',
    parameters: {
      name: { type: 'string', summary: 'what' },
      count: { type: 'number', summary: 'how many', fallback: 1 },
    },
    example: 'await dig(bot, "dirt")',
    tooManyFailures: 'dig failed too many times',
    run: async (_context, given) => (result.status === 'succeeded' ? succeeded({ ...given }) : result),
  })
}

test('passes checked arguments by name and fills in fallbacks', async () => {
  await expect(digPrimitive().call(fakeContext(), 'dirt')).resolves.toEqual(
    succeeded({ name: 'dirt', count: 1 }),
  )
})

test.for([
  [[7], 'name for dig must be a string'],
  [[undefined], 'name for dig must be a string'],
  [['dirt', 'two'], 'count for dig must be a number'],
  [['dirt', Number.NaN], 'count for dig must be a number'],
] as const)('refuses %j with the words programs know', async ([values, message]) => {
  await expect(digPrimitive().call(fakeContext(), ...values)).rejects.toThrow(message)
})

test('reports a success as an event', async () => {
  const context = fakeContext()
  await digPrimitive().call(context, 'dirt', 2)
  expect(context.emitted).toEqual([
    { type: 'primitive-result', primitive: 'dig', status: 'succeeded', detail: { name: 'dirt', count: 2 } },
  ])
})

test('says the message of a failure and returns it', async () => {
  const context = fakeContext()
  const result = failed('not-found', 'No dirt nearby')
  await expect(digPrimitive(result).call(context, 'dirt')).resolves.toBe(result)
  expect(context.said).toEqual(['No dirt nearby'])
})

test('throws at the eleventh failure of a step', async () => {
  const context = fakeContext()
  const dig = digPrimitive(failed('not-found', 'No dirt nearby'))
  for (let call = 0; call < 10; call += 1) await dig.call(context, 'dirt')
  await expect(dig.call(context, 'dirt')).rejects.toThrow('dig failed too many times')
})

test('does not start when the step has ended', async () => {
  const reason = new DOMException('over', 'AbortError')
  const context = fakeContext({ signal: AbortSignal.abort(reason) })
  await expect(digPrimitive().call(context, 'dirt')).rejects.toBe(reason)
})

test('a primitive that only looks gives its value at once, and says so', () => {
  const context = fakeContext()
  const hunger = defineReading({
    name: 'hunger',
    summary: 'Tells the hunger.',
    parameters: { wanted: { type: 'number', summary: 'how much', fallback: 20 } },
    example: 'hunger(bot)',
    returns: 'the number',
    read: (_context, { wanted }) => succeeded({ wanted }),
    toValue: ({ detail }) => detail['wanted'],
  })
  expect(hunger.isImmediate).toBe(true)
  expect(hunger.call(context, 7)).toBe(7)
  expect(context.emitted).toMatchObject([{ primitive: 'hunger', detail: { wanted: 7 } }])
  expect(() => hunger.call(context, 'seven')).toThrow('wanted for hunger must be a number')
})
