import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { fakeContext, type FakeContext } from '../testing/fake-context.ts'
import { createProgramApi } from './program-api.ts'

function call(context: FakeContext, name: string, ...values: unknown[]): unknown {
  const member: unknown = createProgramApi(context, { spend: () => undefined, facade: () => ({}) })[name]
  return typeof member === 'function' ? member(...values) : undefined
}

test('unequip leaves a place alone that is empty already', async () => {
  const taken: string[] = []
  const slots = Array.from({ length: 46 }, (_unused, slot) => (slot === 45 ? { name: 'shield' } : null))
  const bot = fakeBot({
    inventory: { slots },
    getEquipmentDestSlot: (place: string) => (place === 'head' ? 5 : 45),
    unequip: async (place: string) => void taken.push(place),
  })
  await call(fakeContext({ bot }), 'unequip', 'head')
  await call(fakeContext({ bot }), 'unequip', 'off-hand')
  expect(taken).toEqual(['off-hand'])
})

test('chat is logged and sent', () => {
  const sent: string[] = []
  const context = fakeContext({ bot: fakeBot({ chat: (text: string) => sent.push(text) }) })
  call(context, 'chat', 'hello')
  expect([context.said, sent]).toEqual([['hello'], ['hello']])
})

test('chat refuses slash commands and names the rule', () => {
  expect(() => call(fakeContext(), 'chat', '/give @s diamond')).toThrow('rule: no-slash-commands')
})

test('inventoryUsed counts the occupied slots of the 36', () => {
  const slots = Array.from({ length: 46 }, (_, index) => ([5, 9, 44, 45].includes(index) ? {} : null))
  expect(call(fakeContext({ bot: fakeBot({ inventory: { slots } }) }), 'inventoryUsed')).toBe(2)
})

test('timeLeft tells the seconds until the program is stopped', () => {
  const deadlineMs = Date.now() + 90_500
  expect(call({ ...fakeContext(), deadlineMs }, 'timeLeft')).toBe(90)
  expect(call({ ...fakeContext(), deadlineMs: 0 }, 'timeLeft')).toBe(0)
})

test('fishing without a rod says so', async () => {
  const context = fakeContext({ bot: fakeBot({ heldItem: null }) })
  await call(context, 'fish')
  expect(context.said).toEqual(["I'm not holding a fishing rod!"])
})

test('a block too far away is not used', async () => {
  const context = fakeContext({ bot: fakeBot({ activateBlock: () => expect.fail() }) })
  await call(context, 'activateBlock', { position: new Vec3(20, 64, 0) })
  expect(context.said).toEqual(['Please goto a place near the block first!'])
})
