import assert from 'node:assert/strict'
import type { Critic, CritiqueRequest } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'

export interface TestCriticOptions {
  /** Makes the critic under test; called once per test. */
  readonly create: () => Critic | Promise<Critic>
  /** Registers a test: vitest's or node's own `test`. */
  readonly test: (name: string, run: () => Promise<void>) => unknown
  /** An attempt the critic has to accept; the default mined one oak log. */
  readonly achieved?: CritiqueRequest
  /** An attempt the critic has to refuse; the default ended with empty hands and an error. */
  readonly missed?: CritiqueRequest
}

/** The suite every critic has to pass. */
export function testCritic({
  create,
  test,
  achieved = achievedRequest(),
  missed = missedRequest(),
}: TestCriticOptions): void {
  test('accepts an attempt that achieved the task, without feedback', async () => {
    const critique = await (await create()).evaluate(achieved)
    assert.equal(critique.success, true)
    assert.equal(critique.feedback, '')
    assert.equal(typeof critique.reasoning, 'string')
  })
  test('refuses an attempt that did not achieve the task and says what to do', async () => {
    const critique = await (await create()).evaluate(missed)
    assert.equal(critique.success, false)
    assert.notEqual(critique.feedback.trim(), '')
  })
  test('accepts an achieved task although the program ended with an error', async () => {
    const outcome = { status: 'failed', message: 'No path to the goal' } as const
    const request = { ...achieved, step: { ...achieved.step, outcome } }
    assert.equal((await (await create()).evaluate(request)).success, true)
  })
  test('judges attempts at the same time independently', async () => {
    const critic = await create()
    const critiques = await Promise.all(
      [achieved, missed, achieved].map((request) => critic.evaluate(request)),
    )
    assert.deepEqual(
      critiques.map(({ success }) => success),
      [true, false, true],
    )
  })
  test('leaves the request as it was', async () => {
    const request = structuredClone(achieved)
    await (await create()).evaluate(deepFreeze(request))
    assert.deepEqual(request, achieved)
  })
  test('gives a critique that survives JSON', async () => {
    const critique = await (await create()).evaluate(missed)
    assert.deepEqual(JSON.parse(JSON.stringify(critique)), critique)
  })
  test('rejects with the reason of a signal that is already aborted', async () => {
    const reason = new DOMException('Stopped by the test.', 'AbortError')
    const evaluation = (await create()).evaluate(achieved, { signal: AbortSignal.abort(reason) })
    await assert.rejects(evaluation, (error) => error === reason)
  })
}

function achievedRequest(): CritiqueRequest {
  const observation = makeObservation({ inventory: { oak_log: 1 } })
  return {
    task: { name: 'Mine 1 oak_log' },
    before: makeObservation(),
    step: makeStepResult({ observation }),
  }
}

function missedRequest(): CritiqueRequest {
  const outcome = { status: 'failed', message: 'No oak_log nearby' } as const
  return { task: { name: 'Mine 1 oak_log' }, before: makeObservation(), step: makeStepResult({ outcome }) }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const child of Object.values(value)) deepFreeze(child)
  }
  return value
}
