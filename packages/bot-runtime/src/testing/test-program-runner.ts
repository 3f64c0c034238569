import type { ProgramOutcome } from '@voyager-mc/core'
import { createMinecraftPolicy } from '../border/create-minecraft-policy.ts'
import type { ProgramHost } from '../membrane/program-host.ts'
import type { ProgramRunner, RunProgramOptions } from '../program-runner/program-runner.ts'
import { blockingAttempts } from './blocking-attempts.ts'
import { borderAttempts } from './border-attempts.ts'
import { escapeAttempts } from './escape-attempts.ts'
import { exhaustionAttempts } from './exhaustion-attempts.ts'
import { makeFakeGameBot, type FakeGameBot } from './fake-game-bot.ts'
import { forbiddenAttempts } from './forbidden-attempts.ts'
import { nativeAttempts } from './native-attempts.ts'
import type { SandboxAttempt } from './sandbox-attempt.ts'
import { programOfAttempt } from './sandbox-attempts.ts'
import type { SuiteTools } from './suite-tools.ts'

/** Small, so that the whole suite runs in half a minute. */
const limits = {
  wallMs: 400,
  memoryMb: 32,
  hostCalls: 500,
  pendingCalls: 100,
  logCharacters: 20_000,
  listeners: 50,
  timers: 50,
}

/** Milliseconds of computing, by what an attempt runs into: a busy machine may need long to fill the memory. */
function cpuLimit(expected: SandboxAttempt['expect']): number {
  if (expected === 'cpu' || expected?.includes('cpu')) return 25
  return expected === undefined ? 300 : 3000
}

/**
 * The suite every `ProgramRunner` that claims to be a sandbox must pass: hostile and careless programs, contained. It
 * works with the functions of any test runner.
 */
export function testProgramRunner(createRunner: () => ProgramRunner, { test, expect }: SuiteTools): void {
  const runner = createRunner()
  const withStage = async (action: (stage: Stage) => Promise<void>): Promise<void> => {
    const stage = createStage(runner, expect)
    try {
      await action(stage)
    } finally {
      stage.fake.stop()
    }
  }
  for (const [claim, attempts] of [
    ['no way leads out', escapeAttempts],
    ['powers are refused', forbiddenAttempts],
    ['limits hold', exhaustionAttempts],
    ['nothing keeps the host', blockingAttempts],
    ['functions of the language can be stopped', nativeAttempts],
    ['arguments keep their bounds', borderAttempts],
  ] as const) {
    for (const attempt of attempts) {
      test(`${claim}: a program ${attempt.name}`, () =>
        withStage(async (stage) => {
          const end = await stage.run(attempt)
          expectOutcome(end, attempt, expect)
          stage.expectUnharmed()
          expect(await stage.run({ name: 'afterwards', body: 'bot.health' })).toEqual({ status: 'completed' })
        }))
    }
  }
  testControl({ test, expect }, withStage)
}

interface Stage {
  readonly fake: FakeGameBot
  run(attempt: SandboxAttempt, options?: RunProgramOptions, globals?: object): Promise<ProgramOutcome>
  expectUnharmed(): void
}

