import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { allowListeners } from './allow-listeners.ts'

test('calls may listen to the bot, its connection and each of its worlds', () => {
  const client = new EventEmitter()
  const worlds = [new EventEmitter(), new EventEmitter()] as const
  const bot = fakeBot({ _client: client, world: worlds[0] })
  allowListeners(bot, 300)
  expect([bot, client, worlds[0]].map((emitter) => emitter.getMaxListeners())).toEqual([300, 300, 300])
  Object.assign(bot, { world: worlds[1] })
  bot.emit('spawn')
  expect(worlds[1].getMaxListeners()).toBe(300)
})
