import { listenerAdvice, waitAdvice } from './advice.ts'

const chat = 'use bot.chat(text)'
const keys = 'use bot.setControlState("jump", true), wait some ticks, and set it to false again'
const held = 'use bot.inventory.items().find(({ name }) => name === "dirt")'
const place = 'use bot.entity.position'
const byItself =
  'the bot eats when it is hurt and puts on armour by itself; bot.equip and bot.consume do it at once'
const way = 'await bot.pathfinder.goto(goal), which rejects where no way leads'

/** The same words for several members of an owner. */
const of = (owner: string, words: string, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`${owner}.${name}`, words]))

/**
 * Natural names that the bot, its plugins and the console do not have, with what to write instead. Programs read them as
 * absent, so that one may ask whether they are there.
 */
export const absentMembers: Readonly<Record<string, string>> = {
  ...of('bot', waitAdvice, 'wait', 'delay', 'waitTicks', 'sleepTicks'),
  ...of('bot', chat, 'say', 'log', 'message', 'sendMessage'),
  ...of('bot', keys, 'jump', 'sneak', 'sprint', 'walk'),
  ...of('bot', held, 'findItem', 'hasItem', 'getItem'),
  ...of('bot', place, 'position', 'getPosition'),
  ...of('bot', 'use bot.entity.yaw', 'yaw'),
  ...of('bot', 'use bot.entity.pitch', 'pitch'),
  ...of('bot', 'use bot.blockAt(position)', 'getBlock', 'getBlockAt'),
  ...of('bot', 'use bot.blockAt(position).biome.name', 'biome', 'getBiome'),
  ...of('bot', 'await bot.equip(item, "hand") and await bot.consume()', 'eat'),
  ...of('bot', 'use bot.activateItem() for what is in hand', 'useItem'),
  ...of('bot', 'await bot.craft(recipe, count, table), which opens it', 'openCraftingTable'),
  ...of('bot', 'bot.inventory is open all the time', 'openInventory'),
  ...of('bot', 'use bot.pathfinder.stop()', 'stop', 'stopMoving'),
  ...of('bot', byItself, 'autoEat', 'armorManager'),
  ...of('bot', listenerAdvice, 'listeners', 'listenerCount', 'eventNames', 'setMaxListeners'),
  ...of('bot.pathfinder', way, 'getPathTo', 'getPathFromTo'),
  ...of('console', 'use console.log', 'time', 'timeEnd', 'group', 'groupEnd', 'count', 'assert'),
}
