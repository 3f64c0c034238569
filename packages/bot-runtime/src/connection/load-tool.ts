import type { Bot } from 'mineflayer'
import toolPackage from 'mineflayer-tool'

/**
 * Loads mineflayer-tool so that it gives up when there is no tool.
 *
 * Root cause: `equipForBlock` with `getFromChest`, which collectBlock passes, looks into the chests it knows and calls
 * itself again until it has a tool. It knows none here, so that it never ends and never gives way: the process runs out
 * of memory. Remove when mineflayer-tool looks once.
 */
export function loadTool(bot: Bot): void {
  bot.loadPlugin(toolPackage.plugin)
  const equip = bot.tool.equipForBlock.bind(bot.tool)
  bot.tool.equipForBlock = (block, options, done) => equip(block, { ...options, getFromChest: false }, done)
}
