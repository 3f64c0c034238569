import { expect, test } from 'vitest'
import { makeFakeBot } from './fake-bot.ts'
import { watchItemSources } from './item-source.ts'

test('knows a window that was opened and closed between two looks', () => {
  const { bot, emit } = makeFakeBot()
  const sources = watchItemSources(bot)
  sources.tick()
  emit('windowOpen', { type: 'minecraft:generic_9x3' })
  sources.tick()
  expect(sources.sourceOf('saddle', 1)).toBe('chest')
  for (let wait = 0; wait < 5; wait += 1) sources.tick()
  expect(sources.sourceOf('saddle', 1)).toBe('hand')
  sources.stop()
})

test('knows what was made by hand right after a window was closed', () => {
  const { bot, emit } = makeFakeBot()
  const sources = watchItemSources(bot)
  emit('windowOpen', { type: 'minecraft:generic_9x3' })
  sources.tick()
  bot.inventory.emit('updateSlot', 1, null, null)
  emit('windowClose', {})
  bot.inventory.emit('updateSlot', 20, null, null)
  expect(sources.sourceOf('stick', 4)).toBe('chest')
  bot.inventory.emit('updateSlot', 1, null, null)
  expect(sources.sourceOf('stick', 4)).toBe('hand')
  sources.stop()
})
