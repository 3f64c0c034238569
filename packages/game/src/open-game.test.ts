import { EnvironmentLostError, InvalidArgumentError } from '@voyager-mc/core'
import { makeObservation, manualClock } from '@voyager-mc/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { GameStartError, openGame, type Game, type OpenGameOptions } from './index.ts'
import type { KeptGameWorld } from './kept-game-world.ts'
import type { GameRequest } from './protocol/messages.ts'
import {
  answerAtOnce,
  fakeInfo,
  fakeThreads,
  type FakeThread,
  type FakeThreads,
} from './testing/fake-thread.ts'

const program = { name: 'main', source: 'async function main(bot) {}' }
const chat = { type: 'program-log', text: 'here', tick: 3 } as const

interface Opened {
  readonly game: Game
  readonly threads: FakeThreads
  readonly clock: ReturnType<typeof manualClock>
}

/** A game whose steps are the test's; everything else is answered at once. */
async function open(
  onStep: (thread: FakeThread, id: number, request: GameRequest) => void = () => undefined,
  options: OpenGameOptions = { world: { seed: 1 } },
): Promise<Opened> {
  const clock = manualClock()
  const threads = fakeThreads({
    onRequest: (thread, id, request) =>
      (request.type === 'step' ? onStep : answerAtOnce)(thread, id, request),
  })
  const game = await openGame(options, { startThread: threads.startThread, clock })
  await game.reset()
  return { game, threads, clock }
}

/** A world, or its changes, with columns by name; a minus marks one that is as generated again. */
function kept(
  tick: number,
  columns: readonly string[],
  players: KeptGameWorld['players'] = {},
): KeptGameWorld {
  return {
    meta: { tick },
    columns: columns.map((name) => ({
      dimension: name.replace('-', ''),
      chunkX: 0,
      chunkZ: 0,
      bytes: name.startsWith('-') ? undefined : new Uint8Array([tick]),
    })),
    players,
    mechanics: {},
  }
}

