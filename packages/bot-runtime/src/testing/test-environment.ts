import type { Environment } from '@voyager-mc/core'
import { EnvironmentLostError } from '@voyager-mc/core'
import { afterEach, describe, expect, test } from 'vitest'

export interface TestEnvironmentOptions {
  /** How long joining and one step may take, in milliseconds. */
  readonly timeoutMs?: number
  /** Whether programs are really run; a fake answers without running them. */
  readonly runsPrograms?: boolean
}

/** The behaviour every `Environment` has: call it in a test file with a function that makes a fresh one. */
export function testEnvironment(
  name: string,
  create: () => Environment | Promise<Environment>,
  { timeoutMs = 60_000, runsPrograms = true }: TestEnvironmentOptions = {},
): void {
  describe(name, () => {
    const open: Environment[] = []
    const make = async (): Promise<Environment> => {
      const environment = await create()
      open.push(environment)
      return environment
    }
    afterEach(async () => {
      await Promise.all(open.splice(0).map((environment) => environment.close()))
    })

    test('a reset returns an observation that survives JSON', { timeout: timeoutMs }, async () => {
      const observation = await (await make()).reset()
      expect(JSON.parse(JSON.stringify(observation))).toEqual(observation)
    })

    test('a step of an empty program completes', { timeout: timeoutMs }, async () => {
      const environment = await make()
      await environment.reset()
      const result = await environment.step({ name: 'rest', source: 'async function rest(bot) {}' })
      expect(result.outcome).toEqual({ status: 'completed' })
    })

    test('an aborted signal ends a step with its reason', { timeout: timeoutMs }, async () => {
      const environment = await make()
      await environment.reset()
      const reason = new DOMException('enough', 'AbortError')
      const step = environment.step(
        { name: 'rest', source: 'async function rest(bot) {}' },
        { signal: AbortSignal.abort(reason) },
      )
      await expect(step).rejects.toBe(reason)
    })

    test('a closed environment says that it is lost', { timeout: timeoutMs }, async () => {
      const environment = await make()
      await environment.reset()
      await environment.close()
      const step = environment.step({ name: 'rest', source: 'async function rest(bot) {}' })
      await expect(step).rejects.toSatisfy(EnvironmentLostError.isInstance)
    })

    test.runIf(runsPrograms)('a program that throws is a result', { timeout: timeoutMs }, async () => {
      const environment = await make()
      await environment.reset()
      const result = await environment.step({
        name: 'fail',
        source: 'async function fail(bot) { throw new Error("no luck") }',
      })
      expect(result.outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('no luck') })
    })

    test.runIf(runsPrograms)('what a program says is in the events', { timeout: timeoutMs }, async () => {
      const environment = await make()
      await environment.reset()
      const { events } = await environment.step({
        name: 'speak',
        source: 'async function speak(bot) { bot.chat("here I am") }',
      })
      expect(events).toContainEqual(expect.objectContaining({ type: 'program-log', text: 'here I am' }))
    })

    test.runIf(runsPrograms)('a slash command is refused', { timeout: timeoutMs }, async () => {
      const environment = await make()
      await environment.reset()
      const { outcome } = await environment.step({
        name: 'cheat',
        source: 'async function cheat(bot) { bot.chat("/give @s diamond 64") }',
      })
      expect(outcome.status).toBe('failed')
    })

    test.runIf(runsPrograms)(
      'a running program stops when the signal fires',
      { timeout: timeoutMs },
      async () => {
        const environment = await make()
        await environment.reset()
        const controller = new AbortController()
        const step = environment.step(
          { name: 'wait', source: 'async function wait(bot) { await bot.waitForTicks(100000) }' },
          { signal: controller.signal },
        )
        const started = Date.now()
        controller.abort(new DOMException('enough', 'AbortError'))
        await expect(step).rejects.toBe(controller.signal.reason)
        expect(Date.now() - started).toBeLessThan(2000)
      },
    )
  })
}
