import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { makeFakeBot } from './fake-bot.ts'
import { observation } from './observation.ts'
import { observeBot } from './observe-bot.ts'

const chestWindow = (stacks: readonly { readonly name: string; readonly count: number }[]) => ({
  containerItems: () => stacks,
  items: () => [],
})

/** Opens the chest at x = 2 as the bot would. */
async function openChest({ bot, emit }: ReturnType<typeof makeFakeBot>, window: object): Promise<void> {
  const block = bot.blockAt(new Vec3(2, 64, 0))
  if (block) await bot.activateBlock(block)
  emit('windowOpen', window)
}

function withChest(): ReturnType<typeof makeFakeBot> {
  const fake = makeFakeBot()
  fake.setBlock(new Vec3(2, 64, 0), 'chest')
  return fake
}

test('remembers what an opened chest holds', async () => {
  const fake = withChest()
  const observer = observeBot(fake.bot)
  await openChest(fake, chestWindow([{ name: 'coal', count: 3 }]))
  expect(observer.observe().chests).toEqual([{ position: { x: 2, y: 64, z: 0 }, contents: { coal: 3 } }])
})

test('remembers what a chest held when it was closed', async () => {
  const fake = withChest()
  const observer = observeBot(fake.bot)
  const stacks = [{ name: 'coal', count: 3 }]
  const window = chestWindow(stacks)
  await openChest(fake, window)
  stacks.push({ name: 'coal', count: 4 })
  fake.emit('windowClose', window)
  expect(observer.observe().chests[0]?.contents).toEqual({ coal: 7 })
})

test('a chest nobody opened has unknown contents', () => {
  expect(observeBot(withChest().bot).observe().chests).toEqual([{ position: { x: 2, y: 64, z: 0 } }])
})

test('a window of another block says nothing about chests', async () => {
  const fake = withChest()
  fake.setBlock(new Vec3(2, 64, 0), 'furnace')
  const observer = observeBot(fake.bot)
  await openChest(fake, chestWindow([{ name: 'coal', count: 3 }]))
  expect(observer.chests.list()).toEqual([])
})

test('a chest that is replaced starts unknown again', async () => {
  const fake = withChest()
  const observer = observeBot(fake.bot)
  await openChest(fake, chestWindow([{ name: 'coal', count: 3 }]))
  fake.setBlock(new Vec3(2, 64, 0), 'air')
  fake.setBlock(new Vec3(2, 64, 0), 'chest')
  expect(observer.observe().chests).toEqual([{ position: { x: 2, y: 64, z: 0 } }])
})

test('notes the blocks around the bot every 100 ticks', () => {
  const fake = makeFakeBot()
  fake.setBlock(new Vec3(1, 64, 1), 'sand')
  const observer = observeBot(fake.bot, { seenBlocks: ['clay'] })
  fake.tick(99)
  expect(observer.observe().seenBlocks).toEqual(['clay'])
  fake.tick()
  expect(observer.observe().seenBlocks).toEqual(['clay', 'sand'])
})

test('leaves no listener behind and restores what it wrapped', () => {
  const { bot } = makeFakeBot()
  const before = bot.activateBlock
  observeBot(bot).stop()
  expect(bot.eventNames()).toEqual([])
  expect(bot.activateBlock).toBe(before)
})

test('the plugin adds the observer and stops it when the bot ends', () => {
  const { bot, emit } = makeFakeBot()
  observation()(bot, { username: 'agent' })
  expect(bot.observation.observe().name).toBe('agent')
  emit('end')
  expect(bot.eventNames()).toEqual([])
})

test('the plugin waits until the bot has its functions', () => {
  const { bot, emit } = makeFakeBot()
  const { activateBlock } = bot
  Object.assign(bot, { activateBlock: undefined })
  observation()(bot, { username: 'agent' })
  Object.assign(bot, { activateBlock })
  emit('inject_allowed')
  expect(bot.observation.chests.list()).toEqual([])
})
