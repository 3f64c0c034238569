import type { Clock } from '../context/clock.ts'
import type { KeptWorld, WorldStore } from '../storage/world-store.ts'
import { difficulties, type Difficulty } from '../context/difficulty.ts'
import { defaultGamerules, type Gamerules } from '../context/gamerules.ts'
import { InvalidWorldOptionError } from '../errors/invalid-world-option-error.ts'
import { UnsupportedVersionError } from '../errors/unsupported-version-error.ts'
import { asVirtualClock } from '../time/virtual-clock.ts'
import type { WorldGenerator } from '../generation/index.ts'
import type { IndexedData } from 'minecraft-data'
import { defaultVersion, supportedVersions } from './supported-versions.ts'

/** Options of `startWorld`. */
export interface StartWorldOptions {
  /** A Minecraft version, 1.19.4 by default. */
  readonly version?: string
  /** Any whole number up to 2^53; it decides terrain and dice. */
  readonly seed?: number
  /** 0, the default, takes a free port. */
  readonly port?: number
  /** 127.0.0.1 by default. */
  readonly host?: string
  /** `normal` by default. */
  readonly difficulty?: Difficulty
  /** Changes to vanilla's gamerules. */
  readonly gamerules?: Partial<Gamerules>
  /** Folder in which the world is kept, as `sqliteWorldStore` keeps it; it lives in memory only when absent. */
  readonly directory?: string
  /** Place in which the world is kept instead of a directory; it stays open when the world is closed. */
  readonly store?: WorldStore
  /** World to go on with, for a host that keeps it itself and takes its changes. */
  readonly kept?: KeptWorld
  /** Players who may be in the world at once, 100 by default. */
  readonly maxPlayers?: number
  /** Columns that players see in each direction, 6 by default. */
  readonly viewDistanceChunks?: number
  /** Whether players may use operator commands: all by default, or the named ones. */
  readonly operators?: boolean | readonly string[]
  /**
   * Seconds of the world that pass in a second of the wall, 1 by default. Bots keep their own time unless `realm` hands
   * theirs over; `Infinity`, which skips all waiting, needs that.
   */
  readonly speed?: number
  /**
   * Puts the timers, `Date` and `performance.now` of a realm, usually `globalThis`, under the world's time until the
   * world is closed, so that bots in it live at the world's speed; see `installVirtualClock`.
   */
  readonly realm?: typeof globalThis
  /** The source of time in place of `realm`: real time by default, or a virtual clock that the caller installed. */
  readonly clock?: Clock
  /** Whether the process lives on while the world is open and nothing else goes on in it; it ends by default. */
  readonly holdsProcess?: boolean
  /** Maker of the ground, survival terrain by default. */
  readonly generator?: (options: { readonly registry: IndexedData; readonly seed: number }) => WorldGenerator
}

/** Start options with every default in place. */
export type ResolvedWorldOptions = Required<Omit<StartWorldOptions, OptionalKey>> &
  Pick<StartWorldOptions, OptionalKey>

type OptionalKey = 'directory' | 'store' | 'kept' | 'generator' | 'realm' | 'clock'

const maxPort = 65_535
const maxViewDistance = 32
const mostPlayers = 1000

/** Checks start options and fills in the defaults; throws a `WorldError` that names the first bad one. */
export function resolveOptions(options: StartWorldOptions): ResolvedWorldOptions {
  const resolved = {
    version: defaultVersion,
    seed: 1,
    port: 0,
    host: '127.0.0.1',
    difficulty: 'normal' as const,
    gamerules: {},
    viewDistanceChunks: 6,
    maxPlayers: 100,
    operators: true,
    speed: 1,
    holdsProcess: false,
    ...definedOf(options),
  }
  checkVersion(resolved.version)
  checkWholeNumber('seed', resolved.seed, {
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  })
  checkWholeNumber('port', resolved.port, { minimum: 0, maximum: maxPort })
  checkWholeNumber('viewDistanceChunks', resolved.viewDistanceChunks, {
    minimum: 2,
    maximum: maxViewDistance,
  })
  checkWholeNumber('maxPlayers', resolved.maxPlayers, { minimum: 1, maximum: mostPlayers })
  checkTime(resolved)
  checkText('host', resolved.host)
  if (resolved.directory !== undefined) checkText('directory', resolved.directory)
  checkOrigin(resolved)
  if (!difficulties.includes(resolved.difficulty)) {
    throw new InvalidWorldOptionError(
      'difficulty',
      resolved.difficulty,
      `use one of ${difficulties.join(', ')}`,
    )
  }
  checkGamerules(resolved.gamerules)
  return resolved
}

// Options that are present but undefined must not hide a default.
const definedOf = (options: StartWorldOptions): StartWorldOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

function checkVersion(version: string): void {
  if (!supportedVersions.includes(version)) throw new UnsupportedVersionError(version, supportedVersions)
}

function checkWholeNumber(
  option: string,
  value: unknown,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): void {
  if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum) return
  throw new InvalidWorldOptionError(option, value, `use a whole number from ${minimum} to ${maximum}`)
}

function checkTime({ speed, realm, clock }: StartWorldOptions): void {
  if (typeof speed !== 'number' || !(speed > 0)) {
    throw new InvalidWorldOptionError('speed', speed, 'use a number above 0')
  }
  if (realm === undefined) {
    if (speed === Infinity) {
      throw new InvalidWorldOptionError('speed', speed, 'pass a realm with it, or use a finite number')
    }
    if (speed !== 1 && asVirtualClock(clock)) {
      throw new InvalidWorldOptionError('speed', speed, 'give it to installVirtualClock instead')
    }
  } else if (clock !== undefined) {
    throw new InvalidWorldOptionError('realm', 'a realm', 'leave out either the realm or the clock')
  }
}

function checkOrigin(options: StartWorldOptions): void {
  const given = (['directory', 'store', 'kept'] as const).filter((name) => options[name] !== undefined)
  if (given.length < 2) return
  throw new InvalidWorldOptionError(given[1] ?? 'store', 'set', `leave it out, or leave out ${given[0]}`)
}

function checkText(option: string, value: unknown): void {
  if (typeof value !== 'string' || value.trim() === '') {
    throw new InvalidWorldOptionError(option, value, 'use a text that is not empty, or leave it out')
  }
}

function checkGamerules(gamerules: Partial<Gamerules>): void {
  const defaults: Readonly<Record<string, boolean | number>> = { ...defaultGamerules }
  for (const [name, value] of Object.entries(gamerules)) {
    const expected = defaults[name]
    if (expected === undefined) {
      throw new InvalidWorldOptionError(
        'gamerules',
        name,
        `use the names of vanilla's gamerules, such as keepInventory`,
      )
    }
    if (typeof value !== typeof expected) {
      throw new InvalidWorldOptionError(`gamerules.${name}`, value, `use a ${typeof expected}`)
    }
  }
}
