import { definedOf } from '@voyager-mc/core'
import { EventEmitter } from 'node:events'
import type { ProgramModule } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createMinecraftPolicy } from '../border/create-minecraft-policy.ts'
import type { ProgramRunner } from '../program-runner/program-runner.ts'
import { makeFakeGameBot } from './fake-game-bot.ts'
import { runOnFakeGame } from './run-on-fake-game.ts'

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

const errors = [
  [
    'its own code',
    'const x = undefined\n  x.y',
    /^TypeError: [cC]annot read propert.*\n  at line 3: x\.y$/,
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
    'TypeError: mineBlock: there is no x\n  in the skill mineFirst, line 5: await mineBlock(bot, "x")\n  at line 3: await mineFirst(bot)',
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
] as const

/** Facts a program's author is told when it fails: where, in which line, and what was probably meant. */
export function testProgramErrors(runner: ProgramRunner): void {
  const run = runOnFakeGame(runner)

  test('skills keep their helper functions apart, and never replace a primitive', async () => {
    const { outcome, log } = await run('await helper(bot); console.log(typeof amount)', {}, skills)
    expect([outcome, log]).toEqual([{ status: 'completed' }, ['2', 'undefined']])
  })

  test.each(errors)('an error in %s names and quotes the line', async (_where, body, message, line) => {
    const { outcome } = await run(body, {}, skills)
    const wanted = typeof message === 'string' ? message : expect.stringMatching(message)
    expect(outcome).toEqual({ status: 'failed', message: wanted, ...definedOf({ line }) })
  })

  test('says which skill is no JavaScript', async () => {
    const { outcome } = await run('', {}, [{ name: 'broken', source: 'async function broken( {' }])
    expect(outcome).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('in the skill broken'),
    })
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
}
