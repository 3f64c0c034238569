import { expect, test } from 'vitest'
import { describeBorder } from './describe-border.ts'
import { describeScope } from './describe-scope.ts'

const kinds = describeBorder()
const scope = describeScope()

test('every row of the table is described', () => {
  expect(kinds.map(({ name }) => name)).toEqual([
    'bot',
    'pathfinder',
    'collectBlock',
    'tool',
    'pvp',
    'hawkEye',
    'classes',
    'block',
    'entity',
    'item',
    'window',
    'recipe',
    'goal',
    'movements',
    'message',
    'mcData',
    'version',
    'world',
    'data',
  ])
  expect(kinds.flatMap(({ members }) => members).length).toBeGreaterThan(300)
})

test('every call has a price and every argument bounds', () => {
  const calls = kinds.flatMap(({ members }) => members).filter(({ use }) => use === 'call')
  expect(calls.filter(({ costUs = 0 }) => costUs <= 0)).toEqual([])
  expect(calls.flatMap(({ takes }) => takes).filter(({ bounds }) => bounds === '')).toEqual([])
})

test('chat leaves through one member only', () => {
  const chats = kinds.flatMap(({ name, members }) =>
    members.flatMap((member) => (member.isChat ? [`${name}.${member.name}`] : [])),
  )
  expect(chats).toEqual(['bot.chat'])
  expect(scope.members.flatMap(({ path, isChat }) => (isChat ? [path] : []))).toEqual(chats)
})

test('models are shown the forms of calls that the arguments give', () => {
  expect(scope.members.flatMap(({ shown }) => shown ?? [])).toEqual([
    'bot.blockAt(position)',
    'bot.isABed(block)',
    'bot.timeLeft() in seconds',
    'bot.lookAt(position)',
    'bot.equip(item, "hand", "head", "torso", "legs", "feet" or "off-hand")',
    'bot.consume()',
    'bot.fish()',
    'bot.sleep(bed)',
    'bot.activateItem() for what is in hand',
    'bot.activateBlock(block)',
    'bot.useOn(entity)',
    'bot.pathfinder.goto(goal)',
    'new GoalNear(x, y, z, range)',
    'new GoalXZ(x, z)',
    'new GoalGetToBlock(x, y, z)',
    'new GoalLookAtBlock(position, bot.world)',
    'new GoalFollow(entity, range)',
    'new GoalPlaceBlock(position, bot.world, {})',
  ])
})

test('the time of a program is told where it is known', () => {
  const { members } = describeScope({ stepTimeoutMs: 90_000 })
  expect(members.find(({ path }) => path === 'bot.timeLeft')?.shown).toBe(
    'bot.timeLeft() for what is left of the 90 seconds of a program',
  )
})

test('what is out of reach comes with advice', () => {
  const refusals = new Map(scope.members.map(({ path, refusal }) => [path, refusal]))
  expect(refusals.get('bot._client')).toBe('packets are out of reach, use the functions of the bot')
  expect(refusals.get('require')).toBe('everything a program may use is already in scope')
  expect(refusals.get('bot.on')).toContain('await the call')
  expect(refusals.get('bot.dig')).toBeUndefined()
})
