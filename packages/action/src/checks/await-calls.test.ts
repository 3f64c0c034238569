import { makeProgramScope } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { awaitCalls } from './await-calls.ts'

const options = { functions: ['mineBlock', 'craftItem', 'countItems'], scope: makeProgramScope() }

function mend(body: string, more = ''): { readonly body: string; readonly notes: readonly string[] } {
  const head = 'async function run(bot) {\n'
  const { source, notes = [] } = awaitCalls({ name: 'run', source: `${head}${body}\n}\n${more}` }, options)
  return { body: source.slice(head.length, -3 - more.length), notes }
}

describe('awaits', () => {
  test.each([
    ['a call alone', 'mineBlock(bot, "a", 1)', 'await mineBlock(bot, "a", 1)'],
    ['a bot method', 'bot.pathfinder.goto(1);', 'await bot.pathfinder.goto(1);'],
    ['a comparison', 'if (countItems(bot, "a") < 3) return', 'if (await countItems(bot, "a") < 3) return'],
    ['a difference', 'const n = 3 - countItems(bot, "a")', 'const n = 3 - await countItems(bot, "a")'],
    ['a power', 'const n = countItems(bot, "a") ** 2', 'const n = (await countItems(bot, "a")) ** 2'],
    ['a negation', 'if (!countItems(bot, "a")) return', 'if (!await countItems(bot, "a")) return'],
    ['a member', 'const s = mineBlock(bot).status', 'const s = (await mineBlock(bot)).status'],
    ['an optional member', 'const s = mineBlock(bot)?.status', 'const s = (await mineBlock(bot))?.status'],
    ['a template', 'bot.chat(`${countItems(bot)}`)', 'bot.chat(`${await countItems(bot)}`)'],
    ['a part of a pattern', 'const { status } = mineBlock(bot)', 'const { status } = await mineBlock(bot)'],
    ['what is added', 'let n = 0\nn += countItems(bot)', 'let n = 0\nn += await countItems(bot)'],
    [
      'a choice',
      'bot.x ? mineBlock(bot) : craftItem(bot)',
      'bot.x ? await mineBlock(bot) : await craftItem(bot)',
    ],
    ['after a condition', 'bot.x && mineBlock(bot)', 'bot.x && await mineBlock(bot)'],
    ['a default', 'const n = countItems(bot) || 2', 'const n = await countItems(bot) || 2'],
    [
      'an argument',
      'await craftItem(bot, "a", countItems(bot))',
      'await craftItem(bot, "a", await countItems(bot))',
    ],
    [
      'an argument of an argument',
      'craftItem(bot, countItems(bot))',
      'await craftItem(bot, await countItems(bot))',
    ],
    ['Math', 'return Math.min(countItems(bot), 3)', 'return Math.min(await countItems(bot), 3)'],
    ['an unread result', 'const result = mineBlock(bot)', 'const result = await mineBlock(bot)'],
    [
      'a result that is read',
      'const result = mineBlock(bot)\nif (result.status) return',
      'const result = await mineBlock(bot)\nif (result.status) return',
    ],
    [
      'a count that is taken anew',
      'let n = countItems(bot)\nwhile (n < 3) { await mineBlock(bot); n = countItems(bot) }',
      'let n = await countItems(bot)\nwhile (n < 3) { await mineBlock(bot); n = await countItems(bot) }',
    ],
    [
      'an own arrow function',
      'const f = async () => 1\nif (f() > 0) return',
      'const f = async () => 1\nif (await f() > 0) return',
    ],
    [
      'inside an async callback',
      'run(async () => { mineBlock(bot) })',
      'run(async () => { await mineBlock(bot) })',
    ],
  ])('%s', (_name, body, mended) => {
    expect(mend(body.replace('run(async', '[].map(async')).body).toBe(
      mended.replace('run(async', '[].map(async'),
    )
  })

  test('at the head of a line that nothing ends before', () => {
    expect(mend('const a = 1\nmineBlock(bot).toString()').body).toBe(
      'const a = 1\n;(await mineBlock(bot)).toString()',
    )
    expect(mend('const a = 1 // ;\nmineBlock(bot).x').body).toBe(
      'const a = 1 // ;\n;(await mineBlock(bot)).x',
    )
    expect(mend('const a = 1;\nmineBlock(bot).x').body).toBe('const a = 1;\n(await mineBlock(bot)).x')
    expect(mend('if (bot.x)\nmineBlock(bot).x').body).toBe('if (bot.x)\n(await mineBlock(bot)).x')
    expect(mend('const f = () => {}\nmineBlock(bot).x').body).toBe(
      'const f = () => {}\n;(await mineBlock(bot)).x',
    )
  })
})

test.each([
  'await mineBlock(bot)',
  'return mineBlock(bot)',
  'await Promise.all([mineBlock(bot), craftItem(bot)])',
  'await Promise.all(["a"].map((name) => mineBlock(bot, name)))',
  'mineBlock(bot).then(() => bot.chat("x"))',
  'mineBlock(bot).catch(() => undefined)',
  'const p = mineBlock(bot); await p',
  'const p = mineBlock(bot); if (p) await p',
  'const jobs = [mineBlock(bot)]; await Promise.all(jobs)',
  'const p = mineBlock(bot); return p',
  'void mineBlock(bot)',
  '["a"].forEach((name) => { mineBlock(bot, name) })',
  'const enough = () => countItems(bot) > 3',
  'function helper() { mineBlock(bot) }',
  'class A { x = mineBlock(bot).status }',
  'const f = async (n = countItems(bot) + 1) => n',
])('leaves %s as it is', (body) => {
  expect(mend(body)).toEqual({ body, notes: [] })
})

test('a name that the program declares is its own', () => {
  expect(mend('mineBlock(bot)', 'function mineBlock() {}').notes).toEqual([])
  expect(mend('mineBlock(bot)', 'async function mineBlock() {}').notes).toHaveLength(1)
})

test('says in one line for each function where', () => {
  const body =
    'countItems(bot) < 1\nmineBlock(bot)\nif (countItems(bot) < countItems(bot)) return\nmineBlock(bot)'
  expect(mend(`${body}\nmineBlock(bot)`).notes).toEqual([
    'lines 2 and 4: `await` was added before countItems',
    'lines 3, 5 and 6: `await` was added before mineBlock',
  ])
  expect(mend('mineBlock(bot)').notes).toEqual(['line 2: `await` was added before mineBlock'])
})
