import { expect, test } from 'vitest'
import { InvalidWorldOptionError } from '../errors/invalid-world-option-error.ts'
import { UnsupportedVersionError } from '../errors/unsupported-version-error.ts'
import { WorldError } from '../errors/world-error.ts'
import { resolveOptions, type StartWorldOptions } from './resolve-options.ts'

test('fills in the defaults', () => {
  expect(resolveOptions({})).toMatchObject({
    version: '1.19.4',
    seed: 1,
    port: 0,
    host: '127.0.0.1',
    difficulty: 'normal',
    viewDistanceChunks: 6,
    maxPlayers: 100,
    operators: true,
  })
})

test('takes an undefined option as absent', () => {
  // A caller without exact optional types may pass undefined.
  expect(resolveOptions({ version: undefined } as unknown as StartWorldOptions).version).toBe('1.19.4')
})

test('names an unknown version and the known ones', () => {
  const start = (): unknown => resolveOptions({ version: '1.7.10' })
  expect(start).toThrow(UnsupportedVersionError)
  expect(start).toThrow("Minecraft version '1.7.10' is not supported; use one of 1.16.5, 1.18.2, 1.19.4")
})

test.each([
  ['seed', { seed: 1.5 }, 'Option seed is 1.5; use a whole number'],
  ['seed', { seed: Number.NaN }, 'Option seed is NaN; use a whole number'],
  ['seed', { seed: 'seven' }, 'Option seed is "seven"; use a whole number'],
  ['port', { port: 70_000 }, 'Option port is 70000; use a whole number from 0 to 65535.'],
  ['port', { port: -1 }, 'Option port is -1;'],
  ['host', { host: ' ' }, 'Option host is " "; use a text that is not empty, or leave it out.'],
  ['directory', { directory: '' }, 'Option directory is "";'],
  [
    'difficulty',
    { difficulty: 'brutal' },
    'Option difficulty is "brutal"; use one of peaceful, easy, normal, hard.',
  ],
  ['speed', { speed: 0 }, 'Option speed is 0; use a number above 0.'],
  ['speed', { speed: Number.NaN }, 'Option speed is NaN; use a number above 0.'],
  ['speed', { speed: Infinity }, 'Option speed is Infinity; pass a realm with it, or use a finite number.'],
  ['speed', { speed: 2, clock: { freeze: () => undefined } }, 'give it to installVirtualClock instead.'],
  ['realm', { realm: {}, clock: {} }, 'leave out either the realm or the clock.'],
  ['viewDistanceChunks', { viewDistanceChunks: 1 }, 'Option viewDistanceChunks is 1;'],
  ['maxPlayers', { maxPlayers: 0 }, 'Option maxPlayers is 0; use a whole number from 1 to 1000.'],
  ['gamerules', { gamerules: { fly: true } }, 'Option gamerules is "fly"; use the names of vanilla'],
  [
    'gamerules.keepInventory',
    { gamerules: { keepInventory: 1 } },
    'Option gamerules.keepInventory is 1; use a boolean.',
  ],
])('refuses a bad %s', (option, options, message) => {
  // The table holds what a JavaScript caller may pass by mistake.
  const start = (): unknown => resolveOptions(options as unknown as StartWorldOptions)
  expect(start).toThrow(message)
  try {
    start()
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidWorldOptionError)
    expect(error).toMatchObject({ code: 'WORLD_INVALID_OPTION', option })
    expect(WorldError.isInstance(error)).toBe(true)
  }
})
