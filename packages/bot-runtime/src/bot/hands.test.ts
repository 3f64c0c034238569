import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { guardHands, takeHands, withHands } from './hands.ts'
import { HandsTakenError } from './hands-taken-error.ts'

/** A bot that clicks as mineflayer does: into the window that is open, or else into the inventory. */
function clicker() {
  const clicks: string[] = []
  const closed: string[] = []
  const members = {
    currentWindow: null,
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
  const furnace = { id: 'furnace', takeOutput: click, outputItem: () => 'iron' }
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

test('a window is closed once', async () => {
  const { bot, closed, furnace } = clicker()
  // The only member that is used.
  const window = furnace as unknown as Parameters<Bot['closeWindow']>[0]
  await bot.closeWindow(window)
  await bot.closeWindow(window)
  expect(closed).toEqual(['furnace'])
})
