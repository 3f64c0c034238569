import { hostname } from 'node:os'
import {
  EnvironmentLostError,
  ModelOutputError,
  ModelUnavailableError,
  type Curriculum,
  type ModelFault,
  type Environment,
  type Observation,
} from '@voyager-mc/core'
import {
  fakeEnvironment,
  makeObservation,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
  scriptedCurriculum,
} from '@voyager-mc/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { loadRunState } from '../history/load-run-state.ts'
import { attempts, tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { RunStore } from '../stores/run-store.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeProgram, makeRoles, refused } from '../testing/make-roles.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import type { CreateVoyagerOptions } from '../runs/voyager-settings.ts'
import type { LearnOptions, LearnResult } from '../runs/learn-options.ts'

interface Learned {
  readonly result: LearnResult
  readonly events: readonly VoyagerEvent[]
  readonly sleepsMs: readonly number[]
}

async function learn(
  overrides: Partial<CreateVoyagerOptions>,
  options: LearnOptions = { until: tasks(1) },
): Promise<Learned> {
  const clock = instantClock()
  const events: VoyagerEvent[] = []
  const voyager = createVoyager({
    ...makeRoles(),
    clock,
    random: () => 0,
    onEvent: (event) => events.push(event),
    ...overrides,
  })
  return { result: await voyager.learn(options).result, events, sleepsMs: clock.sleepsMs }
}

function ofType<Type extends VoyagerEvent['type']>(
  events: readonly VoyagerEvent[],
  type: Type,
): readonly VoyagerEvent[] {
  return events.filter((event) => event.type === type)
}

/** An environment whose first `losses` steps lose the world, and whose resets fail `refusals` times after that. */
function shakyEnvironment(losses: number, refusals = 0): Environment & { readonly resets: number } {
  const inner = fakeEnvironment()
  let steps = 0
  let resets = 0
  return {
    get resets() {
      return resets
    },
    async reset(options): Promise<Observation> {
      resets += 1
      if (resets > 1 && resets <= 1 + refusals)
        throw new EnvironmentLostError('refused', 'The server is not up.')
      return inner.reset(options)
    },
    async step(program, options) {
      steps += 1
      if (steps <= losses) throw new EnvironmentLostError('kicked', 'The server said goodbye.')
      return inner.step(program, options)
    },
    close: () => inner.close(),
  }
}

describe('a lost world', () => {
  test('is restored, and the attempt begins anew without being counted', async () => {
    const { result, events } = await learn({ environment: shakyEnvironment(1) })
    expect({ attempts: result.attempts, completed: result.completed, failed: result.failed }).toEqual({
      attempts: 1,
      completed: ['Mine 1 oak_log'],
      failed: [],
    })
    expect(ofType(events, 'environment-lost')).toEqual([
      { type: 'environment-lost', reason: 'kicked', message: 'The server said goodbye.' },
    ])
  })

  test('is asked for with doubling pauses until it is back', async () => {
    const { sleepsMs, events } = await learn({ environment: shakyEnvironment(1, 3) })
    expect(sleepsMs).toEqual([1000, 2000, 4000, 8000])
    expect(ofType(events, 'environment-restore')).toMatchObject([{ type: 'environment-restore', tries: 4 }])
  })

  test('that has gone on meanwhile is seen as it is, also by whoever reads the run', async () => {
    const store = memoryRunStore()
    // The step mined a log, and its answer was lost.
    const mined = makeObservation({ inventory: { oak_log: 1 }, usedSlots: 1 })
    let resets = 0
    const environment = {
      ...fakeEnvironment(),
      reset: async () => ((resets += 1) === 1 ? makeObservation() : mined),
      step: async () => {
        throw new EnvironmentLostError('disconnected', 'The answer was lost.')
      },
    }
    await learn({ environment, store })
    const { lastObservation } = await loadRunState(store)
    expect(lastObservation?.inventory).toEqual({ oak_log: 1 })
  })

  test('ends the run when it stays away, without a failed task', async () => {
    const { result } = await learn({ environment: shakyEnvironment(1, 99) })
    expect({
      reason: result.reason,
      failed: result.failed,
      current: result.state.current?.task.name,
    }).toEqual({
      reason: 'environment-lost',
      failed: [],
      current: 'Mine 1 oak_log',
    })
  })

  test('ends the run when every program loses it again', async () => {
    const { result, events } = await learn({ environment: shakyEnvironment(99) })
    expect(result.reason).toBe('environment-lost')
    expect(ofType(events, 'environment-lost')).toHaveLength(3)
  })

  test('at the start is the caller’s to hear, and leaves nothing behind', async () => {
    const store = memoryRunStore()
    const environment = {
      ...fakeEnvironment(),
      reset: async () => Promise.reject(new EnvironmentLostError('refused', 'No server at 127.0.0.1:1.')),
    }
    await expect(learn({ environment, store })).rejects.toThrow('No server at 127.0.0.1:1.')
    expect(await Array.fromAsync(store.readJournal())).toEqual([])
  })

  test('is what an exception of the environment counts as', async () => {
    const steps = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('x is undefined'))
      .mockResolvedValue(makeStepResult())
    const { result, events } = await learn({ environment: { ...fakeEnvironment(), step: steps } })
    expect(result.completed).toEqual(['Mine 1 oak_log'])
    expect(ofType(events, 'environment-lost')).toMatchObject([
      { message: 'The environment failed: x is undefined' },
    ])
  })
})

