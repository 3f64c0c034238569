import { makeProgramScope } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { checkProgram } from './check-program.ts'

const scope = makeProgramScope()
const functions = ['mineBlock', 'craftItem', 'exploreUntil', 'count']

/** What the checks say about the body of a main function. */
function check(body: string, more = ''): readonly string[] {
  const source = `async function run(bot) {\n${body}\n}\n${more}`
  return checkProgram({ name: 'run', source }, { functions, immediate: ['count'], scope }).map(
    ({ line, message }) => `${line}: ${message}`,
  )
}

describe('finds nothing wrong with', () => {
  test.each([
    ['awaited primitives', 'await mineBlock(bot, "oak_log", 1)'],
    ['a value that comes at once, in a callback', '["a"].find((name) => count(bot, name) > 3)'],
    ['a returned primitive', 'return mineBlock(bot, "oak_log", 1)'],
    ['a promise that is kept', 'const p = mineBlock(bot, "a"); await p'],
    ['a promise that is tested for being there', 'const p = bot.x && mineBlock(bot, "a"); await p'],
    ['a promise with an end of its own', 'await mineBlock(bot, "a").catch(() => undefined)'],
    ['an awaited value in a test', 'if ((await craftItem(bot, "a")).status === "failed") return'],
    ['a call in the branch of a choice', 'await (bot.x ? mineBlock(bot, "a") : craftItem(bot, "b"))'],
    ['Promise.all', 'await Promise.all([mineBlock(bot, "a"), craftItem(bot, "b")])'],
    ['goals', 'await bot.pathfinder.goto(new GoalNear(1, 2, 3, 1))'],
    ['a listed local function', 'const f = () => 1\nf()'],
    ['a parameter that is called', '[1].map((f) => f())'],
    ['a destructured function', 'const { log: say } = console\nsay("x")'],
    ['a loop with a limit', 'for (let i = 0; i < 3; i++) await mineBlock(bot, "a")'],
    ['an endless loop with a break', 'while (true) { if (bot.x) break\nawait bot.waitForTicks(1) }'],
    ['an endless loop with a return', 'for (;;) { if (bot.x) return }'],
    ['an endless loop with a labelled break', 'out: while (true) { while (bot.x) { break out } }'],
    ['a while loop with a condition', 'while (bot.x > 1) await mineBlock(bot, "a")'],
    ['chat', 'bot.chat("found / done")'],
    ['a key named like a forbidden name', 'const o = { process: 1, fetch: 2 }\nreturn o.process'],
    ['a local variable named like a forbidden name', 'const process = 1\nreturn process'],
    ['a member that is asked for first', 'bot.fly?.(1)'],
    ['a member of what is not known', 'bot.inventory.items()'],
    ['a member of every object', 'bot.toString()'],
    ['a timer', 'await new Promise((resolve) => setTimeout(resolve, 50))'],
  ])('%s', (_name, body) => {
    expect(check(body)).toEqual([])
  })

  test('helpers of its own', () => {
    expect(check('await help(bot, 1)', 'async function help(bot, n) { return n }')).toEqual([])
  })
})

test.each([
  'if (craftItem(bot, "a") < 3) return',
  'const missing = 3 - craftItem(bot, "a")',
  'for (let i = 0; i < 3 && craftItem(bot, "a"); i++) bot.chat("x")',
  'bot.chat(`I have ${craftItem(bot, "a")}`)',
  'const status = craftItem(bot, "a").status',
  'if (!craftItem(bot, "a")) return',
  'while (bot.x || craftItem(bot, "a")) { break }',
])('finds a promise that is taken for its value in %s', (body) => {
  expect(check(body)).toEqual(['2: craftItem(…) is not awaited; write await craftItem(…).'])
})