function createStage(runner: ProgramRunner, expect: SuiteTools['expect']): Stage {
  const fake = makeFakeGameBot()
  const logged: string[] = []
  const host: ProgramHost = {
    globals: { bot: fake.bot, mcData: Reflect.get(fake.bot, 'registry'), mineBlock, ...fake.classes },
    policy: createMinecraftPolicy(fake.bot),
    onLog: (_level, text) => void logged.push(text),
  }
  const prototypes = [Object.prototype, Array.prototype, Function.prototype, Promise.prototype, Map.prototype]
  const before = prototypes.map((prototype) => Reflect.ownKeys(prototype).length)
  const members = Object.keys(fake.bot).length
  return {
    fake,
    async run(attempt, options = {}, globals = {}) {
      const own = { ...limits, cpuMs: cpuLimit(attempt.expect), ...attempt.limits, ...options.limits }
      const before = cpuMs()
      const outcome = await runner.run(
        programOfAttempt(attempt),
        { ...host, globals: { ...host.globals, ...globals } },
        { ...options, limits: own },
      )
      // Five times the limit with the host calls in it, and what the process does besides.
      expect(cpuMs() - before).toBeLessThan(own.cpuMs * 6 + 3000)
      expect('message' in outcome ? outcome.message.length : 0).toBeLessThan(longestMessage)
      return outcome
    },
    expectUnharmed() {
      expect(logged.filter((text) => text.includes('ESCAPED'))).toEqual([])
      expect(fake.harm).toEqual([])
      expect(fake.said.filter((text) => text.includes('/'))).toEqual([])
      expect(fake.bot.eventNames()).toEqual([])
      expect(Object.keys(fake.bot).length).toBe(members)
      expect(prototypes.map((prototype) => Reflect.ownKeys(prototype).length)).toEqual(before)
    },
  }
}

/** Longest message of an outcome, with the line of the program and of a skill. */
const longestMessage = 3000

/** CPU time of the process, in milliseconds: what the thread used, and what the collector did for it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function expectOutcome(
  outcome: ProgramOutcome,
  { expect: wanted, says }: SandboxAttempt,
  expect: SuiteTools['expect'],
): void {
  const end = outcome.status === 'timed-out' ? outcome.limit : outcome.status
  if (wanted !== undefined && ![wanted].flat().some((one) => one === end))
    expect(outcome).toEqual({ end: wanted })
  if (says) expect('message' in outcome ? outcome.message : '').toMatch(says)
}

function testControl(
  { test, expect }: SuiteTools,
  withStage: (action: (stage: Stage) => Promise<void>) => Promise<void>,
): void {
  for (const [name, body] of [
    ['a host call', 'await bot.pathfinder.goto(new GoalNear(1, 2, 3, 1))'],
    ['its own promise', 'await new Promise(() => {})'],
    ['a loop that waits', 'while (true) await bot.waitForTicks(1)'],
  ] as const) {
    test(`the caller stays in control: the signal stops ${name} within a second`, () =>
      withStage(async (stage) => {
        const start = performance.now()
        const outcome = await stage.run(
          { name: 'stopped', body },
          { signal: AbortSignal.timeout(50), limits: { wallMs: 5000 } },
        )
        expect(outcome.status).toBe('interrupted')
        expect(performance.now() - start).toBeLessThan(1000)
        stage.expectUnharmed()
      }))
  }

  test('the caller stays in control: a signal that was aborted before runs nothing', () =>
    withStage(async (stage) => {
      const outcome = await stage.run(
        { name: 'late', body: 'bot.chat("hello")' },
        { signal: AbortSignal.abort() },
      )
      expect(outcome.status).toBe('interrupted')
      expect(stage.fake.said).toEqual([])
    }))

  test('the caller stays in control: nothing of a program acts after its end', () =>
    withStage(async (stage) => {
      await stage.run({
        name: 'late',
        body: `setInterval(() => bot.chat('late'), 1); bot.on('x', () => bot.chat('late'))`,
      })
      stage.fake.bot.emit('x')
      await new Promise((resolve) => setTimeout(resolve, 30))
      expect(stage.fake.said.filter((text) => text === 'late')).toEqual([])
    }))

  test('the caller stays in control: a callback that is asked after the end ends the host call', () =>
    withStage(async (stage) => {
      const asked: unknown[] = []
      let late: Promise<unknown> | undefined
      const askLater = (action: () => unknown): void => {
        late = new Promise((resolve) => setTimeout(resolve, 20)).then(() => asked.push(action()))
      }
      await stage.run({ name: 'asked', body: 'askLater(() => 1)' }, {}, { askLater })
      const error: unknown = await late?.then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(asked).toEqual([])
      expect(error instanceof Error && error.message).toContain('was stopped')
    }))
}

async function mineBlock(_bot: unknown, name: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1))
  if (name !== 'stone') throw new TypeError(`mineBlock: there is no ${name}`)
}