test('an environment that never answers is joined anew', async () => {
  const step = vi
    .fn()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(makeStepResult())
  const { result, events } = await learn({ environment: { ...fakeEnvironment(), step }, stepTimeoutMs: 5000 })
  expect(result.completed).toEqual(['Mine 1 oak_log'])
  expect(ofType(events, 'environment-lost')).toEqual([
    {
      type: 'environment-lost',
      reason: 'timeout',
      message: 'The environment gave no answer within 65000 ms; it is joined anew.',
    },
  ])
})

describe('an unreachable model', () => {
  const unavailable = (calls: number) =>
    scriptedActionAgent((_request, call) => {
      if (call <= calls) throw new ModelUnavailableError('The quota is used up.')
      return makeProgram()
    })

  test('makes the run wait, not fail', async () => {
    const { result, sleepsMs } = await learn({ actionAgent: unavailable(2) })
    expect({ sleepsMs, attempts: result.attempts, failed: result.failed }).toEqual({
      sleepsMs: [1000, 2000],
      attempts: 1,
      failed: [],
    })
  })

  test('ends the run after its last try with the task still in work', async () => {
    const { result, events } = await learn({
      actionAgent: unavailable(99),
      recovery: { modelPatienceMs: 3500 },
    })
    expect({
      reason: result.reason,
      detail: result.detail,
      failed: result.failed,
      current: result.state.current?.task.name,
    }).toEqual({
      reason: 'model-unavailable',
      detail: 'The quota is used up.',
      failed: [],
      current: 'Mine 1 oak_log',
    })
    expect(ofType(events, 'model-unavailable')).toHaveLength(3)
  })

  const failing = (fault: ModelFault) =>
    scriptedActionAgent((_request, call) => {
      if (call === 1) throw new ModelUnavailableError('No.', { fault })
      return makeProgram()
    })

  test('that needs a person ends the run at once', async () => {
    const actionAgent = failing({ kind: 'unauthorized', remedy: 'setup', status: 401 })
    const { result, sleepsMs } = await learn({ actionAgent })
    expect([result.reason, result.failed, sleepsMs]).toEqual(['model-unavailable', [], []])
  })

  test('that refuses one request costs the task and not the run', async () => {
    const actionAgent = failing({ kind: 'context-length', remedy: 'request', status: 400 })
    const { result, events, sleepsMs } = await learn({ actionAgent })
    expect(sleepsMs).toEqual([])
    expect(result.reason).toBe('condition-met')
    expect(ofType(events, 'role-error')).toMatchObject([{ call: 'generate', recovery: 'abandon-task' }])
  })

  test('is given the time it asks for', async () => {
    const actionAgent = failing({ kind: 'rate-limit', remedy: 'wait', retryAfterMs: 45_000 })
    expect((await learn({ actionAgent })).sleepsMs).toEqual([45_000])
  })

  test('that asks for more time than there is ends the run at once', async () => {
    const actionAgent = failing({ kind: 'rate-limit', remedy: 'wait', retryAfterMs: 3_600_000 })
    const { result, sleepsMs } = await learn({ actionAgent })
    expect([result.reason, sleepsMs]).toEqual(['model-unavailable', []])
  })

  test('is tried for ten minutes and no longer', async () => {
    const { sleepsMs } = await learn({ actionAgent: unavailable(999) })
    const totalMs = sleepsMs.reduce((sum, each) => sum + each, 0)
    expect(totalMs).toBeGreaterThan(500_000)
    expect(totalMs).toBeLessThanOrEqual(600_000)
  })

  test('may also be the curriculum’s', async () => {
    const curriculum = {
      ...scriptedCurriculum([{ name: 'a' }]),
      propose: async () => Promise.reject(new ModelUnavailableError('Down.')),
    }
    const { result } = await learn({ curriculum, recovery: { modelPatienceMs: 2000 } })
    expect(result.reason).toBe('model-unavailable')
  })
})

