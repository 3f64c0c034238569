import type { Bot, Plugin } from 'mineflayer'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { loadTool } from './load-tool.ts'

test('a block that nothing at hand can harvest is an error at once, with chests asked for too', async () => {
  const bot: Bot = fakeBot({
    loadPlugin: (plugin: Plugin) => plugin(bot, { username: 'bot' }),
    pathfinder: {},
    inventory: { items: () => [], emptySlotCount: () => 36 },
  })
  loadTool(bot)
  // The plugin asks a block for nothing else.
  const stone = { canHarvest: () => false } as unknown as Parameters<Bot['tool']['equipForBlock']>[0]
  const equipping = bot.tool.equipForBlock(stone, { requireHarvest: true, getFromChest: true })
  await expect(equipping).rejects.toThrow('does not have a harvestable tool')
})
