import { definedOf, pick, type GameEvent } from '@voyager-mc/core'
import type { Durability } from '@voyager-mc/core/sqlite'
import type { Game, OpenGameOptions } from '@voyager-mc/game'
import { sqlitePlaceStore } from '@voyager-mc/observation'
import { createVoyager, type Voyager } from '../create-voyager.ts'
import { openHome, type Home } from '../home/open-home.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { RunStore } from '../stores/run-store.ts'
import type { VoyagerRoles } from '../session/voyager-roles.ts'
import type { CreateVoyagerOptions } from '../runs/voyager-settings.ts'
import { createDefaultRoles } from './create-default-roles.ts'
import type { CreateDefaultRolesOptions, DefaultRoles } from './default-roles.ts'
import { worldOfHome } from './world-of-home.ts'

/** Options of the game that stand beside those of the roles and the loop. */
const gameOptions = [
  'world',
  'speed',
  'primitives',
  'limits',
  'randomSeed',
  'auth',
  'signIn',
  'engine',
  'preset',
  'operator',
  'connectTimeoutMs',
  'reconnect',
  'sight',
  'remembersPlaces',
  'schematics',
  'onGlance',
] as const

/** The world that is played, the roles, and the place where learned things are kept. */
export interface CreateDefaultVoyagerOptions
  extends
    Omit<CreateDefaultRolesOptions, 'store' | 'primitives' | 'reservedNames'>,
    Omit<CreateVoyagerOptions, keyof VoyagerRoles | 'store' | 'random'>,
    Pick<OpenGameOptions, (typeof gameOptions)[number]> {
  /** Port of a server; `world` starts an embedded one instead. */
  readonly port?: number
  /** The default is this machine. */
  readonly host?: string
  /** Name the agent joins under; the default is `bot`. */
  readonly username?: string
  /** Adds a first-person picture to every observation, which the models see; needs `@voyager-mc/vision`. */
  readonly camera?: NonNullable<OpenGameOptions['screenshot']>
  /** Receives what happens in the game while a program still runs. */
  onGameEvent?(this: void, event: GameEvent): void
  /** Ends the opening of the game. */
  readonly signal?: AbortSignal
  /** Keeps journal, skills and the embedded world; absent forgets everything with the process. */
  readonly runDirectory?: string
  /** Failures that saved progress survives; the default, `process`, is `kill -9`, and `power` a power cut, too. */
  readonly durability?: Durability
}

/** An agent in a game of its own. */
export interface DefaultVoyager extends Voyager {
  readonly kind: DefaultRoles['kind']
  readonly game: Game
  /** Leaves the world and releases the run directory. */
  readonly close: () => Promise<void>
}

/** Makes the whole agent in one call: game, roles and stores with the paper's defaults. */
export async function createDefaultVoyager({
  runDirectory,
  durability = 'process',
  ...options
}: CreateDefaultVoyagerOptions): Promise<DefaultVoyager> {
  // The home first: a run that somebody else plays needs no game.
  const home = runDirectory === undefined ? undefined : await openHome(runDirectory, { durability })
  const opened: { close(): Promise<void> }[] = home === undefined ? [] : [home]
  const close = async (): Promise<void> => {
    for (const one of opened.toReversed()) await one.close()
  }
  try {
    const game = await open(options, home)
    opened.push(game)
    const store = home?.runStore ?? memoryRunStore()
    const { kind, ...roles } = await makeRoles({ ...options, durability }, { game, store, home })
    // The library writes for the last time between the game's end and the home's.
    opened.splice(-1, 0, roles.skillLibrary)
    const voyager = createVoyager({ ...options, environment: game, ...roles, store })
    return { ...voyager, kind, game, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Settings = Omit<CreateDefaultVoyagerOptions, 'runDirectory'>

async function open(settings: Settings, home: Home | undefined): Promise<Game> {
  const { openGame } = await import('@voyager-mc/game')
  const { world, host, port, version, username, stepTimeoutMs, camera, onGameEvent, signal } = settings
  const server = port === undefined ? undefined : definedOf({ port, host })
  const places = home && sqlitePlaceStore(home.database, { stage: home.stage })
  // A folder of its own goes before the run's home.
  const isKeptWithRun = world !== undefined && world.directory === undefined
  const worldHome = home !== undefined && isKeptWithRun ? await worldOfHome(home) : undefined
  return openGame(
    definedOf({
      ...pick(settings, gameOptions),
      places,
      version,
      server,
      username,
      stepTimeoutMs,
      signal,
      screenshot: camera,
      onEvent: onGameEvent,
      home: worldHome,
    }),
  )
}

function makeRoles(
  { primitives: _loadedByTheGame, ...options }: Settings,
  { game, store, home }: { readonly game: Game; readonly store: RunStore; readonly home: Home | undefined },
): Promise<DefaultRoles> {
  return createDefaultRoles({
    ...options,
    ...definedOf({ home }),
    // A skill must not hide what programs call.
    reservedNames: game.primitives.map(({ name }) => name),
    store,
  })
}
