import fc from 'fast-check'
import { expect, test } from 'vitest'
import { botMembers } from '../border/bot-members.ts'
import { createMinecraftPolicy } from '../border/create-minecraft-policy.ts'
import { windowMembers } from '../border/window-members.ts'
import { extremeValues } from '../testing/extreme-values.ts'
import { makeFakeGameBot } from '../testing/fake-game-bot.ts'
import { createIsolatedVmRunner } from './create-isolated-vm-runner.ts'
import { createQuickJsRunner } from './create-quick-js-runner.ts'
import { MissingEngineError } from './missing-engine-error.ts'
import type { ProgramRunner } from './program-runner.ts'

const limits = {
  cpuMs: 100,
  totalCpuMs: 300,
  wallMs: 300,
  memoryMb: 32,
  keptMb: 4,
  hostCalls: 20_000,
  logCharacters: 20_000,
}

const callees = [
  ...Object.keys(botMembers).map((name) => `bot.${name}`),
  ...Object.keys(windowMembers).map((name) => `bot.inventory.${name}`),
]

const value = fc.oneof(
  fc.integer().map((index) => `extremes[${Math.abs(index) % 60}]`),
  fc.constantFrom(
    'bot.targetDigBlock',
    'bot.heldItem',
    'bot.entity',
    'new Vec3(1, 2, 3)',
    '() => true',
    '"hand"',
  ),
  fc.double().map((number) => (Object.is(number, -0) ? '-0' : String(number))),
  fc.string({ maxLength: 20 }).map((text) => JSON.stringify(text)),
)
const call = fc
  .tuple(fc.constantFrom(...callees), fc.array(value, { maxLength: 5 }))
  .map(([callee, args]) => `${callee}(${args.join(', ')})`)
const { statement } = fc.letrec<{ statement: string; block: string }>((tie) => ({
  block: fc.array(tie('statement'), { maxLength: 3 }).map((list) => list.join('\n')),
  statement: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    call.map((source) => `try { kept.push(${source}) } catch (error) { kept.push(error) }`),
    call.map((source) => `try { await ${source} } catch {}`),
    call.map((source) => `console.log(${source})`),
    tie('block').map((body) => `for (let i = 0; i < 50; i++) { ${body} }`),
    tie('block').map((body) => `bot.on('tick', async () => { ${body} })`),
    tie('block').map((body) => `setTimeout(async () => { ${body} }, 1)`),
    tie('block').map(
      (body) =>
        `bot.findBlocks({ matching: (b) => { (async () => { ${body} })(); return b.position.x > 3 } })`,
    ),
    tie('block').map((body) => `queueMicrotask(async () => { ${body} })`),
    fc.constantFrom(
      'while (true);',
      'throw new Error("x".repeat(1e5))',
      'await bot.waitForTicks(1)',
      'kept.push(new ArrayBuffer(1e6))',
    ),
  ),
}))
const program = fc
  .array(statement, { minLength: 1, maxLength: 6 })
  .map((list) => `const kept = []\nasync function main(bot) {\n${extremeValues}\n${list.join('\n')}\n}`)

/** The runners whose engines are installed here. */
function installedRunners(): readonly (readonly [string, ProgramRunner])[] {
  const quickJs = ['QuickJS', createQuickJsRunner()] as const
  try {
    return [quickJs, ['isolated-vm', createIsolatedVmRunner()]]
  } catch (error) {
    if (MissingEngineError.isInstance(error)) return [quickJs]
    throw error
  }
}

test.each(installedRunners())(
  'whatever a program does, it ends, harms nothing, and the next one runs: %s',
  { timeout: 300_000 },
  async (_engine, runner) => {
    await fc.assert(
      fc.asyncProperty(program, async (source) => {
        const fake = makeFakeGameBot()
        const host = { globals: { bot: fake.bot, ...fake.classes }, policy: createMinecraftPolicy(fake.bot) }
        try {
          const before = process.cpuUsage()
          const outcome = await runner.run({ name: 'main', source }, host, { limits })
          const { user, system } = process.cpuUsage(before)
          expect((user + system) / 1000).toBeLessThan(4000)
          expect('message' in outcome ? outcome.message.length : 0).toBeLessThan(3000)
          expect(fake.harm).toEqual([])
          expect(fake.said.filter((text) => text.trim().startsWith('/'))).toEqual([])
          expect(fake.bot.eventNames()).toEqual([])
          const next = { name: 'main', source: 'async function main(bot) { bot.health }' }
          expect(await runner.run(next, host, { limits })).toEqual({ status: 'completed' })
        } finally {
          fake.stop()
        }
      }),
      { numRuns: 100, seed: 7 },
    )
  },
)
