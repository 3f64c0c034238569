import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { isDying, watchDying } from './dying-creatures.ts'

test('a corpse that the server forgets is no longer there after three seconds', () => {
  const spider = { id: 7, name: 'spider' }
  const next = { id: 8, name: 'spider' }
  const entities: Record<string, object> = { 7: spider, 8: next }
  const bot = fakeBot({ entities })
  watchDying(bot)
  bot.emit('entityDead', spider)
  for (let tick = 0; tick < 60; tick += 1) bot.emit('physicsTick')
  // The emitter takes what a test says is a creature.
  expect(isDying(bot, spider as never)).toBe(true)
  expect(Object.keys(entities)).toEqual(['7', '8'])
  bot.emit('physicsTick')
  expect(Object.keys(entities)).toEqual(['8'])
})
