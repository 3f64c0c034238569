import type { Bot } from 'mineflayer'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { guardHands, takeHands, withHands } from './hands.ts'
import { HandsTakenError } from './hands-taken-error.ts'

/** A bot that clicks as mineflayer does: into the window that is open, or else into the inventory. */
function clicker({ clicksPerOrder = 1 } = {}) {
  const clicks: string[] = []
  const closed: string[] = []
  const members = {
    currentWindow: null,
    openFurnace: async () => furnace,
    closeWindow: async (window: { readonly id: string }) => {
      closed.push(window.id)
      Reflect.set(bot, 'currentWindow', null)
    },
  }
  const bot: Bot = fakeBot(members)
  guardHands(bot)
  const click = async (): Promise<void> => {
    await Promise.resolve()
    clicks.push(String(Reflect.get(bot.currentWindow ?? { id: 'inventory' }, 'id')))
  }
  const order = async (): Promise<void> => {
    for (let left = clicksPerOrder; left > 0; left -= 1) await click()
  }
  const furnace = { id: 'furnace', takeOutput: order, outputItem: () => 'iron' }
  Reflect.set(bot, 'currentWindow', furnace)
  return { bot, clicks, closed, click, furnace }
}

test('a reflex closes the window before it clicks', async () => {
  const { bot, clicks, closed, click } = clicker()
  await takeHands(bot, click)
  expect(closed).toEqual(['furnace'])
  expect(clicks).toEqual(['inventory'])
})

test('work whose window a reflex has closed does not go on in the inventory', async () => {
  const { bot, clicks, click } = clicker()
  const work = withHands(bot, async () => {
    await click()
    await takeHands(bot, click)
    await click()
  })
  await expect(work).rejects.toSatisfy(HandsTakenError.isInstance)
  expect(clicks).toEqual(['furnace', 'inventory'])
})

test('work that begins afterwards clicks again', async () => {
  const { bot, clicks, click, furnace } = clicker()
  await takeHands(bot, click)
  Reflect.set(bot, 'currentWindow', furnace)
  await withHands(bot, click)
  expect(clicks).toEqual(['inventory', 'furnace'])
})

test('a closed window takes no more orders, but can be read', async () => {
  const { bot, furnace, click } = clicker()
  await takeHands(bot, click)
  await expect(furnace.takeOutput()).rejects.toSatisfy(HandsTakenError.isInstance)
  expect(furnace.outputItem()).toBe('iron')
})

test('an order of a program to a window that a reflex closes does not go on in the inventory', async () => {
  const { bot, clicks, click, furnace } = clicker({ clicksPerOrder: 3 })
  // The members that are used.
  const window = (await bot.openFurnace({} as never)) as unknown as typeof furnace
  const order = window.takeOutput()
  await takeHands(bot, click)
  await expect(order).rejects.toSatisfy(HandsTakenError.isInstance)
  expect(clicks.filter((place) => place === 'furnace').length).toBeLessThan(3)
  expect(clicks.filter((place) => place === 'inventory')).toHaveLength(1)
})

test('a window is closed once', async () => {
  const { bot, closed, furnace } = clicker()
  // The only member that is used.
  const window = furnace as unknown as Parameters<Bot['closeWindow']>[0]
  await bot.closeWindow(window)
  await bot.closeWindow(window)
  expect(closed).toEqual(['furnace'])
})

test('a window that the server or a primitive closes is told, so that it lets go of the connection', () => {
  const { bot } = clicker()
  const emitter: Pick<EventEmitter, 'emit'> = bot
  const window = new EventEmitter()
  let told = 0
  window.on('close', () => (told += 1))
  emitter.emit('windowClose', window)
  // After a respawn there may be no window to tell.
  emitter.emit('windowClose', null)
  expect(told).toBe(1)
})
