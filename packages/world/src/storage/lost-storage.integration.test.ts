import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorld, WorldStorageError, type World, type WorldEventMap } from '../index.ts'
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

/** Makes every write of the world fail, on Linux as a full disk does. */
async function fillDisk(): Promise<() => Promise<void>> {
  const draft = join(directory, 'world.json.gz.tmp')
  if (existsSync('/dev/full')) await symlink('/dev/full', draft)
  else await mkdir(draft)
  return () => rm(draft, { recursive: true })
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
  const world = await startWorld({ version: testVersion, directory, speed: 20, viewDistanceChunks: 2 })
  const bot = await joinBot(world, 'ada')
  const makeRoom = await fillDisk()
  const { error, during } = await next(world, 'error')
  expect({ during, error }).toEqual({ during: 'autosave', error: expect.any(WorldStorageError) })
  await expect(world.save()).rejects.toThrow('check its rights and the free space of its disk')
  world.give('ada', { name: 'bread', count: 3 })
  const { tick } = world
  await next(world, 'error')
  expect(world.tick).toBeGreaterThan(tick)
  expect(world.players).toHaveLength(1)
  await makeRoom()
  const saved = await next(world, 'save')
  expect(saved.tick).toBeGreaterThan(tick)
  bot.quit()
  await world.close()
  const again = await startWorld({ directory })
  expect(again.snapshot().players['ada']?.inventory).toContainEqual({ name: 'bread', count: 3 })
  await again.close()
})

test('a world that cannot be saved frees its port when it is closed, and says so', async () => {
  const world = await startWorld({ version: testVersion, directory, viewDistanceChunks: 2 })
  const { port } = world
  await fillDisk()
  await expect(world.close()).rejects.toThrow(WorldStorageError)
  const next = await startWorld({ version: testVersion, port })
  expect(next.port).toBe(port)
  await next.close()
})

test.skipIf(process.platform === 'win32')(
  'what a slow disk has delayed is saved as soon as it is ready',
  async () => {
    const draft = join(directory, 'world.json.gz.tmp')
    const world = await startWorld({ version: testVersion, directory, speed: 4, viewDistanceChunks: 2 })
    // Opening a pipe takes until somebody reads it; it cannot be synchronised, so that the save fails then.
    execFileSync('mkfifo', [draft])
    await untilTick(world, 170)
    const failure = next(world, 'error')
    const reader = await open(draft, 'r')
    await rm(draft)
    const saved = next(world, 'save')
    await failure
    const { tick } = world
    await reader.close()
    expect((await saved).tick - tick).toBeLessThan(40)
    await world.close()
  },
)

test('a killed process loses at most five seconds', async () => {
  const cli = fileURLToPath(new URL('../cli/world.ts', import.meta.url))
  const flags = ['--port', '0', '--version', testVersion, '--directory', directory]
  const running = spawn(process.execPath, [cli, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
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
  expect((await stat(join(directory, 'world.json.gz'))).size).toBeGreaterThan(0)
  const world = await startWorld({ directory })
  expect(world.snapshot().players['ada']?.inventory ?? []).toContainEqual({ name: 'bread', count: 3 })
  await world.close()
}, 120_000)
