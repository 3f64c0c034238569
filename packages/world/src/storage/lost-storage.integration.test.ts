import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  sqliteWorldStore,
  startWorld,
  WorldStorageError,
  type KeptWorld,
  type World,
  type WorldEventMap,
  type WorldStore,
} from '../index.ts'
import { joinBot, testVersion } from '../../testing/start-arena.ts'

let directory: string
let child: ChildProcess | undefined
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'world-'))
})
afterEach(async () => {
  // Also after a failure: a world that nobody ends would keep the test run alive.
  child?.kill('SIGKILL')
  child = undefined
  await rm(directory, { recursive: true, force: true })
})

/** A store on a disk that can be full or slow. */
function storeOnDisk(): { readonly store: WorldStore; readonly disk: Disk } {
  const inner = sqliteWorldStore(join(directory, 'world.sqlite'))
  const disk: Disk = { isFull: false, delay: undefined }
  const commit = async (changes: KeptWorld): Promise<void> => {
    await disk.delay
    if (disk.isFull) throw new Error('The disk is full.')
    await inner.commit(changes)
  }
  return { store: { ...inner, commit }, disk }
}

interface Disk {
  isFull: boolean
  /** What a write waits for. */
  delay: Promise<void> | undefined
}

function next<Name extends keyof WorldEventMap>(world: World, name: Name): Promise<WorldEventMap[Name]> {
  return new Promise((resolve) => {
    const forget = world.events.on(name, (event) => {
      forget()
      resolve(event)
    })
  })
}

function untilTick(world: World, tick: number): Promise<void> {
  return new Promise((resolve) => {
    const forget = world.events.on('tick', () => {
      if (world.tick < tick) return
      forget()
      resolve()
    })
  })
}

test('a full disk is reported, the world runs on and is saved when there is room again', async () => {
  const { store, disk } = storeOnDisk()
  const world = await startWorld({ version: testVersion, store, speed: 20, viewDistanceChunks: 2 })
  const bot = await joinBot(world, 'ada')
  disk.isFull = true
  const { error, during } = await next(world, 'error')
  expect({ during, error }).toEqual({ during: 'autosave', error: expect.any(WorldStorageError) })
  await expect(world.save()).rejects.toThrow('cannot be written')
  world.give('ada', { name: 'bread', count: 3 })
  world.setBlock({ x: 40, y: 90, z: 40 }, 'gold_block')
  const { tick } = world
  await next(world, 'error')
  expect(world.tick).toBeGreaterThan(tick)
  expect(world.players).toHaveLength(1)
  disk.isFull = false
  const saved = await next(world, 'save')
  expect(saved.tick).toBeGreaterThan(tick)
  bot.quit()
  await world.close()
  await store.close()
  const again = await startWorld({ directory })
  expect(again.snapshot().players['ada']).toMatchObject({ inventory: withBread })
  expect(again.blockAt({ x: 40, y: 90, z: 40 }).name).toBe('gold_block')
  await again.close()
})

test('a world that cannot be saved frees its port when it is closed, and says so', async () => {
  const { store, disk } = storeOnDisk()
  const world = await startWorld({ version: testVersion, store, viewDistanceChunks: 2 })
  const { port } = world
  disk.isFull = true
  await expect(world.close()).rejects.toThrow(WorldStorageError)
  const next = await startWorld({ version: testVersion, port })
  expect(next.port).toBe(port)
  await next.close()
  await store.close()
})

test('what a slow disk has delayed is saved as soon as it is ready', async () => {
  const { store, disk } = storeOnDisk()
  const world = await startWorld({ version: testVersion, store, speed: 4, viewDistanceChunks: 2 })
  let finish = (): void => undefined
  disk.delay = new Promise((resolve) => {
    finish = resolve
  })
  await untilTick(world, 170)
  const first = next(world, 'save')
  finish()
  const { tick: delayed } = await first
  const { tick: following } = await next(world, 'save')
  expect(delayed).toBeLessThan(100)
  expect(following - world.tick).toBeLessThan(40)
  await world.close()
  await store.close()
})

const withBread = expect.arrayContaining([{ name: 'bread', count: 3 }])

test('a killed process loses at most five seconds', async () => {
  const program = `import { startWorld } from ${JSON.stringify(new URL('../index.ts', import.meta.url).href)}
    const { host, port } = await startWorld(${JSON.stringify({ version: testVersion, directory, holdsProcess: true })})
    console.log(host + ':' + port)`
  const running = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = running
  const [line]: unknown[] = await once(running.stdout, 'data')
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(String(line))?.[1])
  const bot = await joinBot({ host: '127.0.0.1', port, version: testVersion }, 'ada')
  bot.chat('/give @s bread 3')
  while (!bot.inventory.items().some(({ name }) => name === 'bread')) await sleep(20)
  const givenAt = bot.time.age
  // The world tells its time once a second; one more than the five is for a slow disk.
  while (bot.time.age - givenAt < 120) await sleep(20)
  running.kill('SIGKILL')
  await once(running, 'exit')
  bot.end()
  const world = await startWorld({ directory })
  expect(world.snapshot().players['ada']).toMatchObject({ inventory: withBread })
  await world.close()
})
