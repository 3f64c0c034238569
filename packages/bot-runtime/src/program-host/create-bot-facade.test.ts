import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { createBotFacade } from './create-bot-facade.ts'

const read = (target: object, member: string): unknown => Reflect.get(target, member)

test('reads state live', () => {
  const bot = fakeBot({ health: 20 })
  const facade = createBotFacade(bot, {})
  bot.health = 3
  expect(read(facade, 'health')).toBe(3)
})

test.for(['_client', 'quit', 'end', 'loadPlugin', 'emit', 'creative'])('has no %s', (member) => {
  const facade = createBotFacade(fakeBot({ [member]: () => undefined }), {})
  expect(read(facade, member)).toBeUndefined()
})

test('prefers the original behaviour to the one of mineflayer', () => {
  const chat = (): string => 'ours'
  expect(read(createBotFacade(fakeBot({ chat: () => 'theirs' }), { chat }), 'chat')).toBe(chat)
})

test('gives the same function at every reading', () => {
  const facade = createBotFacade(fakeBot({ dig: () => undefined }), {})
  expect(read(facade, 'dig')).toBe(read(facade, 'dig'))
})
