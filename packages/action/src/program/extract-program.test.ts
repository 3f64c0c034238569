import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProgram } from '../checks/check-program.ts'
import { extractProgram } from './extract-program.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const main = 'async function mineLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}'
const helper = 'function pick(list) {\n  return list[0]\n}'
const asyncHelper = 'async function goNear(bot, position) {\n  await bot.lookAt(position)\n}'
const fence = '```'
const block = (code: string, language = 'javascript'): string => `${fence}${language}\n${code}\n${fence}`
const arrow = 'const mineLog = async (bot) => {\n  await mineBlock(bot, "oak_log", 1)\n}'

/** Reply shapes that hold a program called mineLog. */
const readable: readonly (readonly [shape: string, reply: string])[] = [
  ['a javascript fence', block(main)],
  ['a js fence', block(main, 'js')],
  ['a fence with a capital letter', block(main, 'JavaScript')],
  ['a fence without a language', block(main, '')],
  ['a typescript fence', block(main, 'typescript')],
  ['a jsx fence', block(main, 'jsx')],
  ['a node fence', block(main, 'node')],
  ['tildes as a fence', `~~~js\n${main}\n~~~`],
  ['four backticks', `${fence}\`js\n${main}\n${fence}\``],
  ['an indented fence', `  ${fence}js\n${main}\n  ${fence}`],
  ['a quoted fence', `> ${fence}js\n${main}\n> ${fence}`],
  ['an unclosed fence', `${fence}javascript\n${main}`],
  ['a fence closed on the last line of code', `${fence}js\n${main}${fence}`],
  ['code on the line of the fence', `${fence}js // mine\n${main}\n${fence}`],
  ['windows line ends', block(main).replaceAll('\n', '\r\n')],
  ['the asked form', `Explain: none\nPlan:\n1) mine\nCode:\n${block(main)}`],
  ['prose before and after a fence', `Sure! Here you go.\n\n${block(main)}\n\nThis mines a log (one).`],
  ['code only', main],
  ['code with blank lines around', `\n\n  \n${main}\n\n`],
  ['prose before bare code', `Here is the program:\n\n${main}`],
  ['prose after bare code', `${main}\n\nI hope this helps; it uses mineBlock.`],
  ['prose on both sides of bare code', `Explain: it's new.\n${main}\nDone, isn't it?`],
  ['a helper before', block(`${helper}\n\n${main}`)],
  ['an async helper before', block(`${asyncHelper}\n\n${main}`)],
  ['an async helper after', block(`${main}\n\n${asyncHelper}`)],
  [
    'a called helper with only bot, after',
    block(`${main.replace('}', '  await rest(bot)\n}')}\nasync function rest(bot) {}`),
  ],
  ['two blocks, helper first', `${block(helper)}\nand then\n${block(main)}`],
  ['two blocks, main first', `${block(main)}\nwith\n${block(helper)}`],
  ['a draft and a final version', `${block(main.replace('1)', '2)'))}\nBetter:\n${block(main)}`],
  [
    'a broken draft and a final version',
    `${block('async function mineLog(bot) {')}\nBetter:\n${block(main)}`,
  ],
  ['a shell block first', `${block('npm install mineflayer', 'bash')}\n${block(main)}`],
  ['a json block after', `${block(main)}\n${block('{"done": true}', 'json')}`],
  ['a text block with an example', `${block('mineLog(bot) => log', 'text')}\n${block(main)}`],
  ['export', block(`export ${main}`)],
  ['export default', block(`export default ${main}`)],
  ['an export list', block(`${main}\nexport { mineLog }`)],
  ['an export default of the name', block(`${main}\nexport default mineLog`)],
  ['an arrow function', block(arrow)],
  ['an arrow function with a semicolon', block(`${arrow};`)],
  ['an arrow function without parentheses', block(arrow.replace('(bot)', 'bot'))],
  [
    'an arrow function with an expression',
    block('const mineLog = async (bot) => mineBlock(bot, "oak_log", 1)'),
  ],
  ['an exported arrow function', block(`export ${arrow}`)],
  ['let and var', block(arrow.replace('const', 'let'))],
  [
    'a function expression',
    block('const mineLog = async function (bot) {\n  await mineBlock(bot, "oak_log")\n}'),
  ],
  ['a named function expression', block('const x = 1\nexport const mineLog = async function go(bot) {}')],
  ['module.exports', block(`module.exports = ${main}`)],
  [
    'module.exports of an object',
    block('module.exports = { mineLog: async (bot) => { await mineBlock(bot) } }'),
  ],
  ['module.exports of a name', block(`${main}\nmodule.exports = { mineLog }`)],
  ['exports.name', block('exports.mineLog = async (bot) => {}')],
  ['a method in module.exports', block('module.exports = { async mineLog(bot) { await mineBlock(bot) } }')],
  ['requires on top', block(`const { Vec3 } = require('vec3')\n${main}`)],
  ['imports on top', block(`import { Vec3 } from 'vec3'\n${main}`)],
  ['a call at the end', block(`${main}\nmineLog(bot)`)],
  ['an awaited call at the end', block(`${main}\nawait mineLog(bot);`)],
  ['a call with a catch', block(`${main}\nmineLog(bot).catch(console.error)`)],
  ['use strict', block(`'use strict'\n${main}`)],
  [
    'TypeScript types',
    block('async function mineLog(bot: Bot): Promise<void> {\n  const n: number = 1\n}', 'ts'),
  ],
  ['a TypeScript interface', block(`interface Place { x: number }\n${main}`, 'typescript')],
  [
    'TypeScript assertions',
    block('async function mineLog(bot: any) {\n  const a = bot.x as unknown as string\n}'),
  ],
  ['a generic helper', block(`function first<T>(list: T[]): T | undefined { return list[0] }\n${main}`)],
  ['a non-null assertion', block('async function mineLog(bot: Bot) {\n  bot.entity!.position\n}', 'ts')],
  ['a JSON object with code', JSON.stringify({ plan: 'mine', code: main })],
  ['a fenced JSON object with code', block(JSON.stringify({ code: main }), 'json')],
  [
    'HTML entities',
    block(
      `async function mineLog(bot) {\n  if (1 &lt; 2 &amp;&amp; true) await mineBlock(bot, &quot;dirt&quot;)\n}`,
    ),
  ],
  ['thoughts first', `<think>maybe ${block('async function other(bot) {}')}</think>\n${block(main)}`],
  ['a comment before', block(`// Mines a log.\n${main}`)],
  ['a doc comment before', block(`/**\n * Mines a log.\n */\n${main}`)],
  ['backticks inside the code', block('async function mineLog(bot) {\n  bot.chat(`found ${1}`)\n}')],
  ['braces in strings', block('async function mineLog(bot) {\n  bot.chat("}{ ``` {")\n}')],
  ['a constant that the code uses', block(`const COUNT = 3\n${main}`)],
  ['the same name twice', block(`${main.replace('1)', '2)')}\n${main}`)],
  ['a sync function after', block(`${main}\n${helper}`)],
  ['a label and trailing spaces', `Code:   \n${fence}javascript   \n${main}\n${fence}   `],
  ['an emoji and other scripts', `好的 🎉\n${block(main)}`],
  ['an enum nothing uses', block(`enum A { B }\n${main}`, 'ts')],
  ['a numbered list around', `1. First\n2. ${'Then'}\n\n${block(main)}`],
  ['a nested list fence', `- step\n\n  ${fence}js\n  ${main.replaceAll('\n', '\n  ')}\n  ${fence}`],
]

