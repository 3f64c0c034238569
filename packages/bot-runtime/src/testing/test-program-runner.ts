import type { ProgramOutcome } from '@voyager-mc/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMinecraftPolicy } from '../border/create-minecraft-policy.ts'
import type { ProgramHost } from '../membrane/program-host.ts'
import type { ProgramRunner, RunProgramOptions } from '../program-runner/program-runner.ts'
import { escapeAttempts } from './escape-attempts.ts'
import { exhaustionAttempts } from './exhaustion-attempts.ts'
import { makeFakeGameBot, type FakeGameBot } from './fake-game-bot.ts'
import { forbiddenAttempts } from './forbidden-attempts.ts'
import type { SandboxAttempt } from './sandbox-attempt.ts'
import { programOfAttempt } from './sandbox-attempts.ts'

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
  if (expected === 'cpu' || expected?.includes('cpu')) return 60
  return expected === undefined ? 300 : 3000
}

/** The suite every `ProgramRunner` that claims to be a sandbox must pass: hostile and careless programs, contained. */
export function testProgramRunner(createRunner: () => ProgramRunner): void {
  const runner = createRunner()
  for (const [name, attempts] of [
    ['no way leads out', escapeAttempts],
    ['powers are refused', forbiddenAttempts],
    ['limits hold', exhaustionAttempts],
  ] as const) {
    describe(name, () => {
      test.each(attempts)('$name', async (attempt) => {
        const stage = createStage(runner)
        expectOutcome(await stage.run(attempt), attempt)
        stage.expectUnharmed()
        expect(await stage.run({ name: 'afterwards', body: 'bot.health' })).toEqual({ status: 'completed' })
      })
    })
  }
  describe('the caller stays in control', () => testControl(() => createStage(runner)))
}

interface Stage {
  readonly fake: FakeGameBot
  run(attempt: SandboxAttempt, options?: RunProgramOptions): Promise<ProgramOutcome>
  expectUnharmed(): void
}

function createStage(runner: ProgramRunner): Stage {
  const fake = makeFakeGameBot()
  onTestFinished(() => fake.stop())
  const logged: string[] = []
  const host: ProgramHost = {
    globals: { bot: fake.bot, mcData: Reflect.get(fake.bot, 'registry'), mineBlock, GoalNear },
    policy: createMinecraftPolicy(fake.bot),
    onLog: (_level, text) => void logged.push(text),
  }
  const prototypes = [Object.prototype, Array.prototype, Function.prototype, Promise.prototype, Map.prototype]
  const before = prototypes.map((prototype) => Reflect.ownKeys(prototype).length)
  const members = Object.keys(fake.bot).length
  return {
    fake,
    run: ({ body, expect: expected }, options = {}) =>
      runner.run(programOfAttempt({ body }), host, {
        ...options,
        limits: { ...limits, cpuMs: cpuLimit(expected), ...options.limits },
      }),
    expectUnharmed() {
      expect(logged.filter((text) => text.includes('ESCAPED'))).toEqual([])
      expect(fake.harm).toEqual([])
      expect(fake.said.filter((text) => text.includes('/'))).toEqual([])
      expect(fake.bot.eventNames()).toEqual([])
      expect(Object.keys(fake.bot)).toHaveLength(members)
      expect(prototypes.map((prototype) => Reflect.ownKeys(prototype).length)).toEqual(before)
    },
  }
}

function expectOutcome(outcome: ProgramOutcome, { expect: wanted, says }: SandboxAttempt): void {
  const end = outcome.status === 'timed-out' ? outcome.limit : outcome.status
  if (wanted !== undefined) expect([wanted].flat()).toContain(end)
  if (says) expect('message' in outcome ? outcome.message : '').toMatch(says)
}

function testControl(createStage: () => Stage): void {
  test.each([
    ['a host call', 'await bot.pathfinder.goto(new GoalNear(1, 2, 3, 1))'],
    ['its own promise', 'await new Promise(() => {})'],
    ['a loop that waits', 'while (true) await bot.waitForTicks(1)'],
  ])('the signal stops %s within a second', async (_name, body) => {
    const stage = createStage()
    const start = performance.now()
    const outcome = await stage.run(
      { name: 'stopped', body },
      { signal: AbortSignal.timeout(50), limits: { wallMs: 5000 } },
    )
    expect(outcome.status).toBe('interrupted')
    expect(performance.now() - start).toBeLessThan(1000)
    stage.expectUnharmed()
  })

  test('a signal that was aborted before runs nothing', async () => {
    const stage = createStage()
    const outcome = await stage.run(
      { name: 'late', body: 'bot.chat("hello")' },
      { signal: AbortSignal.abort() },
    )
    expect(outcome.status).toBe('interrupted')
    expect(stage.fake.said).toEqual([])
  })

  test('nothing of a program acts after its end', async () => {
    const stage = createStage()
    await stage.run({
      name: 'late',
      body: `setInterval(() => bot.chat('late'), 1); bot.on('x', () => bot.chat('late'))`,
    })
    stage.fake.bot.emit('x')
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(stage.fake.said).not.toContain('late')
  })
}

async function mineBlock(_bot: unknown, name: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1))
  if (name !== 'stone') throw new TypeError(`mineBlock: there is no ${name}`)
}

class GoalNear {
  readonly rangeSq: number
  readonly x: number
  readonly y: number
  readonly z: number

  constructor(x: number, y: number, z: number, range: number) {
    this.x = x
    this.y = y
    this.z = z
    this.rangeSq = range * range
  }

  heuristic(): number {
    return 0
  }

  isEnd(): boolean {
    return false
  }
}