/** Lets everything that is due happen. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function pass(clock: Opened['clock'], durationMs: number, alive?: FakeThread): Promise<void> {
  for (let passedMs = 0; passedMs < durationMs; passedMs += 250) {
    alive?.say({ type: 'beat', memory: { heapMb: 20, externalMb: 30 } })
    await clock.advance(Math.min(250, durationMs - passedMs))
    await settle()
  }
}

describe('a thread that gives no answer', () => {
  test('is told of the limit, and replaced five seconds later', async () => {
    const { game, threads, clock } = await open()
    const step = game.step(program, { timeoutMs: 70_000 })
    await settle()
    await pass(clock, 70_000, threads.all[0])
    expect(threads.all[0]?.received.at(-1)).toEqual({ type: 'halt', id: 2 })
    await pass(clock, 4500, threads.all[0])
    expect(threads.all).toHaveLength(1)
    await pass(clock, 1000, threads.all[0])
    expect(await step).toMatchObject({
      outcome: { status: 'interrupted', message: expect.stringContaining('5 s of the limit of 70 s') },
      interruption: { reason: 'no-answer', deaths: 1 },
    })
    expect(threads.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
    expect(game.replacements).toBe(1)
  })

  test('has as much time of the wall as a slow world needs for the step', async () => {
    const { game, threads, clock } = await open(undefined, { world: {}, speed: 0.5 })
    const step = game.step(program, { timeoutMs: 40_000 })
    await settle()
    await pass(clock, 79_000, threads.all[0])
    expect(threads.all[0]?.received.at(-1)?.type).toBe('call')
    await pass(clock, 1000, threads.all[0])
    expect(threads.all[0]?.received.at(-1)?.type).toBe('halt')
    await pass(clock, 6000, threads.all[0])
    expect((await step).interruption?.reason).toBe('no-answer')
  })

  test('has a minute of the wall for a step of a moment: how busy the machine is decides nothing', async () => {
    const { game, threads, clock } = await open()
    const step = game.step(program, { timeoutMs: 50 })
    await settle()
    await pass(clock, 59_000, threads.all[0])
    expect(threads.all[0]?.received.at(-1)?.type).toBe('call')
    await pass(clock, 7000, threads.all[0])
    expect((await step).interruption?.reason).toBe('no-answer')
  })

  test('is replaced after ten seconds without a sign of life', async () => {
    const { game, clock } = await open()
    const step = game.step(program)
    await settle()
    await pass(clock, 9000)
    expect(game.replacements).toBe(0)
    await pass(clock, 3000)
    expect((await step).interruption).toEqual({ reason: 'silent', deaths: 1 })
  })

  test('is not blamed for a learner that was busy when the answer came', async () => {
    const { game, threads, clock } = await open()
    const step = game.step(program, { timeoutMs: 70_000 })
    await settle()
    await pass(clock, 75_000, threads.all[0])
    const [thread] = threads.all
    if (thread)
      answerAtOnce(thread, 2, { type: 'step', turns: [{ bot: 0, program, timeoutMs: 1, othersChests: [] }] })
    await pass(clock, 1000)
    expect((await step).outcome).toEqual({ status: 'completed' })
  })
})

test('a new thread draws on where the last answer of the earlier one left off', async () => {
  const { game, threads } = await open((thread, id) => {
    if (threads.all.length > 1 || id > 2) thread.die({ reason: 'crashed', message: 'Too bad.' })
    else {
      const result = {
        observation: makeObservation(),
        outcome: { status: 'completed' as const },
        operatorUses: {},
      }
      thread.say({ type: 'answer', id, answer: { type: 'step', turns: [{ bot: 0, result, draws: 5 }] } })
    }
  })
  await game.step(program)
  await game.step(program)
  expect(threads.all.map(({ setup }) => setup.inherited?.bots[0]?.draws)).toEqual([undefined, 5])
})

test('a thread whose buffers take more memory than it may is replaced', async () => {
  const { game } = await open(
    (thread) => {
      thread.say({ type: 'beat', memory: { heapMb: 50, externalMb: 90 } })
      thread.say({ type: 'beat', memory: { heapMb: 40, externalMb: 101 } })
    },
    { world: {}, limits: { memoryMb: 100 } },
  )
  expect((await game.step(program)).interruption?.reason).toBe('out-of-memory')
  expect(game.peakMemory).toEqual({ heapMb: 50, externalMb: 101 })
})

describe('a thread that dies in a step', () => {
  test.each(['out-of-memory', 'crashed'] as const)(
    'by %s leaves an interrupted step with its events',
    async (reason) => {
      const { game } = await open((thread) => {
        thread.say({ type: 'event', bot: 0, event: chat })
        thread.die({ reason, message: 'Too bad.\nTruly.' })
      })
      const step = await game.step(program)
      const message = 'Too bad. Truly. The game was started again; the world is as it was before the program.'
      expect(step).toMatchObject({
        outcome: { status: 'interrupted', message },
        interruption: { reason, deaths: 1 },
      })
      expect(step.events).toEqual([chat, { type: 'error', name: 'interrupted', message, tick: 3 }])
    },
  )

  test('hands its last boundary and memory to the next one', async () => {
    const { game, threads } = await open((thread) => {
      thread.say({ type: 'boundary', changes: kept(4, ['a', 'b'], { bot: 1, ada: 2 }) })
      thread.say({ type: 'boundary', changes: kept(5, ['b', '-a'], { ada: null }) })
      thread.die({ reason: 'crashed', message: '' })
    })
    await game.step(program)
    expect(threads.all[0]?.setup.inherited).toBeUndefined()
    expect(threads.all[1]?.setup.inherited).toEqual({
      bots: [{ memory: { chests: [], seenBlocks: [] } }],
      world: kept(5, ['b'], { bot: 1 }),
    })
  })

  test('quotes at most a few hundred characters of its last words', async () => {
    const { game } = await open((thread) => thread.die({ reason: 'crashed', message: 'x'.repeat(1e6) }))
    const { outcome } = await game.step(program)
    expect(outcome.status === 'interrupted' && outcome.message.length).toBeLessThan(500)
  })

  test('ends the call with a lost world when there is no other', async () => {
    let starts = 0
    const { startThread } = fakeThreads({
      onStart: (thread) =>
        (starts += 1) === 1
          ? thread.say({ type: 'ready', info: fakeInfo })
          : thread.die({ reason: 'crashed', message: 'No.' }),
      onRequest: (thread, id, request) =>
        request.type === 'step'
          ? thread.die({ reason: 'crashed', message: 'Gone.' })
          : answerAtOnce(thread, id, request),
    })
    const game = await openGame({ world: {} }, { startThread, clock: manualClock() })
    await game.reset()
    await expect(game.step(program)).rejects.toSatisfy(EnvironmentLostError.isInstance)
    await expect(game.step(program)).rejects.toMatchObject({ message: expect.stringContaining('No.') })
  })
})

describe('a program that ends its game', () => {
  const dying = (thread: FakeThread): void => thread.die({ reason: 'crashed', message: 'Gone.' })

  test('three times in a row is not run any more, and others are', async () => {
    const { game, threads } = await open((thread, id, request) =>
      request.type === 'step' && request.turns[0]?.program.source.includes('bad') === true
        ? dying(thread)
        : answerAtOnce(thread, id, request),
    )
    const bad = { name: 'main', source: 'bad' }
    for (const deaths of [1, 2, 3])
      expect((await game.step(bad)).interruption).toEqual({ reason: 'crashed', deaths })
    const { outcome, interruption } = await game.step(bad)
    expect(interruption).toEqual({ reason: 'given-up', deaths: 3 })
    expect(outcome).toMatchObject({ status: 'interrupted', message: expect.stringContaining('3 times') })
    expect(threads.all).toHaveLength(4)
    expect((await game.step(program)).outcome).toEqual({ status: 'completed' })
  })

  test('begins anew when it comes to an end by itself once', async () => {
    let runs = 0
    const { game } = await open((thread, id, request) =>
      (runs += 1) % 3 === 0 ? answerAtOnce(thread, id, request) : dying(thread),
    )
    const reasons: (string | undefined)[] = []
    for (let run = 0; run < 7; run += 1) reasons.push((await game.step(program)).interruption?.reason)
    expect(reasons).toEqual(['crashed', 'crashed', undefined, 'crashed', 'crashed', undefined, 'crashed'])
  })

  test('is another one when a skill in it is', async () => {
    const { game } = await open(dying, { world: {}, limits: { deaths: 1 } })
    const using = (source: string) => ({ ...program, modules: [{ name: 'a', source }] })
    await game.step(using('1'))
    expect((await game.step(using('2'))).interruption?.reason).toBe('crashed')
    expect((await game.step(using('1'))).interruption?.reason).toBe('given-up')
  })
})

describe('a signal', () => {
  test('ends the call within a second, whatever the thread does, and the thread later', async () => {
    const { game, threads, clock } = await open()
    const controller = new AbortController()
    const ended = vi.fn()
    const step = game.step(program, { signal: controller.signal })
    step.catch(ended)
    await settle()
    controller.abort('enough')
    await pass(clock, 700)
    expect(ended).not.toHaveBeenCalled()
    await pass(clock, 200)
    expect(ended).toHaveBeenCalledWith('enough')
    expect(threads.all[0]?.received.at(-1)).toEqual({ type: 'abort', id: 2 })
    expect(threads.all[0]?.isEnded).toBe(false)
    await pass(clock, 6000, threads.all[0])
    expect(threads.all[0]?.isEnded).toBe(true)
  })

  test('that fires while a call waits for its turn ends it at once', async () => {
    const { game } = await open()
    void game.step(program).catch(() => undefined)
    const step = game.step(program, { signal: AbortSignal.timeout(1) })
    await expect(step).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('does not count as a death of the program', async () => {
    const { game, clock } = await open(undefined, { world: {}, limits: { deaths: 1 } })
    const step = game.step(program, { signal: AbortSignal.abort('now') })
    await expect(step).rejects.toBe('now')
    const controller = new AbortController()
    const second = game.step(program, { signal: controller.signal })
    second.catch(() => undefined)
    await settle()
    controller.abort('now')
    await pass(clock, 8000)
    const third = game.step(program)
    await settle()
    await pass(clock, 12_000)
    expect((await third).interruption).toEqual({ reason: 'silent', deaths: 1 })
  })
})

describe('opening', () => {
  test('passes on what the thread refuses', async () => {
    const error = {
      name: 'MissingEngineError',
      code: 'missing-engine',
      message: 'No.',
      fields: { packageName: 'x' },
    }
    const { startThread, all } = fakeThreads({ onStart: (thread) => thread.say({ type: 'refused', error }) })
    const opening = openGame({ world: {} }, { startThread, clock: manualClock() })
    await expect(opening).rejects.toMatchObject({ code: 'missing-engine', packageName: 'x', message: 'No.' })
    expect(all[0]?.isEnded).toBe(true)
  })

  test('says that a thread did not start', async () => {
    const dead = fakeThreads({
      onStart: (thread) => thread.die({ reason: 'out-of-memory', message: 'Too small.' }),
    })
    const opening = openGame({ world: {} }, { startThread: dead.startThread, clock: manualClock() })
    await expect(opening).rejects.toSatisfy(GameStartError.isInstance)
    await expect(opening).rejects.toMatchObject({ problem: 'out-of-memory' })
  })

  test('gives a thread a minute', async () => {
    const clock = manualClock()
    const mute = fakeThreads({ onStart: () => undefined })
    const opening = openGame({ world: {} }, { startThread: mute.startThread, clock })
    opening.catch(() => undefined)
    await settle()
    await clock.advance(60_000)
    await expect(opening).rejects.toMatchObject({ code: 'game-start', problem: 'no-answer' })
  })

  test('ends with the reason of its signal', async () => {
    const mute = fakeThreads({ onStart: () => undefined })
    const controller = new AbortController()
    const opening = openGame({ world: {}, signal: controller.signal }, { ...mute, clock: manualClock() })
    await settle()
    controller.abort('enough')
    await expect(opening).rejects.toBe('enough')
    expect(mute.all[0]?.isEnded).toBe(true)
  })

  test('hands setup and memory limit to the thread', async () => {
    const { startThread, all } = fakeThreads()
    const options = { world: { seed: 3 }, version: '1.19.4', speed: 8, limits: { memoryMb: 300 } }
    await openGame(
      { ...options, primitives: [new URL('file:///a.js')] },
      { startThread, clock: manualClock() },
    )
    expect(all[0]).toMatchObject({
      memoryMb: 300,
      setup: { world: { seed: 3 }, speed: 8, bot: { version: '1.19.4' }, primitiveUrls: ['file:///a.js'] },
    })
  })
})

describe('a home', () => {
  const changing = (...all: readonly KeptGameWorld[]) => {
    const waiting = [...all]
    return (thread: FakeThread, id: number, request: GameRequest): void => {
      const changes = waiting.shift()
      if (changes) thread.say({ type: 'boundary', changes })
      answerAtOnce(thread, id, request)
    }
  }

  test('is where the first thread begins', async () => {
    const world = kept(9, ['a'])
    const home = { load: async () => world, commit: async () => undefined }
    const { threads } = await open(undefined, { world: {}, home })
    expect(threads.all[0]?.setup.inherited).toEqual({ bots: [{}], world })
  })

  test('has the changes of a step before the step is told', async () => {
    const told: unknown[] = []
    const home = { load: async () => undefined, commit: async (changes: unknown) => void told.push(changes) }
    const { game } = await open(changing(kept(1, ['a'])), { world: {}, home })
    await game.step(program).then(() => told.push('told'))
    await game.step(program).then(() => told.push('told'))
    await game.close()
    expect(told).toEqual([kept(1, ['a']), 'told', 'told'])
  })

  test('that fails fails the step, and gets what it missed with the next one', async () => {
    const commit = vi
      .fn(async (_changes: KeptGameWorld) => undefined)
      .mockRejectedValueOnce(new Error('full'))
    const home = { load: async () => undefined, commit }
    const { game } = await open(changing(kept(1, ['a', 'c']), kept(2, ['-a', 'b'])), { world: {}, home })
    await expect(game.step(program)).rejects.toThrow('full')
    await game.step(program)
    const columns = [...kept(2, ['-a']).columns, ...kept(1, ['c']).columns, ...kept(2, ['b']).columns]
    expect(commit).toHaveBeenLastCalledWith({ ...kept(2, []), columns })
  })

  test('hears nothing of a step that ended its game', async () => {
    const commit = vi.fn(async () => undefined)
    const home = { load: async () => undefined, commit }
    const { game } = await open((thread) => thread.die({ reason: 'crashed', message: '' }), {
      world: {},
      home,
    })
    await game.step(program)
    expect(commit).not.toHaveBeenCalled()
  })
})

test('a closed game says so, and closing twice is the same as once', async () => {
  const { game, threads } = await open()
  const running = game.step(program, { signal: new AbortController().signal })
  const waiting = game.reset()
  await settle()
  await Promise.all([
    expect(running).rejects.toMatchObject({ code: 'environment-lost', reason: 'closed' }),
    expect(waiting).rejects.toMatchObject({ code: 'environment-lost', reason: 'closed' }),
    game.close(),
    game.close(),
    settle().then(() =>
      threads.all[0]?.say({ type: 'error', id: 2, error: { name: 'AbortError', message: '', fields: {} } }),
    ),
  ])
  await expect(game.step(program)).rejects.toMatchObject({ reason: 'closed' })
  expect(threads.all[0]?.received.filter(({ type }) => type === 'call')).toHaveLength(3)
})

test('a thread that died between two calls is replaced by the next one', async () => {
  const { game, threads } = await open(answerAtOnce)
  threads.all[0]?.die({ reason: 'crashed', message: 'Gone.' })
  expect((await game.step(program)).outcome).toEqual({ status: 'completed' })
  expect(threads.all[1]?.received.map((message) => message.type === 'call' && message.request.type)).toEqual([
    'reset',
    'step',
  ])
})

test('actions in the world go to the thread', async () => {
  const { game, threads } = await open()
  expect(game.world?.seed).toBe(fakeInfo.worldSeed)
  expect(await game.world?.give('bot', { name: 'dirt', count: 7 })).toBe(7)
  expect(threads.all[0]?.received.at(-1)).toMatchObject({
    request: { type: 'world', action: 'give', values: ['bot', { name: 'dirt', count: 7 }] },
  })
})

test('events reach the listener at once', async () => {
  const onEvent = vi.fn()
  const { game, threads } = await open(answerAtOnce, { world: {}, onEvent })
  threads.all[0]?.say({ type: 'event', bot: 0, event: chat })
  expect(onEvent).toHaveBeenCalledWith(chat)
  expect((await game.step(program)).events).toEqual([])
})

test.each<[string, object]>([
  ['world', {}],
  ['server', { world: {}, server: {} }],
  ['home', { server: {}, home: {} }],
  ['home', { world: { directory: 'a' }, home: {} }],
  ['speed', { world: {}, speed: -1 }],
  ['speed', { world: {}, speed: 'fast' }],
  ['speed', { server: {}, speed: 4 }],
  ['server.port', { server: { port: 70_000 } }],
  ['server.host', { server: { host: ' ' } }],
  ['engine', { world: {}, engine: 'v8' }],
  ['preset', { world: {}, preset: 'modern' }],
  ['auth', { world: {}, auth: 'none' }],
  ['randomSeed', { world: {}, randomSeed: 0.5 }],
  ['stepTimeoutMs', { world: {}, stepTimeoutMs: 0 }],
  ['connectTimeoutMs', { world: {}, connectTimeoutMs: -1 }],
  ['limits.memoryMb', { world: {}, limits: { memoryMb: -5 } }],
  ['limits.answerMs', { world: {}, limits: { answerMs: NaN } }],
  ['limits.deaths', { world: {}, limits: { deaths: 1.5 } }],
  ['limits.program.cpuMs', { world: {}, limits: { program: { cpuMs: -1 } } }],
  ['limits.memory', { world: {}, limits: { memory: 5 } }],
  ['primitives', { world: {}, primitives: ['./jump.js'] }],
])('refuses a bad %s before anything is started', async (argument, options) => {
  const { startThread, all } = fakeThreads()
  const opening = openGame(options, { startThread, clock: manualClock() })
  await expect(opening).rejects.toSatisfy(InvalidArgumentError.isInstance)
  await expect(opening).rejects.toMatchObject({ argument })
  expect(all).toEqual([])
})