test.each(readable)('finds the program in %s', (_shape, reply) => {
  const result = extractProgram(reply)
  expect(result.status === 'read' ? result.value.name : result.problem).toMatch(/^(mineLog|go)$/)
})

/** Reply shapes without a usable program and what the model is told. */
const unusable: readonly (readonly [shape: string, reply: string, problem: string])[] = [
  ['nothing', '', 'The reply is empty'],
  ['spaces', ' \n\t ', 'The reply is empty'],
  ['prose', 'I cannot do that.', 'holds no code'],
  ['an empty fence', block(''), 'holds no code'],
  ['json without code', '{"task": "mine"}', 'holds no code'],
  ['only calls', block('await mineBlock(bot, "oak_log", 1)'), 'holds no code'],
  ['a function that is not async', block('function mineLog(bot) {}'), 'No function is async'],
  [
    'no parameter',
    block('async function mineLog() {}'),
    'mineLog() has to take exactly one parameter named bot',
  ],
  ['another parameter', block('async function mineLog(agent) {}'), 'named bot'],
  ['two parameters', block('async function mineLog(bot, count) {}'), 'mineLog(bot, count) has to take'],
  ['a default parameter', block('async function mineLog(bot = null) {}'), 'named bot'],
  ['a destructured parameter', block('async function mineLog({ bot }) {}'), 'named bot'],
  [
    'a missing parenthesis',
    block('async function a(bot) {\n  f(bot, "x"\n}'),
    'does not parse: Unexpected token at line 3',
  ],
  ['a cut-off program', block('async function a(bot) {\n  if (x) {'), 'does not parse'],
  ['an unterminated string', block('async function a(bot) {\n  bot.chat("x)\n}'), 'Unterminated string'],
  ['python', block('async def mine(bot):\n    pass  # => done', 'python'), 'does not parse'],
  ['a class', block('class Miner { async run(bot) { return () => 1 } }'), 'no function at its top level'],
  [
    'a module’s own words',
    block('async function a(bot) { return import.meta.url }'),
    'what only a module has',
  ],
  ['an async generator', block('async function* a(bot) {}'), 'No function is async'],
]

test.each(unusable)('refuses %s', (_shape, reply, problem) => {
  const result = extractProgram(reply)
  expect(result).toEqual({ status: 'refused', problem: expect.stringContaining(problem) })
})