describe('an exception in a role', () => {
  test('is tried again before anything is lost', async () => {
    const evaluate = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('oops'))
      .mockResolvedValue({ success: true, reasoning: '', feedback: '' })
    const { result, events } = await learn({ critic: { evaluate } })
    expect(result.completed).toEqual(['Mine 1 oak_log'])
    expect(ofType(events, 'role-error')).toEqual([
      { type: 'role-error', role: 'critic', call: 'evaluate', message: 'oops', recovery: 'retry' },
    ])
  })

  test('abandons the task, which does not count as failed', async () => {
    const evaluate = vi.fn(async () => Promise.reject(new TypeError('oops')))
    const { result, events } = await learn({ critic: { evaluate } })
    expect({ reason: result.reason, failed: result.failed, error: result.detail }).toEqual({
      reason: 'role-failed',
      failed: [],
      error: 'critic.evaluate keeps failing: oops; repair the role and resume.',
    })
    expect(ofType(events, 'task-end').map((event) => event.type === 'task-end' && event.status)).toEqual([
      'abandoned',
      'abandoned',
      'abandoned',
    ])
  })

  test('is caught when the role throws before it returns a promise', async () => {
    const generate = vi.fn((): never => {
      throw new RangeError('at once')
    })
    const { result } = await learn({ actionAgent: { generate } })
    expect(result.reason).toBe('role-failed')
  })

  test('ends the run when no task can be proposed', async () => {
    const curriculum = {
      ...scriptedCurriculum([{ name: 'a' }]),
      propose: async () => Promise.reject(new Error('empty')),
    }
    const { result } = await learn({ curriculum })
    expect(result.detail).toBe('curriculum.propose keeps failing: empty; repair the role and resume.')
  })

  test('is retried when a proposal cannot be read', async () => {
    const propose = vi
      .fn()
      .mockRejectedValueOnce(new ModelOutputError('No task line.', '?'))
      .mockResolvedValue({ name: 'Mine 1 dirt' })
    const { result } = await learn({ curriculum: { ...scriptedCurriculum([{ name: 'a' }]), propose } })
    expect(result.completed).toEqual(['Mine 1 dirt'])
  })

  test('costs an attempt its skills when the library cannot search', async () => {
    const retrieve = async () => Promise.reject(new Error('index gone'))
    const { result } = await learn({ skillLibrary: { ...fakeSkillLibrary(), retrieve } })
    expect(result.completed).toEqual(['Mine 1 oak_log'])
  })

  test('costs the skill, not the task, when the library cannot store', async () => {
    const add = async () => Promise.reject(new Error('no space'))
    const { result } = await learn({ skillLibrary: { ...fakeSkillLibrary(), add } })
    expect({ completed: result.completed, skills: result.skills }).toEqual({
      completed: ['Mine 1 oak_log'],
      skills: [],
    })
  })

  test('does not stop a run when an outcome cannot be recorded', async () => {
    const curriculum = {
      ...scriptedCurriculum([{ name: 'a' }]),
      record: async () => Promise.reject(new Error('full')),
    }
    const { result } = await learn({ curriculum })
    expect(result.completed).toEqual(['a'])
  })

  test('leaves an attempt unjudged when the verdict cannot be read', async () => {
    const evaluate = vi
      .fn()
      .mockRejectedValueOnce(new ModelOutputError('No JSON.', '?'))
      .mockResolvedValue({ success: true, reasoning: '', feedback: '' })
    const { result, events } = await learn({ critic: { evaluate } })
    expect(result.attempts).toBe(2)
    expect(ofType(events, 'attempt-end')).toMatchObject([{ status: 'unjudged' }, { status: 'succeeded' }])
  })
})

