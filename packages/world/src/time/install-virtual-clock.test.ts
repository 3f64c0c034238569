import { readFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { InvalidWorldOptionError } from '../errors/invalid-world-option-error.ts'
import { installVirtualClock, type InstallVirtualClockOptions } from './install-virtual-clock.ts'
import type { VirtualClock } from './virtual-clock.ts'

const hourMs = 3_600_000
let clock: VirtualClock | undefined

afterEach(() => {
  clock?.uninstall()
  clock = undefined
})

function install(options?: InstallVirtualClockOptions): VirtualClock {
  clock = installVirtualClock(globalThis, options)
  return clock
}

interface Assembly {
  readonly compile: (bytes: Uint8Array) => Promise<unknown>
  readonly instantiate: (bytes: Uint8Array) => Promise<unknown>
}

function assembly(): Assembly {
  const found: unknown = Reflect.get(globalThis, 'WebAssembly')
  // The types of Node leave it out; those of a browser, where they are loaded, say more than is used here.
  return found as Assembly
}

const sleep = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs))

test('skips an hour of waiting', async () => {
  const { now } = install()
  const startedAt = Date.now()
  await sleep(hourMs)
  expect(now()).toBeGreaterThanOrEqual(hourMs)
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(hourMs)
})

test('fires timers in the order they are due', async () => {
  install()
  const fired: string[] = []
  setTimeout(() => fired.push('late'), 200)
  const timer = setInterval(() => fired.push('tick'), 80)
  await sleep(250)
  clearInterval(timer)
  expect(fired).toEqual(['tick', 'tick', 'late', 'tick'])
})

test('stands still while it is frozen and goes on afterwards', async () => {
  const { now, freeze, thaw, wall } = install()
  await sleep(10)
  freeze()
  const frozenAt = now()
  let fired = false
  setTimeout(() => (fired = true), 10)
  await new Promise<void>((resolve) => wall.setTimeout(resolve, 30))
  expect({ fired, now: now() }).toEqual({ fired: false, now: frozenAt })
  thaw()
  await sleep(20)
  expect(fired).toBe(true)
})

test('runs no faster than the given speed', async () => {
  const { wall } = install({ speed: 10 })
  const startedAt = wall.now()
  await sleep(1000)
  expect(wall.now() - startedAt).toBeGreaterThan(80)
})

test('charges code that watches the time for looking at it', () => {
  install({ readingCostMs: 1 })
  const startedAt = performance.now()
  let rounds = 0
  while (performance.now() - startedAt < 40) rounds += 1
  expect(rounds).toBe(39)
})

test('never lets a clock run backwards', () => {
  const before = { date: Date.now(), performance: performance.now() }
  install()
  expect(Date.now()).toBeGreaterThanOrEqual(before.date)
  expect(performance.now()).toBeGreaterThanOrEqual(before.performance)
})

test('lets data arrive before time goes on', async () => {
  const { now } = install()
  const size = 5_000_000
  const server = createServer((socket) => socket.end(Buffer.alloc(size)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has a port
  const ticking = setInterval(() => undefined, 50)
  const startedAt = now()
  let received = 0
  await new Promise<void>((resolve) => {
    connect(port, '127.0.0.1')
      .on('data', (chunk) => (received += chunk.length))
      .on('close', () => resolve())
  })
  clearInterval(ticking)
  expect(received).toBe(size)
  expect(now() - startedAt).toBeLessThan(1000)
  server.close()
})

/** A server that sends so much that a reader who pauses leaves some of it under way. */
async function startSender(): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createServer((socket) => {
    // Whoever leaves breaks the connection off.
    socket.on('error', () => undefined).end(Buffer.alloc(5_000_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() } // a TCP server has a port
}

test('waits for data as long as a busy machine takes to bring it', async () => {
  const { now, wall } = install()
  const { port, close } = await startSender()
  const ticking = setInterval(() => undefined, 50)
  const client = connect(port, '127.0.0.1').pause()
  await new Promise<void>((resolve) => client.once('connect', resolve))
  const startedAt = now()
  wall.setTimeout(() => client.resume(), 100)
  await new Promise<void>((resolve) => client.once('close', () => resolve()))
  clearInterval(ticking)
  expect(now() - startedAt).toBeLessThan(1000)
  close()
})

test('does not wait for a reader who stopped on purpose, nor anew for each word of another one', async () => {
  const { wall } = install()
  const { port, close } = await startSender()
  const echo = createServer((socket) => socket.pipe(socket))
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve))
  const stopped = connect(port, '127.0.0.1').pause()
  const talking = connect((echo.address() as AddressInfo).port, '127.0.0.1') // a TCP server has a port
  const startedAt = wall.now()
  await sleep(hourMs)
  for (let word = 0; word < 30; word += 1) {
    talking.write('word')
    await new Promise<void>((resolve) => talking.once('data', () => resolve()))
    await sleep(1000)
  }
  expect(wall.now() - startedAt).toBeLessThan(5000)
  stopped.destroy()
  talking.destroy()
  echo.close()
  close()
})

test('lets files be read and WebAssembly be compiled before time goes on', async () => {
  const { now } = install()
  const ticking = setInterval(() => undefined, 50)
  const startedAt = now()
  for (let round = 0; round < 5; round += 1) await readFile(import.meta.filename)
  // The smallest module: the magic number and the version.
  await assembly().compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
  clearInterval(ticking)
  expect(now() - startedAt).toBe(0)
})

test('gives the realm its own time back', () => {
  const timers = { setTimeout, clearTimeout, setInterval, Date }
  const before = { ...timers, compile: assembly().compile, instantiate: assembly().instantiate }
  installVirtualClock(globalThis).uninstall()
  const { compile, instantiate } = assembly()
  expect({ setTimeout, clearTimeout, setInterval, Date, compile, instantiate }).toEqual(before)
  expect(Object.hasOwn(performance, 'now')).toBe(false)
})

test.each([0, -1, Number.NaN])('refuses a speed of %s', (speed) => {
  expect(() => installVirtualClock(globalThis, { speed })).toThrow(InvalidWorldOptionError)
})

test('hands over what a gathered port brings whole, and not while time is frozen', async () => {
  const { freeze, thaw, gatherPort, wall } = install()
  const server = createServer((socket) => {
    for (const text of ['a', 'b', 'c']) socket.write(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has a port
  gatherPort(port)
  freeze()
  const received: string[] = []
  const client = connect(port, '127.0.0.1').on('data', (chunk) => received.push(String(chunk)))
  await new Promise<void>((resolve) => wall.setTimeout(resolve, 50))
  expect(received).toEqual([])
  thaw()
  await sleep(10)
  expect(received).toEqual(['abc'])
  client.destroy()
  server.close()
})

test('counts looks at a frozen time as no work', async () => {
  const { freeze, thaw, now } = install({ readingCostMs: 1 })
  freeze()
  const before = performance.now()
  while (performance.now() - before < 20);
  thaw()
  const startedAt = now()
  await sleep(5)
  expect(now() - startedAt).toBe(5)
})