describe('the program', () => {
  const read = (reply: string): string => {
    const result = extractProgram(reply)
    return result.status === 'read' ? result.value.source : result.problem
  }

  test('keeps comments and spacing as they were written', () => {
    const source = `// Mines.\nasync function mineLog(bot) {\n\n   // odd   spacing\n  await  mineBlock(bot)\n}`
    expect(read(block(source))).toBe(source)
  })

  test('keeps helpers and plain constants in order, without imports and calls', () => {
    const code = `const a = require('x')\nconst COUNT = 2 * 3\n${helper}\nconst t = start()\n${main}\nmineLog(bot)`
    expect(read(block(code))).toBe(`const COUNT = 2 * 3\n\n${helper}\n\n${main}`)
  })

  test('turns an arrow function into a declaration', () => {
    expect(read(block(arrow))).toBe('async function mineLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}')
  })

  test('takes the one that nobody calls as the main function, wherever it stands', () => {
    const code = 'async function two(bot) { await three(bot) }\nasync function three(bot) {}'
    expect(extractProgram(block(code))).toMatchObject({ value: { name: 'two' } })
    const passed = 'async function two(bot) { await twice(rest, bot) }\nasync function rest(bot) {}'
    expect(extractProgram(block(`${passed}\n${helper}`))).toMatchObject({ value: { name: 'two' } })
  })

  test('refuses two that nobody calls, and two that call each other, by name', () => {
    expect(read(block(`${main}\nasync function rest(bot) {}`))).toBe(
      'Both mineLog(bot) and rest(bot) could be the main function; call one from the other, or leave one out.',
    )
    const circle = 'async function a(bot) { await b(bot) }\nasync function b(bot) { await a(bot) }'
    expect(read(block(circle))).toMatch(/^The functions a\(bot\) and b\(bot\) call each other/)
  })

  test('takes the later of two versions', () => {
    expect(read(`${block(main.replace('1)', '2)'))}\n${block(main)}`)).toBe(main)
  })

  test('names a function without a name', () => {
    expect(extractProgram(block('export default async function (bot) {}'))).toMatchObject({
      value: { name: 'runTask', source: 'async function runTask(bot) {}' },
    })
  })
})

describe('no reply makes it throw', () => {
  const total = (reply: string): void => {
    const result = extractProgram(reply)
    if (result.status === 'refused') expect(result.problem).toMatch(/\.$/)
    else expect(checkProgram(result.value, { functions: ['mineBlock'] })).toBeInstanceOf(Array)
  }

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), total))
  })

  test('scraps of code in any order', () => {
    const scraps = fc.constantFrom(
      ...'``` ~~~ { } ( ) async function bot => " ` ${ const export default a ; : class < > /* */ // <think> &lt;'.split(
        ' ',
      ),
      '```js\n',
      '\n',
      ' ',
    )
    fc.assert(fc.property(fc.array(scraps, { maxLength: 60 }), (parts) => total(parts.join(''))))
  })

  test('a readable reply cut off anywhere', () => {
    const reply = fc.constantFrom(...readable.map(([, text]) => text))
    fc.assert(fc.property(reply, fc.nat(200), (text, length) => total(text.slice(0, length))))
  })

  test.each([
    ['deep nesting', `async function a(bot) { ${'('.repeat(50_000)}`],
    ['deep balanced nesting', `async function a(bot) { return ${'['.repeat(3000)}${']'.repeat(3000)} }`],
    ['many fences', '```\n'.repeat(50_000)],
    ['many spaces', `${' '.repeat(150_000)}x => ${' '.repeat(40_000)}`],
    ['many newlines', `async function a(bot) {${'\n'.repeat(150_000)}`],
    ['many braces', `function ${'}{'.repeat(50_000)}`],
  ])('%s, long before anything times out', (_name, reply) => {
    const start = performance.now()
    total(reply)
    // A few milliseconds when the machine is idle; minutes if the time grew with the square of the length.
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})

describe('helpers that call each other', () => {
  const helpers =
    'async function eat(bot) {\n  await rest(bot)\n}\nasync function rest(bot) {\n  await eat(bot)\n}\n'

  test.each([
    [
      'a main function with two parameters is the one to mend',
      `${helpers}async function craft(bot, count = 4) {\n  await eat(bot)\n}`,
      'The main function craft(bot, count = 4) has to take exactly one parameter named bot.',
    ],
    [
      'a main function that was cut off does not parse',
      `${helpers}async function craft(bot) {\n  await eat(bot)\n  await craftItem(bot, "oak`,
      'does not parse',
    ],
    [
      'a main function without its last brace does not parse',
      `${helpers}async function craft(bot) {\n  await eat(bot)`,
      'does not parse',
    ],
    ['none of them is the main function', helpers, 'call each other, so neither is the main function'],
  ])('%s', (_title, code, problem) => {
    const read = extractProgram(`\`\`\`js\n${code}\n\`\`\``)
    expect(read).toMatchObject({ status: 'refused', problem: expect.stringContaining(problem) })
  })

  test('a helper is never taken for the program that was cut off after it', () => {
    const cut =
      'async function eat(bot) {\n  await rest()\n}\nasync function craft(bot) {\n  await eat(bot)\n  if ('
    expect(extractProgram(`\`\`\`js\n${cut}`).status).toBe('refused')
  })
})
