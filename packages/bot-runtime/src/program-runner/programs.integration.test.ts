import { EventEmitter } from 'node:events'
import type { ProgramModule, ProgramOutcome } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createMinecraftPolicy } from '../capabilities/create-minecraft-policy.ts'
import { makeFakeGameBot } from '../testing/fake-game-bot.ts'
import { createQuickJsRunner } from './create-quick-js-runner.ts'

const runner = createQuickJsRunner()

interface Run {
  readonly outcome: ProgramOutcome
  readonly log: readonly string[]
  readonly said: readonly string[]
}

async function run(body: string, globals: object = {}, modules: readonly ProgramModule[] = []): Promise<Run> {
  const { bot, said, stop } = makeFakeGameBot()
  const log: string[] = []
  const outcome = await runner.run(
    { name: 'main', source: `async function main(bot) {\n${body}\n}`, modules },
    {
      globals: { bot, mcData: Reflect.get(bot, 'registry'), mineBlock, ...globals },
      policy: createMinecraftPolicy(bot),
      onLog: (level, text) => log.push(level === 'info' ? text : `${level}: ${text}`),
    },
  )
  stop()
  return { outcome, log, said }
}

async function mineBlock(_bot: unknown, name: string, count = 1): Promise<object> {
  if (name !== 'stone') throw new TypeError(`mineBlock: there is no ${name}`)
  return { status: 'succeeded', count }
}

const logOf = async (body: string, globals: object = {}): Promise<readonly string[]> => {
  const { outcome, log } = await run(body, globals)
  expect(outcome).toEqual({ status: 'completed' })
  return log
}

test.each([
  ['numbers, texts and truth', 'console.log(bot.health, bot.username, bot.health > 3)', '20 agent true'],
  [
    'positions with their functions',
    'console.log(bot.entity.position.offset(0, 1, 0).floored())',
    '(1, 65, -4)',
  ],
  [
    'lists of objects',
    'console.log(bot.inventory.items().map((item) => item.name + item.count))',
    '["oak_log3"]',
  ],
  ['absent members', 'console.log(bot.nothing === undefined, bot.entity.nothing?.more)', 'true undefined'],
  [
    'keys and entries',
    'console.log(Object.keys(mcData.itemsByName), "oak_log" in mcData.itemsByName)',
    '["oak_log"] true',
  ],
  ['entries of live records', 'console.log(Object.values(bot.entities)[0].name)', 'pig'],
  ['copies by spreading', 'console.log({ ...mcData.itemsByName.oak_log })', '{"id":5,"name":"oak_log"}'],
  ['results of primitives', 'console.log((await mineBlock(bot, "stone", 3)).count)', '3'],
  [
    'the same object twice',
    'console.log(bot.entity === bot.entities[7], bot === bot, bot.chat === bot.chat)',
    'true true true',
  ],
  [
    'functions given to the host',
    'console.log(bot.findBlocks({ matching: (b) => b.position.x > 13 }).length)',
    '2',
  ],
  [
    'functions asked once per kind',
    'let n = 0; bot.findBlocks({ matching: (b) => { n++; return b.name === "dirt" } }); console.log(n)',
    '1',
  ],
  [
    'functions asked for every place',
    'let n = 0; bot.findBlocks({ matching: (b) => { n++; return b.position.x < 0 } }); console.log(n)',
    '16',
  ],
  ['missing values', 'console.log(bot.findBlock({ matching: () => false }))', 'null'],
  ['levels of the log', 'console.warn("careful")', 'warn: careful'],
  [
    'timers',
    'await new Promise((done) => setTimeout(done, 2)); const id = setInterval(() => {}, 1); clearInterval(id); console.log("done")',
    'done',
  ],
  ['undeclared variables', 'total = 3; console.log(total)', '3'],
  [
    'promises together',
    'console.log((await Promise.all([mineBlock(bot, "stone"), bot.waitForTicks(1)]))[0].status)',
    'succeeded',
  ],
  [
    'the settled kind of promises',
    'const [a] = await Promise.allSettled([mineBlock(bot, "x")]); console.log(a.status)',
    'rejected',
  ],
])('carries over %s', async (_what, body, line) => {
  expect(await logOf(body)).toEqual([line])
})

test.each([
  [
    'calls',
    'try { await mineBlock(bot, "x") } catch (error) { console.log(error.name, error.message, error instanceof TypeError) }',
  ],
  [
    'late waits',
    'const work = mineBlock(bot, "x"); await bot.waitForTicks(2); await work.catch((error) => console.log(error.name, error.message, error instanceof TypeError))',
  ],
])('errors of the host keep their name and message in %s', async (_how, body) => {
  expect(await logOf(body)).toEqual(['TypeError mineBlock: there is no x true'])
})

test('an error of the program that passes through the host comes back as itself', async () => {
  const body =
    'const own = new Error("own"); try { bot.nearestEntity(() => { throw own }) } catch (error) { console.log(error === own) }'
  expect(await logOf(body)).toEqual(['true'])
})

