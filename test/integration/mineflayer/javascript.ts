import type { SnippetRows } from './snippet.ts'

/** Plain JavaScript around them. */
export const javascript: SnippetRows = [
  ['setTimeout as a promise', 'await new Promise((resolve) => setTimeout(resolve, 50))'],
  ['Promise.race', 'await Promise.race([bot.waitForTicks(2), bot.waitForTicks(4)])'],
  ['try and catch', 'try { await bot.craft(null, 1, null) } catch (error) { console.log(error.message) }'],
  [
    'an inner function',
    'const count = (name) => bot.inventory.items().filter((item) => item.name === name).length\ncount("dirt")',
  ],
  ['optional chaining', 'bot.heldItem?.name ?? "nothing"'],
  ['console.log of objects', 'console.log(bot.entity.position, { health: bot.health })'],
  ['JSON.stringify', 'JSON.stringify(bot.inventory.items().map(({ name, count }) => ({ name, count })))'],
  ['Math and Date', 'Math.floor(Math.random() * 3) + Date.now()'],
  ['a function kept of the bot', 'const say = bot.chat.bind(bot)\nsay("x")'],
  [
    'typeof members',
    'if (typeof bot.dig !== "function" || typeof bot.health !== "number") throw new Error("type")',
  ],
  [
    'a promise that loses',
    `await Promise.race([
  bot.waitForTicks(40),
  new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 100)),
]).catch((error) => error.message)`,
  ],
  ['Promise.all of a map', 'await Promise.all([1, 2].map(async (ticks) => bot.waitForTicks(ticks)))'],
  [
    'a loop until a time',
    'const start = Date.now()\nwhile (Date.now() - start < 200) await bot.waitForTicks(1)',
  ],
  ['typed arrays', 'new Uint8Array(4).length + new Float64Array(2).length'],
  ['encodeURIComponent', 'encodeURIComponent("a b")'],
  ['console.table and console.dir', 'console.table([1])\nconsole.dir({ a: 1 })'],
  ['a class', 'class Counter { total = 0; add(n) { this.total += n } }\nnew Counter().add(1)'],
]
