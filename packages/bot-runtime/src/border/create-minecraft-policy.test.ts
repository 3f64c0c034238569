import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { makeFakeGameBot } from '../testing/fake-game-bot.ts'
import { createMinecraftPolicy } from './create-minecraft-policy.ts'
import { read } from './member.ts'

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
  expect(call(member, ...args)).toMatchObject({ allowed: true, args })
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

test.each([
  [
    'equip',
    [null],
    'bot.equip: item is null; pass an item, or a number from 0 to 100,000, such as mcData.itemsByName.dirt.id, and check first that there is one',
  ],
  ['waitForTicks', [Number.NaN], 'bot.waitForTicks: ticks is NaN; pass a number from 0 to 10,000,000'],
  [
    'findBlocks',
    [{ matching: 1, maxDistance: 1e6 }],
    'bot.findBlocks: options.maxDistance is 1000000; pass a number from 0 to 256',
  ],
  [
    'lookAt',
    [new Vec3(Infinity, 0, 0)],
    'bot.lookAt: position.x is Infinity; pass a number from -30,000,000 to 30,000,000',
  ],
  ['dig', [{ name: 'stone' }], 'bot.dig: block is an object; pass a block'],
  [
    'chat',
    ['x'.repeat(2000)],
    `bot.chat: message is "${'x'.repeat(60)}" and 1940 characters more; pass a text of at most 1,024 characters without slash commands, which are operator powers`,
  ],
])('says of bot.%s(%j) what is wrong and what would do', (member, args, reason) => {
  expect(call(member, ...args)).toMatchObject({ allowed: false, reason })
})

test('a message is refused when a piece of it would be a command', () => {
  expect(call('chat', `${'a'.repeat(256)}/give @s diamond 64`)).toMatchObject({ allowed: false })
  expect(call('chat', `${'a'.repeat(255)}/give @s diamond 64`)).toMatchObject({ allowed: true })
})

test('arguments beyond those of the table do not cross', () => {
  const extra = { valueOf: () => 1 }
  expect(call('look', 1, 2, true, extra)).toMatchObject({ allowed: true, args: [1, 2, true] })
  expect(call('findBlock', { matching: 1, extra })).toMatchObject({ args: [{ matching: 1 }] })
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
  expect(set(500)).toEqual({ allowed: true, args: [500] })
  expect(set({ valueOf: () => 1 })).toMatchObject({ allowed: false, rule: 'setting' })
  expect(set(1e9)).toMatchObject({ allowed: false, reason: expect.stringContaining('from 1 to 30,000') })
})

test('kinds of the embedder come first', () => {
  const target = { secret: 1 }
  const kinds = [
    { name: 'mine', matches: (object: object) => object === target, members: { secret: read() } },
  ]
  const custom = createMinecraftPolicy(bot, { kinds })
  expect(custom.decide({ action: 'get', target, member: 'secret', args: [] })).toEqual({ allowed: true })
  expect(custom.decide({ action: 'get', target, member: 'other', args: [] })).toMatchObject({
    allowed: false,
  })
})
