import { expect, test } from 'vitest'
import type { GameSetup } from '../protocol/messages.ts'
import { answerAtOnce, fakeThreads, type FakeThread, type FakeThreads } from '../testing/fake-thread.ts'
import type { GameThread, StartGameThread } from './game-thread.ts'
import { createSpareThreads, type CreateSpareThreadsOptions, type SpareThreads } from './spare-threads.ts'

const setup: GameSetup = {
  bot: {},
  mates: [],
  world: { seed: 1 },
  speed: Infinity,
  primitiveUrls: [],
  limits: { eventCharacters: 1 },
}
const limits = { memoryMb: 1000 }

interface SpareThreadsOptions extends Omit<CreateSpareThreadsOptions, 'start' | 'most'> {
  readonly most?: number
  /** Heap that each game leaves; without a figure something of it lives on. */
  readonly heapMb?: number
}

/** Spare threads with fake ones in them. */
function spareThreads({ most = 1, heapMb = 100, ...options }: SpareThreadsOptions = {}): SpareThreads &
  Pick<FakeThreads, 'all'> {
  const { startThread, all } = fakeThreads({
    onRequest(thread, id, request) {
      if (request.type !== 'close') return answerAtOnce(thread, id, request)
      thread.say({
        type: 'answer',
        id,
        answer: { type: 'close', ...(heapMb > 0 && { left: { heapMb, externalMb: 0 } }) },
      })
    },
  })
  return { ...createSpareThreads({ ...options, most, start: startThread }), all }
}

/** Plays a game to its end. */
async function play(startThread: StartGameThread, changes: Partial<GameSetup> = {}): Promise<GameThread> {
  const thread = startThread({ ...setup, ...changes }, limits)
  await endWell(thread)
  return thread
}

async function endWell(thread: GameThread): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    thread.onMessage(({ type }) => type === 'answer' && resolve())
  })
  thread.post({ type: 'call', id: 1, request: { type: 'close' } })
  await closed
  await thread.end()
}

test('the next game is opened in the thread of the one that was closed', async () => {
  const { startThread, all } = spareThreads()
  await play(startThread)
  await play(startThread, { speed: 2 })
  expect(all.map(({ isEnded }) => isEnded)).toEqual([false])
  expect(all[0]?.received).toContainEqual({ type: 'open', setup: { ...setup, speed: 2 } })
})

test.each<[string, Partial<GameSetup>]>([
  ['with modules of primitives', { primitiveUrls: ['file:///own.js'] }],
  ['with a camera', { bot: { screenshot: {} } }],
  ['with isolated-vm', { bot: { engine: 'isolated-vm' } }],
  ['with an account', { bot: { auth: 'microsoft' } }],
])('a game %s has a thread of its own', async (_what, changes) => {
  const { startThread, all } = spareThreads()
  await play(startThread)
  await play(startThread, changes)
  await play(startThread)
  expect(all.map(({ isEnded }) => isEnded)).toEqual([false, true])
})

test('games on a server and with a world in a folder share a thread with all others', async () => {
  const { startThread, all } = spareThreads()
  const { world: _none, ...onServer } = setup
  await play(startThread)
  await play(startThread, { world: { directory: '/world' } })
  startThread({ ...onServer, server: { port: 1 } }, limits)
  expect(all).toHaveLength(1)
})

test('a thread that was ended before its game was closed, or after its death, is not kept', async () => {
  const { startThread, all } = spareThreads()
  await startThread(setup, limits).end()
  expect(all.map(({ isEnded }) => isEnded)).toEqual([true])
  const thread = startThread(setup, limits)
  dieOf(all[1])
  await thread.end()
  await play(startThread)
  dieOf(all[2])
  await play(startThread)
  expect(all.map(({ isEnded }) => isEnded)).toEqual([true, true, false, false])
})

test.each([
  ['in which something of the game lives on', 0],
  ['whose heap has grown', 251],
])('a thread %s is not kept', async (_what, heapMb) => {
  const { startThread, all } = spareThreads({ heapMb })
  await play(startThread)
  expect(all.map(({ isEnded }) => isEnded)).toEqual([true])
})

test('a game with another memory limit gets another thread', async () => {
  const { startThread, all } = spareThreads()
  await play(startThread)
  startThread(setup, { memoryMb: 2000 })
  expect(all.map(({ memoryMb }) => memoryMb)).toEqual([1000, 2000])
})

test('a thread serves sixteen games', async () => {
  const { startThread, all } = spareThreads()
  for (let game = 0; game < 17; game += 1) await play(startThread)
  expect(all.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('no more threads are kept than may be, and none after the end', async () => {
  const { startThread, all, close } = spareThreads({ most: 2 })
  await Promise.all([play(startThread), play(startThread), play(startThread)])
  expect(all.map(({ isEnded }) => isEnded)).toEqual([false, false, true])
  const last = play(startThread)
  await close()
  await last
  expect(all.map(({ isEnded }) => isEnded)).toEqual([true, true, true])
})

test('a game that has ended neither hears nor tells its thread anything', async () => {
  const { startThread, all } = spareThreads()
  const heard: string[] = []
  const first = await play(startThread)
  first.onMessage(({ type }) => heard.push(type))
  startThread(setup, limits)
  first.post({ type: 'watch' })
  await first.end()
  all[0]?.say({ type: 'boundary', changes: { meta: {}, columns: [], players: {}, mechanics: {} } })
  expect(heard).toEqual([])
  expect(all[0]?.received.map(({ type }) => type)).toEqual(['call', 'open'])
  expect(all.map(({ isEnded }) => isEnded)).toEqual([false])
})

test('a thread that is kept for a while holds no process, and ends when nobody has used it', async () => {
  const naps: (() => void)[] = []
  const rest = (): Promise<void> => new Promise((resolve) => void naps.push(resolve))
  const { startThread, all } = spareThreads({ idleMs: 1, rest })
  await play(startThread)
  expect(all[0]).toMatchObject({ isHeld: false, isEnded: false })
  const second = startThread(setup, limits)
  expect(all[0]?.isHeld).toBe(true)
  await endWell(second)
  naps[0]?.()
  await Promise.resolve()
  expect(all[0]?.isEnded).toBe(false)
  naps[1]?.()
  await Promise.resolve()
  expect(all.map(({ isEnded }) => isEnded)).toEqual([true])
})

test('spare threads can come from others, which get back what is in order', async () => {
  const { startThread: startFirst, all } = spareThreads({ most: 2 })
  const pool = createSpareThreads({ most: 1, start: startFirst })
  await play(pool.startThread)
  await play(pool.startThread)
  await pool.close()
  await play(startFirst)
  expect(all.map(({ isEnded }) => isEnded)).toEqual([false])
  // Its second game never closes.
  const other = createSpareThreads({ most: 1, start: startFirst })
  await play(other.startThread)
  const stuck = other.startThread(setup, limits)
  await other.close()
  await stuck.end()
  expect(all.map(({ isEnded }) => isEnded)).toEqual([true])
})

function dieOf(thread: FakeThread | undefined): void {
  thread?.die({ reason: 'crashed', message: 'thrown later' })
}
