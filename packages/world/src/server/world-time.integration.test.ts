import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createFlatGenerator } from '../generation/index.ts'
import {
  installVirtualClock,
  startWorld,
  type Clock,
  type StartWorldOptions,
  type VirtualClock,
  type World,
} from '../index.ts'
import { joinBot, testVersion } from '../../testing/start-arena.ts'

let world: World | undefined
let clock: VirtualClock | undefined
afterEach(async () => {
  await world?.close()
  clock?.uninstall()
  world = clock = undefined
})

async function start(options: StartWorldOptions): Promise<World> {
  world = await startWorld({
    version: testVersion,
    gamerules: { doMobSpawning: false },
    generator: ({ registry }) => createFlatGenerator({ registry }),
    viewDistanceChunks: 2,
    ...options,
  })
  return world
}

function untilTick(of: World, tick: number): Promise<void> {
  return new Promise((resolve) => {
    const forget = of.events.on('tick', () => {
      if (of.tick < tick) return
      forget()
      resolve()
    })
  })
}

/** A clock of the test's own. */
function manualClock(): Clock & { jump(milliseconds: number): void } {
  let nowMs = 0
  let wake = (): void => undefined
  return {
    now: () => nowMs,
    setTimeout: (callback) => (wake = callback),
    clearTimeout: () => (wake = () => undefined),
    jump(milliseconds) {
      nowMs += milliseconds
      wake()
    },
  }
}

test('a speed multiplies the ticks of the clock it was given and touches no globals', async () => {
  const globals = { setTimeout, setInterval, Date }
  const own = manualClock()
  const running = await start({ speed: 4, clock: own })
  own.jump(50)
  expect(running.tick).toBe(4)
  expect({ setTimeout, setInterval, Date }).toEqual(globals)
  expect(Object.hasOwn(performance, 'now')).toBe(false)
})

test('a realm that was handed over lives in the time of the world and comes back with its end', async () => {
  const globals = { setTimeout, setInterval, Date }
  const running = await start({ speed: Infinity, realm: globalThis })
  expect(setTimeout).not.toBe(globals.setTimeout)
  const before = { tick: running.tick, at: Date.now() }
  await new Promise((resolve) => setTimeout(resolve, 60_001))
  expect(running.tick - before.tick).toBe(1200)
  expect(Date.now() - before.at).toBe(60_001)
  await running.close()
  expect({ setTimeout, setInterval, Date }).toEqual(globals)
})

test('a pause stops the world and the bots that share its time, until it goes on', async () => {
  const running = await start({ speed: Infinity, realm: globalThis })
  const bot = await joinBot(running, 'ada')
  running.pause()
  let bots = 0
  bot.on('physicsTick', () => {
    bots += 1
  })
  const { tick } = running
  await sleep(60)
  expect({ tick: running.tick, bots, isPaused: running.isPaused }).toEqual({ tick, bots: 0, isPaused: true })
  running.resume()
  await untilTick(running, tick + 20)
  expect(bots).toBeGreaterThan(15)
  expect(running.isPaused).toBe(false)
  bot.quit()
})

test('a paused world makes the steps it is told to', async () => {
  const running = await start({})
  running.pause()
  const { tick } = running
  running.step(100)
  expect(running.tick).toBe(tick + 100)
  await sleep(120)
  expect(running.tick).toBe(tick + 100)
  running.resume()
  await untilTick(running, tick + 101)
})

test('a world started with a frozen clock waits for the thaw', async () => {
  clock = installVirtualClock(globalThis)
  clock.freeze()
  const running = await start({ clock })
  await sleep(60)
  expect({ tick: running.tick, isPaused: running.isPaused }).toEqual({ tick: 0, isPaused: true })
  clock.thaw()
  await untilTick(running, 1)
})

test('two worlds in one process share one time', async () => {
  clock = installVirtualClock(globalThis)
  const first = await start({ clock })
  const second = await startWorld({ version: testVersion, seed: 2, viewDistanceChunks: 2, clock })
  const bots = await Promise.all([joinBot(first, 'ada'), joinBot(second, 'ada')])
  const { tick } = second
  await untilTick(first, first.tick + 100)
  expect(second.tick - tick).toBeGreaterThan(98)
  for (const bot of bots) bot.quit()
  await second.close()
})