describe('a death loop', () => {
  const deadly = fakeEnvironment({
    onStep: () =>
      makeStepResult({ events: [{ type: 'death', tick: 1, position: makeObservation().position }] }),
  })

  test('re-joins the world once and ends the run the second time', async () => {
    const { result, events } = await learn(
      { environment: deadly, critic: scriptedCritic(refused) },
      { until: attempts(50) },
    )
    expect({ reason: result.reason, attempts: result.attempts }).toEqual({
      reason: 'death-loop',
      attempts: 10,
    })
    expect(ofType(events, 'death-loop')).toEqual([
      { type: 'death-loop', attempts: 5, recovery: 'reset' },
      { type: 'death-loop', attempts: 5, recovery: 'end-run' },
    ])
  })
})

describe('a task that keeps failing', () => {
  test('is sent back to the curriculum while it rests', async () => {
    const curriculum = scriptedCurriculum([{ name: 'a' }, { name: 'a' }, { name: 'a' }, { name: 'b' }])
    const { result, events } = await learn(
      { curriculum, critic: scriptedCritic(refused) },
      { until: tasks(3) },
    )
    expect(result.failed).toEqual(['a', 'a', 'b'])
    expect(ofType(events, 'task-defer')).toEqual([{ type: 'task-defer', task: { name: 'a' }, failures: 2 }])
  })

  test('is named to the curriculum, with how many other tasks come first', async () => {
    const told: (ReadonlyMap<string, number> | undefined)[] = []
    const names = ['a', 'a', 'a', 'b']
    const curriculum: Curriculum = {
      propose: async (_observation, options) => {
        told.push(options?.resting)
        return { name: names[told.length - 1] ?? 'c' }
      },
      record: async () => undefined,
    }
    await learn({ curriculum, critic: scriptedCritic(refused) }, { until: tasks(3) })
    expect(told.map((resting) => [...(resting ?? [])])).toEqual([[], [], [['a', 2]], [['a', 2]]])
  })

  test('is not repeated ten times, however the curriculum insists', async () => {
    const { result } = await learn({ critic: scriptedCritic(refused) }, { until: attempts(160) })
    expect({ reason: result.reason, failed: result.failed.length, detail: result.detail }).toEqual({
      reason: 'role-failed',
      failed: 9,
      detail: 'the curriculum insists on Mine 1 oak_log, which failed 9 times running',
    })
  })

  test('is accepted when the curriculum insists', async () => {
    const { result } = await learn({ critic: scriptedCritic(refused) }, { until: tasks(3) })
    expect(result.failed).toHaveLength(3)
  })
})

test('a second run with the same store is refused at once, with who has it', async () => {
  const store = memoryRunStore()
  const first = createVoyager({ ...makeRoles(), store, clock: instantClock() }).learn({ until: tasks(1) })
  const second = createVoyager({ ...makeRoles(), store }).learn({ until: tasks(1), resume: true })
  await expect(second.result).rejects.toThrow(
    `The run store is in use by process ${process.pid} on ${hostname()} since 1970-01-01T00:00:00.000Z; stop it or use another run.`,
  )
  await first.result
  const third = createVoyager({ ...makeRoles(), store }).learn({ until: tasks(2), resume: true })
  expect((await third.result).state.tasks).toBe(2)
})

describe('a store that cannot write', () => {
  function brokenStore(failures: number): RunStore {
    const inner = memoryRunStore()
    let left = failures
    return {
      ...inner,
      append: async (record) => {
        if (record.sequence === 4 && left-- > 0) throw new Error('ENOSPC')
        return inner.append(record)
      },
    }
  }

  test('is tried again, and nothing is lost or doubled', async () => {
    const store = brokenStore(2)
    const { result } = await learn({ store })
    expect(result.completed).toEqual(['Mine 1 oak_log'])
    expect((await Array.fromAsync(store.readJournal())).map(({ sequence }) => sequence)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })

  test('ends the run with its error after the last try', async () => {
    const events: VoyagerEvent[] = []
    const run = learn({ store: brokenStore(99), onEvent: (event) => events.push(event) })
    await expect(run).rejects.toThrow('ENOSPC')
    expect(ofType(events, 'store-error')).toHaveLength(4)
  })
})