test('promises of the program can be awaited by the host', async () => {
  const call = async (action: () => Promise<number>): Promise<number> => (await action()) + 1
  expect(
    await logOf('console.log(await call(async () => { await bot.waitForTicks(1); return 4 }))', { call }),
  ).toEqual(['5'])
})

test('listeners get live arguments, and removing them works', async () => {
  const emitter = new EventEmitter()
  const globals = { fire: (count: number) => emitter.emit('spawn', count), watch: (on: unknown) => on }
  const { bot } = makeFakeGameBot()
  const log: string[] = []
  const outcome = await runner.run(
    {
      name: 'main',
      source:
        'async function main(bot) { const hear = (x) => console.log(x); bot.on("spawn", hear); fire(1); bot.off("spawn", hear); fire(2); bot.once("spawn", hear); fire(3); fire(4) }',
    },
    {
      globals: {
        ...globals,
        bot: Object.assign(bot, {
          on: emitter.on.bind(emitter),
          removeListener: emitter.removeListener.bind(emitter),
        }),
      },
      policy: createMinecraftPolicy(bot),
      onLog: (_level, text) => log.push(text),
    },
  )
  expect([outcome.status, log]).toEqual(['completed', ['1', '3']])
  expect(emitter.eventNames()).toEqual([])
})

const skills: readonly ProgramModule[] = [
  {
    name: 'mineFirst',
    source:
      'function amount() { return 1 }\nasync function mineFirst(bot) {\n  await mineBlock(bot, "stone", amount())\n  await bot.waitForTicks(1)\n  await mineBlock(bot, "x")\n}',
  },
  {
    name: 'helper',
    source:
      'function amount() { return 2 }\nasync function helper(bot) { console.log(amount()); await mineBlock(bot, "stone") }',
  },
  { name: 'mineBlock', source: 'async function mineBlock() { console.log("shadowed") }' },
]

test('skills keep their helper functions apart, and never replace a primitive', async () => {
  const { outcome, log } = await run('await helper(bot); console.log(typeof amount)', {}, skills)
  expect([outcome, log]).toEqual([{ status: 'completed' }, ['2', 'undefined']])
})

test.each([
  [
    'its own code',
    'const x = undefined\n  x.y',
    "TypeError: cannot read property 'y' of undefined\n  at line 3: x.y",
    3,
  ],
  [
    'a primitive',
    '\nawait mineBlock(bot, "x")',
    'TypeError: mineBlock: there is no x\n  at line 3: await mineBlock(bot, "x")',
    3,
  ],
  [
    'a skill',
    'bot.health\nawait mineFirst(bot)',
    'TypeError: mineBlock: there is no x\n  at line 3: await mineFirst(bot)',
    3,
  ],
  [
    'a function that is misspelt',
    'await mineBlok(bot, "x")',
    'ReferenceError: mineBlok is not defined; did you mean mineBlock?\n  at line 2: await mineBlok(bot, "x")',
    2,
  ],
  [
    'a member that is misspelt',
    'bot.blokAt(1)',
    'TypeError: bot.blokAt is not a function; did you mean bot.blockAt?\n  at line 2: bot.blokAt(1)',
    2,
  ],
  ['a text that is thrown', 'throw "no luck"', 'no luck', undefined],
  ['broken syntax', 'const = 3', 'SyntaxError: Unexpected token\n  at line 2: const = 3', 2],
  [
    'a call nobody awaited',
    'mineBlock(bot, "x")\nawait bot.waitForTicks(1)',
    'TypeError: mineBlock: there is no x (from a call that nobody awaited; put await before it)\n  at line 2: mineBlock(bot, "x")',
    2,
  ],
])('an error in %s names and quotes the line', async (_where, body, message, line) => {
  const { outcome } = await run(body, {}, skills)
  expect(outcome).toEqual({ status: 'failed', message, ...(line !== undefined && { line }) })
})

test('says which skill is no JavaScript', async () => {
  const { outcome } = await run('', {}, [{ name: 'broken', source: 'async function broken( {' }])
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('in the skill broken') })
})

test('says that the main function is missing', async () => {
  const outcome = await runner.run({ name: 'other', source: 'const x = 1' }, { globals: {} })
  expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('no function other') })
})

test('without a policy only plain data can be read', async () => {
  const host = { globals: { bot: { health: 20, plugin: new EventEmitter() } } }
  const program = (body: string) => ({ name: 'main', source: `async function main(bot) { ${body} }` })
  expect(await runner.run(program('if (bot.health !== 20) throw 1'), host)).toEqual({ status: 'completed' })
  expect(await runner.run(program('bot.plugin.emit("x")'), host)).toMatchObject({ status: 'failed' })
})

test('a rule that refused is reported to the host', async () => {
  const refusals: string[] = []
  const { bot } = makeFakeGameBot()
  await runner.run(
    { name: 'main', source: 'async function main(bot) { bot.quit() }' },
    {
      globals: { bot },
      policy: createMinecraftPolicy(bot),
      onRefusal: (rule, member) => refusals.push(`${rule} ${member}`),
    },
  )
  expect(refusals).toEqual(['no-quit quit'])
})
