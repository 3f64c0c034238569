import type { Environment } from '@voyager-mc/core'
import { EnvironmentLostError } from '@voyager-mc/core'
import { afterEach, describe, expect, test } from 'vitest'

export interface TestEnvironmentOptions {
  /** Longest time of joining and of one step, in milliseconds. */
  readonly timeoutMs?: number
  /** Whether programs are really run; a fake answers without running them. */
  readonly runsPrograms?: boolean
  /** One environment and one test of the most important behaviour, for places that are many or slow. */
  readonly isBrief?: boolean
}

/** The behaviour every `Environment` has: call it in a test file with a function that makes a fresh one. */
export function testEnvironment(
  name: string,
  create: () => Environment | Promise<Environment>,
  { timeoutMs = 60_000, runsPrograms = true, isBrief = false }: TestEnvironmentOptions = {},
): void {
  describe(name, { timeout: timeoutMs }, () => {
    const open: Environment[] = []
    const begin = async (): Promise<Environment> => {
      const environment = await create()
      open.push(environment)
      await environment.reset()
      return environment
    }
    afterEach(async () => {
      await Promise.all(open.splice(0).map((environment) => environment.close()))
    })
    if (isBrief) return testBriefly(begin)
    testLifetime(begin)
    if (runsPrograms) testPrograms(begin)
  })
}

const rest = { name: 'rest', source: 'async function rest(bot) {}' }

function testBriefly(begin: () => Promise<Environment>): void {
  test('resets, runs programs, refuses commands and closes', async () => {
    const environment = await begin()
    expect(await environment.reset()).toMatchObject({ health: 20 })
    const source = 'async function speak(bot) { bot.chat("here I am"); throw new Error("no luck") }'
    const { outcome, events } = await environment.step({ name: 'speak', source })
    expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('no luck') })
    expect(events).toContainEqual(expect.objectContaining({ type: 'program-log', text: 'here I am' }))
    expect((await environment.step(cheat)).outcome.status).toBe('failed')
    expect((await environment.step(rest)).outcome).toEqual({ status: 'completed' })
    await environment.close()
    await expect(environment.step(rest)).rejects.toSatisfy(EnvironmentLostError.isInstance)
  })
}

const cheat = { name: 'cheat', source: 'async function cheat(bot) { bot.chat("/give @s diamond 64") }' }

function testLifetime(begin: () => Promise<Environment>): void {
  test('a reset returns an observation that survives JSON', async () => {
    const observation = await (await begin()).reset()
    expect(JSON.parse(JSON.stringify(observation))).toEqual(observation)
  })

  test('a step of an empty program completes', async () => {
    const { outcome } = await (await begin()).step(rest)
    expect(outcome).toEqual({ status: 'completed' })
  })

  test('an aborted signal ends a step with its reason', async () => {
    const reason = new DOMException('enough', 'AbortError')
    const step = (await begin()).step(rest, { signal: AbortSignal.abort(reason) })
    await expect(step).rejects.toBe(reason)
  })

  test('a closed environment says that it is lost', async () => {
    const environment = await begin()
    await environment.close()
    await expect(environment.step(rest)).rejects.toSatisfy(EnvironmentLostError.isInstance)
  })
}

function testPrograms(begin: () => Promise<Environment>): void {
  test('a program that throws is a result', async () => {
    const source = 'async function fail(bot) { throw new Error("no luck") }'
    const { outcome } = await (await begin()).step({ name: 'fail', source })
    expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('no luck') })
  })

  test('what a program says is in the events', async () => {
    const source = 'async function speak(bot) { bot.chat("here I am") }'
    const { events } = await (await begin()).step({ name: 'speak', source })
    expect(events).toContainEqual(expect.objectContaining({ type: 'program-log', text: 'here I am' }))
  })

  test('a slash command is refused', async () => {
    const { outcome } = await (await begin()).step(cheat)
    expect(outcome.status).toBe('failed')
  })

  test('a running program stops within two seconds when the signal fires', async () => {
    const environment = await begin()
    const controller = new AbortController()
    const source = 'async function wait(bot) { await bot.waitForTicks(100000) }'
    const step = environment.step({ name: 'wait', source }, { signal: controller.signal })
    const started = performance.now()
    controller.abort(new DOMException('enough', 'AbortError'))
    await expect(step).rejects.toBe(controller.signal.reason)
    expect(performance.now() - started).toBeLessThan(2000)
  })
}
