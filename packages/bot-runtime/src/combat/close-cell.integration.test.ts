import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import { closeCell } from './close-cell.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

test.each(['stone', 'furnace', 'crafting_table', 'chest', 'barrel'])(
  'the cell above a %s is closed, and no window stays open',
  async (name) => {
    const { bot } = platform.environment
    if (!bot) throw new Error('The bot has left.')
    platform.give('cobblestone', 4)
    platform.fill([1, 0, 0], [1, 0, 0], name)
    await platform.run('await bot.waitForTicks(5)')
    const cell = bot.entity.position.floored().offset(1, 1, 0)
    const { signal } = new AbortController()
    expect(await closeCell(bot, cell, { signal })).toBe(true)
    expect(bot.currentWindow).toBeNull()
    expect(bot.getControlState('sneak')).toBe(false)
  },
)
