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
  ['a class', 'class Counter { total = 0; add(n) { this.total += n } }\nnew Counter().add(1)'],
]
