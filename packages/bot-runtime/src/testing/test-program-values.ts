import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createMinecraftPolicy } from '../border/create-minecraft-policy.ts'
import type { ProgramRunner } from '../program-runner/program-runner.ts'
import { makeFakeGameBot } from './fake-game-bot.ts'
import { runOnFakeGame } from './run-on-fake-game.ts'

const carried = [
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
] as const

const hostErrors = [
  [
    'calls',
    'try { await mineBlock(bot, "x") } catch (error) { console.log(error.name, error.message, error instanceof TypeError) }',
  ],
  [
    'late waits',
    'const work = mineBlock(bot, "x"); await bot.waitForTicks(2); await work.catch((error) => console.log(error.name, error.message, error instanceof TypeError))',
  ],
] as const

// The engine tidies up while the program goes on, which is before the host reads the answer.
const tidyingUp = `for (let round = 0; round < 20; round++) {
  const work = askLater(() => {
    Promise.resolve().then(() => { for (let i = 0; i < 2000; i++) { const ring = {}; ring.self = ring } })
    return makeThing()
  })
  console.log(await work)
}`

/** Promises to programs that hold when values, functions, promises and listeners cross into a sandbox and back. */
export function testProgramValues(runner: ProgramRunner): void {
  const run = runOnFakeGame(runner)
  const logOf = async (body: string, globals: object = {}): Promise<readonly string[]> => {
    const { outcome, log } = await run(body, globals)
    expect(outcome).toEqual({ status: 'completed' })
    return log
  }

  test('what a function of the program gives to the host is kept until the host has it', async () => {
    const askLater = (question: () => unknown): Promise<boolean> =>
      new Promise((resolve) => setImmediate(() => resolve(typeof question() === 'object')))
    const makeThing = (): object => ({})
    expect(new Set(await logOf(tidyingUp, { askLater, makeThing }))).toEqual(new Set(['true']))
  })

  test.each(carried)('carries over %s', async (_what, body, line) => {
    expect(await logOf(body)).toEqual([line])
  })

  test.each(hostErrors)('errors of the host keep their name and message in %s', async (_how, body) => {
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
}
