import type { ProgramModule, ProgramOutcome } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import { createMinecraftPolicy } from '../border/create-minecraft-policy.ts'
import type { ProgramRunner } from '../program-runner/program-runner.ts'
import { makeFakeGameBot } from './fake-game-bot.ts'

const spinning: ProgramModule = {
  name: 'spin',
  source: 'function spin() {\n  let n = 0\n  while (n >= 0) n += 1\n}',
}
const waiting: ProgramModule = {
  name: 'rest',
  source: 'async function rest(bot) {\n  await new Promise(() => {})\n}',
}
const modules = [waiting, spinning]
const backtracks = "/^(a+)+$/.test('a'.repeat(50) + 'b')"

/** Bodies of `async function main(bot) {`, which is line 1, and where each is halted. */
const halts: readonly (readonly [name: string, limit: string, line: number, body: string])[] = [
  ['an empty loop', 'cpu', 3, 'bot.health\nfor (;;) {}'],
  ['a loop within a loop', 'cpu', 4, 'for (;;) {\n  const list = [1]\n  while (list.length > 0) {}\n}'],
  ['a function further down', 'cpu', 5, 'helper()\n}\nfunction helper() {\n  for (;;) {}'],
  [
    'the function that called one that ended',
    'cpu',
    3,
    `quick();\n${backtracks}\n}\nfunction quick() {\n  [1].map((x) => x)`,
  ],
  [
    'a function of the engine',
    'cpu',
    4,
    `for (let i = 0; i < 9; i += 1) quick(i)\nconst n = 1\nif (${backtracks}) return n\n}\nfunction quick(i) {\n  return [i].map((x) => x)`,
  ],
  ['a branch without braces', 'cpu', 5, `if (bot.health < 0)\n  quick()\nelse\n  ${backtracks}`],
  ['the arrow of a sort', 'cpu', 3, `[3, 2, 1].sort(() =>\n  ${backtracks})`],
  ['the case of a switch', 'cpu', 4, `switch (1) {\n  case 1:\n    ${backtracks}\n}`],
  ['a timer', 'cpu', 3, 'setTimeout(() => {\n  for (;;) {}\n}, 1)\nawait new Promise(() => {})'],
  ['code after an await', 'cpu', 3, 'await bot.waitForTicks(1)\nfor (;;) {}'],
  [
    'the statement that awaited',
    'cpu',
    3,
    `await bot.waitForTicks(1);\n/^(a+)+$/.test('a'.repeat(50) + (await mineBlock(bot, 'stone')))`,
  ],
  ['microtasks', 'cpu', 2, 'while (true) await null'],
  [
    'the callback of a host call',
    'cpu',
    4,
    'bot.findBlocks({\n  matching: (block) => {\n    for (;;) {}\n  }, count: 1,\n})',
  ],
  ['too many calls', 'calls', 3, 'const list = []\nfor (;;) list.push(bot.health)'],
  ['too much memory', 'memory', 3, 'const list = []\nfor (;;) list.push(new Array(1000).fill(list.length))'],
  ['too long a log', 'log', 2, "for (;;) console.log('x'.repeat(1000))"],
  ['a promise nobody keeps', 'wall', 3, 'await bot.waitForTicks(1)\nawait new Promise(() => {})'],
  [
    'a wait below another',
    'wall',
    5,
    'await helper()\n}\nasync function helper() {\n  await new Promise(() => {})',
  ],
]

type RunSource = (
  source: string,
  options?: { readonly modules?: readonly ProgramModule[]; readonly limit?: string },
) => Promise<ProgramOutcome>

function runOn(runner: ProgramRunner): RunSource {
  return async (
    source: string,
    {
      modules = [],
      limit = 'cpu',
    }: { readonly modules?: readonly ProgramModule[]; readonly limit?: string } = {},
  ) => {
    // Other limits take longer to reach where the machine is busy.
    const cpuMs = limit === 'cpu' ? 25 : 3000
    const fake = makeFakeGameBot()
    try {
      return await runner.run(
        { name: 'main', source, modules },
        {
          globals: { bot: fake.bot, mineBlock: () => Promise.resolve('b'), ...fake.classes },
          policy: createMinecraftPolicy(fake.bot),
        },
        {
          limits: {
            cpuMs,
            wallMs: limit === 'wall' ? 300 : 20_000,
            memoryMb: 24,
            hostCalls: 3000,
            logCharacters: 20_000,
          },
        },
      )
    } finally {
      fake.stop()
    }
  }
}

/** Tests that a halt names the line of the program on which it stopped; for both engines. */
export function testProgramHalts(runner: ProgramRunner): void {
  const run = runOn(runner)
  const inMain = (body: string): string => `async function main(bot) {\n${body}\n}`

  describe('a halt names the line of the program', () => {
    test.each(halts)('in %s', async (_name, limit, line, body) => {
      const source = inMain(body)
      const outcome = await run(source, { limit })
      expect(outcome).toMatchObject({ status: 'timed-out', limit, line })
      const quoted = source.split('\n')[line - 1]?.trim()
      expect(outcome).toMatchObject({ message: expect.stringContaining(`\n  at line ${line}: ${quoted}`) })
    })

    test('and that of the skill it was in', async () => {
      const outcome = await run(inMain('bot.health\nspin()'), { modules })
      expect(outcome).toMatchObject({ limit: 'cpu', line: 3 })
      expect(outcome).toMatchObject({
        message: expect.stringContaining(
          '\n  in the skill spin, line 3: while (n >= 0) n += 1\n  at line 3: spin()',
        ),
      })
    })

    test('where a skill waits for ever', async () => {
      const outcome = await run(inMain('bot.health\nawait rest(bot)'), { modules, limit: 'wall' })
      expect(outcome).toMatchObject({ limit: 'wall', line: 3 })
    })

    test('also while it runs, in the program and in a skill, and none after its end', async () => {
      const pacing = "async function pace(bot) {\n  bot.health\n  await mineBlock(bot, 'stone')\n}"
      const source = inMain("await mineBlock(bot, 'stone')\nawait pace(bot)")
      const program = { name: 'main', source, modules: [{ name: 'pace', source: pacing }] }
      const seen: unknown[] = []
      let look = (): unknown => undefined
      const onBegin = (place: () => unknown): void => {
        look = place
        seen.push(look())
      }
      const fake = makeFakeGameBot()
      const mineBlock = async (): Promise<void> => void seen.push(look())
      const globals = { bot: fake.bot, mineBlock, ...fake.classes }
      const host = { globals, policy: createMinecraftPolicy(fake.bot) }
      const outcome = await runner.run(program, host, { onBegin })
      fake.stop()
      expect(outcome).toEqual({ status: 'completed' })
      expect(seen).toEqual([undefined, { line: 2 }, { line: 3, skill: { name: 'pace', line: 3 } }])
      expect(look()).toBeUndefined()
    })

    test('and none that a program makes up', async () => {
      for (const forged of [
        '$$line[0] = $$line[1] = 99',
        '$$line(99)',
        '$$line(-1)',
        '$$line(2 ** 31 - 1)',
      ]) {
        const outcome = await run(`async function main(bot) { try { ${forged} } catch {} for (;;) {} }`)
        expect(outcome).toMatchObject({ limit: 'cpu', line: 1 })
      }
    })
  })
}
