import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { makeFakeGameBot } from '../testing/fake-game-bot.ts'
import { createMinecraftPolicy } from './create-minecraft-policy.ts'

const { bot } = makeFakeGameBot()
const policy = createMinecraftPolicy(bot)
const entity = Reflect.get(bot, 'entity')
const call = (member: string, ...args: readonly unknown[]) =>
  policy.decide({ action: 'call', target: bot, member, args })

test.each([
  ['chat', ['hello']],
  ['attack', [entity]],
  ['look', [1, 2]],
  ['findBlock', [{ matching: 1, maxDistance: 64 }]],
  ['blockAt', [new Vec3(1, 2, 3)]],
])('allows bot.%s', (member, args) => {
  expect(call(member, ...args)).toEqual({ allowed: true })
})

test.each([
  ['chat', ['/op me'], 'bot.chat'],
  ['chat', ['a\n/op me'], 'bot.chat'],
  ['chat', [{}], 'bot.chat'],
  ['attack', [{ id: 7 }], 'bot.attack'],
  ['look', [Number.NaN, 2], 'bot.look'],
  ['lookAt', [new Vec3(Number.NaN, 2, 3)], 'bot.lookAt'],
  ['findBlock', [{ matching: 1, maxDistance: 1e6 }], 'bot.findBlock'],
  ['findBlocks', [{ matching: 1, count: Number.POSITIVE_INFINITY }], 'bot.findBlocks'],
  ['quit', [], 'no-quit'],
  ['constructor', ['return process'], 'allow-list'],
  ['toString', [], 'allow-list'],
])('refuses bot.%s(%j) by the rule %s', (member, args, rule) => {
  expect(call(member, ...args)).toMatchObject({ allowed: false, rule })
})

test('refuses every member of an object of no known kind', () => {
  const target = new (class Secret {
    readonly key = 'x'
  })()
  expect(policy.decide({ action: 'get', target, member: 'key', args: [] })).toMatchObject({
    rule: 'unknown-object',
  })
})

test('settings can be written, with plain values only', () => {
  const set = (value: unknown) =>
    policy.decide({
      action: 'set',
      target: Reflect.get(bot, 'pathfinder'),
      member: 'thinkTimeout',
      args: [value],
    })
  expect(set(500)).toEqual({ allowed: true })
  expect(set({ valueOf: () => 1 })).toMatchObject({ allowed: false, rule: 'plain-value' })
})

test('kinds of the embedder come first', () => {
  const target = { secret: 1 }
  const kinds = [{ name: 'mine', matches: (object: object) => object === target, get: ['secret'] }]
  const custom = createMinecraftPolicy(bot, { kinds })
  expect(custom.decide({ action: 'get', target, member: 'secret', args: [] })).toEqual({ allowed: true })
  expect(custom.decide({ action: 'get', target, member: 'other', args: [] })).toMatchObject({
    allowed: false,
  })
})
