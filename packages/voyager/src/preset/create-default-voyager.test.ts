import { fakeEnvironment } from '@voyager-mc/core/testing'
import type { Game, OpenGameOptions } from '@voyager-mc/game'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi, type MockInstance } from 'vitest'
import { openHome } from '../home/open-home.ts'
import { createDefaultRoles } from './create-default-roles.ts'
import { createDefaultVoyager, type CreateDefaultVoyagerOptions } from './create-default-voyager.ts'

const { openGame } = vi.hoisted(() => ({ openGame: vi.fn() }))
vi.mock(import('@voyager-mc/game'), () => ({ openGame }))
vi.mock(import('./create-default-roles.ts'), { spy: true })
vi.mock(import('../home/open-home.ts'), { spy: true })

const hop = { name: 'hop', summary: 'Hops.', parameters: [], example: 'await hop(bot)' }
let directory: string
let game: Game
let close: MockInstance<Game['close']>
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'preset-'))
  game = Object.assign(fakeEnvironment(), {
    primitives: [hop],
    address: { host: '127.0.0.1', port: 1, version: '1.19.4' },
    replacements: 0,
  }) as unknown as Game // as far as the preset uses one
  close = vi.spyOn(game, 'close')
  openGame.mockReset().mockResolvedValue(game)
})
afterEach(() => rmSync(directory, { recursive: true }))

test('keeps a run as safe as it was asked to', async () => {
  const voyager = await createDefaultVoyager({
    port: 1,
    version: '1.19.4',
    runDirectory: directory,
    durability: 'power',
  })
  await voyager.close()
  expect(vi.mocked(openHome).mock.calls).toEqual([[directory, { durability: 'power' }]])
  expect(close).toHaveBeenCalledOnce()
})

test('passes the settings of a run on, and leaves nothing open when they are wrong', async () => {
  const options = { port: 1, version: '1.19.4', attemptsPerTask: 0 }
  await expect(createDefaultVoyager(options)).rejects.toThrow('attemptsPerTask is 0')
  expect(close).toHaveBeenCalledOnce()
})

test('opens the game on a server or in an embedded world', async () => {
  const version = '1.19.4'
  const joined = await createDefaultVoyager({ host: 'there', port: 1, version, username: 'ada' })
  await joined.close()
  const embedded = await createDefaultVoyager({ world: { seed: 3 }, speed: 4, version, randomSeed: 2 })
  await embedded.close()
  expect(openGame.mock.calls).toEqual([
    [{ version, server: { host: 'there', port: 1 }, username: 'ada' }],
    [{ version, world: { seed: 3 }, speed: 4, randomSeed: 2 }],
  ])
})

test('passes on whatever the game takes', async () => {
  const settings = {
    stepTimeoutMs: 30_000,
    auth: 'offline',
    engine: 'quickjs',
    operator: { keepInventory: true },
    connectTimeoutMs: 5000,
    reconnect: { attempts: 2 },
    limits: { memoryMb: 512 },
    signIn: { folder: 'accounts', onCode: () => undefined },
    preset: 'original',
    sight: 'exposed',
    remembersPlaces: false,
    schematics: 'plans',
    randomSeed: 4,
    onGlance: () => undefined,
    signal: new AbortController().signal,
  } as const
  const version = '1.19.4'
  const camera = { width: 64 }
  const onGameEvent = (): undefined => undefined
  await (await createDefaultVoyager({ port: 1, version, camera, onGameEvent, ...settings })).close()
  const asGiven = { version, server: { port: 1 }, ...settings, screenshot: camera, onEvent: onGameEvent }
  expect(openGame.mock.calls).toEqual([[asGiven]])
})

/** Options of the game that have another name or owner here: a server has host and port, a run keeps world and places. */
type Renamed = 'server' | 'home' | 'places' | 'screenshot' | 'onEvent'

test('no option of the game is left without a way to it', () => {
  expectTypeOf<Exclude<keyof OpenGameOptions, keyof CreateDefaultVoyagerOptions | Renamed>>().toBeNever()
})

test('no skill may take the name of a primitive of the game, whose list no text replaces', async () => {
  const primitives = [new URL('file:///hop.js')]
  const voyager = await createDefaultVoyager({ port: 1, version: '1.19.4', primitives })
  await voyager.close()
  const [options] = vi.mocked(createDefaultRoles).mock.calls.at(-1) ?? []
  expect(options?.reservedNames).toEqual(['hop'])
  expect(options).not.toHaveProperty('primitives')
})

test('keeps the embedded world in the home of the run, unless it has a folder of its own', async () => {
  const version = '1.19.4'
  const home = { load: expect.any(Function), commit: expect.any(Function) }
  const kept = await createDefaultVoyager({ world: { seed: 3 }, version, runDirectory: directory })
  await kept.close()
  const world = { directory: join(directory, 'world') }
  await (await createDefaultVoyager({ world, version, runDirectory: directory })).close()
  await (await createDefaultVoyager({ port: 1, version, runDirectory: directory })).close()
  expect(openGame.mock.calls).toMatchObject([
    [{ version, world: { seed: 3 }, home }],
    [{ version, world }],
    [{ version, server: { port: 1 } }],
  ])
  expect(openGame.mock.calls.map(([options]) => 'home' in options)).toEqual([true, false, false])
})