describe('finds', () => {
  test.each([
    ['a misspelt primitive', 'await mineBlok(bot, "a")', '2: mineBlok is not defined; use mineBlock.'],
    [
      'an invented function',
      'await summonDragon(bot)',
      '2: summonDragon is not defined; define it in the same block or use a given function.',
    ],
    [
      'a primitive as if it were the bot’s',
      'await bot.mineBlock("stone", 1)',
      '2: bot.mineBlock does not exist; write await mineBlock(bot, …).',
    ],
    [
      'a function of which the value comes at once as if it were the bot’s',
      'return bot.count("stone")',
      '2: bot.count does not exist; write count(bot, …).',
    ],
    [
      'a misspelt member',
      'bot.attak(bot.x)',
      '2: bot.attak is no function that programs have; use bot.attack.',
    ],
    [
      'an invented member of a plugin',
      'bot.pathfinder.teleportHome()',
      '2: bot.pathfinder.teleportHome is no function that programs have; use a given function.',
    ],
    ['an invented class', 'new GoalNeer(1)', '2: GoalNeer is not defined; use GoalNear.'],
    [
      'a primitive without await',
      'mineBlock(bot, "a")',
      '2: mineBlock(…) is not awaited; write await mineBlock(…).',
    ],
    [
      'a bot method without await',
      'bot.pathfinder.goto(1)',
      '2: bot.pathfinder.goto(…) is not awaited; write await bot.pathfinder.goto(…).',
    ],
    [
      'an async forEach',
      '[1].forEach(async (n) => { await mineBlock(bot, n) })',
      '2: forEach does not wait for an async function; write a for…of loop with await.',
    ],
    ['an endless while', 'while (true) { await bot.waitForTicks(1) }', '2: This loop never ends'],
    ['an endless for', 'for (;;) {}', '2: This loop never ends'],
    ['an endless do', 'do {} while (1)', '2: This loop never ends'],
    ['a break of an inner loop', 'while (true) { while (bot.x) { break } }', '2: This loop never ends'],
    ['a break of a switch', 'while (true) { switch (1) { case 1: break } }', '2: This loop never ends'],
    [
      'a return of an inner function',
      'while (true) { const f = () => { return 1 } }',
      '2: This loop never ends',
    ],
    ['require', "const fs = require('fs')", '2: require is not allowed'],
    ['process', 'process.exit()', '2: process is not allowed'],
    ['eval', 'eval("1")', '2: eval is not allowed'],
    ['new Function', 'new Function("1")', '2: Function is not allowed'],
    ['import()', "await import('fs')", '2: import() is not allowed'],
    ['globalThis', 'globalThis.x = 1', '2: globalThis is not allowed'],
    ['fetch', "await fetch('http://x')", '2: fetch is not allowed'],
    ['a listener', 'bot.on("chat", () => {})', '2: bot.on is not allowed'],
    ['raw packets', 'bot._client.write("x")', '2: bot._client is not allowed'],
    ['leaving', 'bot.quit()', '2: bot.quit is not allowed'],
    ['a slash command', 'bot.chat("/give @s diamond")', '2: Slash commands are not allowed'],
    ['a slash command in a template', 'bot.chat(`/tp ${1}`)', '2: Slash commands are not allowed'],
    ['a slash command put together', 'bot.chat("/tp " + 1)', '2: Slash commands are not allowed'],
  ])('%s', (_name, body, finding) => {
    expect(check(body)).toEqual([expect.stringContaining(finding)])
  })

  test('without a scope neither unknown names nor refused ones', () => {
    const source = 'async function run(bot) {\nnew GoalNeer(1)\nprocess.exit()\nmineBlock(bot)\n}'
    expect(checkProgram({ name: 'run', source }, { functions }).map(({ line }) => line)).toEqual([4])
  })

  test('an own async function without await', () => {
    expect(check('help(bot)', 'async function help(bot) {}')).toEqual([
      '2: help(…) is not awaited; write await help(…).',
    ])
  })

  test('what the injected check objects to, with literal values', () => {
    const source = 'async function run(bot) {\n  await mineBlock(bot, "moon", n)\n}'
    const findings = checkProgram(
      { name: 'run', source },
      { functions, checkCall: ({ name, values }) => `${name}: ${JSON.stringify(values)}` },
    )
    expect(findings).toEqual([{ line: 2, message: 'mineBlock: [null,"moon",null]' }])
  })

  test('the names that are looked up in the data of the game and read from', () => {
    const looked: unknown[] = []
    const body = [
      'mcData.itemsByName.oak_plank.id',
      'bot.registry.blocksByName["stone"].hardness',
      'mcData.itemsByName.asked?.id',
      'mcData.itemsByName[name].id',
      'if (mcData.blocksByName.short_grass) bot.chat("new")',
    ].join('\n')
    checkProgram(
      { name: 'run', source: `async function run(bot, name) {\n${body}\n}` },
      { functions, checkCall: ({ name, line, values }) => void looked.push([name, line, values[1]]) },
    )
    expect(looked).toEqual([
      ['mcData.itemsByName', 2, 'oak_plank'],
      ['mcData.blocksByName', 3, 'stone'],
    ])
  })

  test('everything in the order of lines', () => {
    expect(check('mineBlock(bot)\nwhile (true) {}\nnope()').map((text) => text[0])).toEqual(['2', '3', '4'])
  })
})

const placing = new Map([['placeItem', ['name', 'position']]])
test.each([
  ['placeItem(bot, "chest")', ['1: placeItem(bot, name, position) is called without position.']],
  ['placeItem(bot)', ['1: placeItem(bot, name, position) is called without name.']],
  ['placeItem(bot, "chest", bot.entity.position)', []],
  ['placeItem(bot, ...["chest", 1])', []],
  ['placeItem(bot, "chest")\nasync function placeItem() {}', []],
])('looks at what %s leaves out', (call, said) => {
  const source = `async function run(bot) { await ${call} }`
  const findings = checkProgram({ name: 'run', source }, { functions: ['placeItem'], required: placing })
  expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual(said)
})
