import type { Environment } from '@voyager-mc/core'
import { EnvironmentLostError } from '@voyager-mc/core'
import type { SuiteTools } from './suite-tools.ts'

export interface TestEnvironmentOptions extends SuiteTools {
  /** Whether programs are really run; a fake answers without running them. */
  readonly runsPrograms?: boolean
  /** One test of the most important behaviour, for places that are many or slow. */
  readonly isBrief?: boolean
}

type Create = () => Environment | Promise<Environment>

/**
 * The behaviour every `Environment` has: call it in a test file with a function that makes a fresh one, which all
 * tests share until the last one closes it. Joining a world takes longer than most runners give a test: allow a minute.
 */
export function testEnvironment(
  create: Create,
  { test, expect, runsPrograms = true, isBrief = false }: TestEnvironmentOptions,
): void {
  const tools = { test, expect }
  if (isBrief) return testBriefly(create, tools)
  const shared = shareEnvironment(create)
  testAnswers(shared.open, tools)
  if (runsPrograms) testPrograms(shared.open, tools)
  testEnd(shared, tools)
}

interface SharedEnvironment {
  /** The environment that is open; a fresh one at first. */
  open(this: void): Promise<Environment>
  /** Closes it and returns it as it is then. */
  close(this: void): Promise<Environment>
}

function shareEnvironment(create: Create): SharedEnvironment {
  let current: Environment | undefined
  const open = async (): Promise<Environment> => {
    if (current) return current
    current = await create()
    await current.reset()
    return current
  }
  return {
    open,
    async close() {
      const closed = await open()
      current = undefined
      await closed.close()
      return closed
    },
  }
}

const rest = { name: 'rest', source: 'async function rest(bot) {}' }
const speak = { name: 'speak', source: 'async function speak(bot) { bot.chat("here I am") }' }
const cheat = { name: 'cheat', source: 'async function cheat(bot) { bot.chat("/give @s diamond 64") }' }
const fail = { name: 'fail', source: 'async function fail(bot) { throw new Error("no luck") }' }

function testBriefly(create: Create, { test, expect }: SuiteTools): void {
  test('resets, runs programs, refuses commands and closes', async () => {
    const { open, close } = shareEnvironment(create)
    const environment = await open()
    try {
      expect((await environment.reset()).health).toBe(20)
      const { events } = await environment.step(speak)
      expect(said(events)).toContain('here I am')
      expect(messageOf(await environment.step(fail))).toMatch(/no luck/)
      expect((await environment.step(cheat)).outcome.status).toBe('failed')
      expect((await environment.step(rest)).outcome).toEqual({ status: 'completed' })
    } finally {
      await close()
    }
    expect(await lossOf(environment.step(rest))).toBe('lost')
  })
}

function testAnswers(open: SharedEnvironment['open'], { test, expect }: SuiteTools): void {
  test('a reset returns an observation that survives JSON', async () => {
    const observation = await (await open()).reset()
    expect(JSON.parse(JSON.stringify(observation))).toEqual(observation)
  })

  test('a step of an empty program completes', async () => {
    const { outcome } = await (await open()).step(rest)
    expect(outcome).toEqual({ status: 'completed' })
  })

  test('an aborted signal ends a step with its reason', async () => {
    const reason = new DOMException('enough', 'AbortError')
    const environment = await open()
    expect(await lossOf(environment.step(rest, { signal: AbortSignal.abort(reason) }))).toBe(reason)
  })
}

function testPrograms(open: SharedEnvironment['open'], { test, expect }: SuiteTools): void {
  test('a program that throws is a result', async () => {
    const step = await (await open()).step(fail)
    expect(step.outcome.status).toBe('failed')
    expect(messageOf(step)).toMatch(/no luck/)
  })

  test('what a program says is in the events', async () => {
    const { events } = await (await open()).step(speak)
    expect(said(events)).toContain('here I am')
  })

  test('a slash command is refused', async () => {
    const { outcome } = await (await open()).step(cheat)
    expect(outcome.status).toBe('failed')
  })

  test('a running program stops within two seconds when the signal fires', async () => {
    const environment = await open()
    const controller = new AbortController()
    const source = 'async function wait(bot) { await bot.waitForTicks(100000) }'
    const step = environment.step({ name: 'wait', source }, { signal: controller.signal })
    const started = performance.now()
    controller.abort(new DOMException('enough', 'AbortError'))
    expect(await lossOf(step)).toBe(controller.signal.reason)
    expect(performance.now() - started).toBeLessThan(2000)
  })
}

function testEnd({ close }: SharedEnvironment, { test, expect }: SuiteTools): void {
  test('a closed environment says that it is lost', async () => {
    const closed = await close()
    expect(await lossOf(closed.step(rest))).toBe('lost')
  })
}

type Step = Awaited<ReturnType<Environment['step']>>

const messageOf = ({ outcome }: Step): string => ('message' in outcome ? outcome.message : '')
const said = (events: Step['events']): readonly string[] =>
  events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))

/** Rejection of a call: `lost` for a lost environment, otherwise the error itself; `answered` when there is none. */
const lossOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => (EnvironmentLostError.isInstance(error) ? 'lost' : error),
  )
