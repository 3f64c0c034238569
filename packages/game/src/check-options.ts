import { definedOf, InvalidArgumentError, sights, type GameEvent, type PlaceStore } from '@voyager-mc/core'
import type { GameHome } from './game-home.ts'
import type { SignInOptions } from '@voyager-mc/bot-runtime'
import type { BotSettings, GameLimits, OpenGameOptions } from './open-game-options.ts'
import type { GameSetup } from './protocol/messages.ts'

/** Options with every default in place. */
export interface CheckedOptions {
  readonly setup: GameSetup
  readonly limits: Required<Omit<GameLimits, 'program' | 'stepWallMs'>> & Pick<GameLimits, 'stepWallMs'>
  readonly stepTimeoutMs: number
  readonly home: GameHome | undefined
  /** By the number of the bot. */
  readonly places: readonly (PlaceStore | undefined)[]
  readonly onEvent: ((event: GameEvent, bot: number) => void) | undefined
  readonly onGlance: OpenGameOptions['onGlance'] | undefined
  readonly onCode: SignInOptions['onCode'] | undefined
  readonly signal: AbortSignal | undefined
}

const engines: readonly unknown[] = ['quickjs', 'isolated-vm']
const presets: readonly unknown[] = ['original']
const limitNames: ReadonlySet<string> = new Set([
  'stepWallMs',
  'answerMs',
  'silenceMs',
  'memoryMb',
  'deaths',
  'eventCharacters',
])
const auths: readonly unknown[] = ['offline', 'microsoft']

/** Checks the options of `openGame`; throws `InvalidArgumentError` for the first bad one. */
export function checkOptions(options: OpenGameOptions): CheckedOptions {
  const {
    world,
    server,
    home,
    places,
    primitives = [],
    limits = {},
    onEvent,
    onGlance,
    signal,
    signIn,
    ...rest
  } = options
  const { speed = Infinity, stepTimeoutMs = 600_000, ...settings } = rest
  const bot = { ...settings, stepTimeoutMs }
  checkPlace(options)
  checkBot(bot)
  if (typeof speed !== 'number' || !(speed > 0)) {
    throw new InvalidArgumentError('speed', speed, 'use a number above 0, or Infinity to skip all waiting.')
  }
  const checkedLimits = checkLimits(limits)
  const { eventCharacters } = checkedLimits
  return {
    setup: {
      bot: definedOf(bot),
      mates: [],
      ...(world && { world: definedOf(world) }),
      ...(server && { server: definedOf(server) }),
      ...(signIn && { signIn: checkSignIn(signIn) }),
      speed: world ? speed : 1,
      primitiveUrls: primitives.map(checkUrl),
      limits: {
        eventCharacters,
        ...(limits.program && { program: checkEach('limits.program', limits.program) }),
      },
    },
    limits: checkedLimits,
    stepTimeoutMs,
    home,
    places: [places],
    onEvent: onEvent && ((event) => onEvent(event)),
    onGlance,
    onCode: signIn?.onCode,
    signal,
  }
}

function checkSignIn({ folder, onCode }: SignInOptions): NonNullable<GameSetup['signIn']> {
  if (folder !== undefined && (typeof folder !== 'string' || folder.trim() === '')) {
    throw new InvalidArgumentError('signIn.folder', folder, 'use a folder, or leave it out.')
  }
  return { ...(folder !== undefined && { folder }), tellsCodes: onCode !== undefined }
}

function checkPlace({ world, server, speed, home }: OpenGameOptions): void {
  if (home !== undefined && (world === undefined || world.directory !== undefined)) {
    throw new InvalidArgumentError(
      'home',
      'set',
      'leave it out: it keeps an embedded world without a directory.',
    )
  }
  if (world === undefined && server === undefined) {
    throw new InvalidArgumentError(
      'world',
      world,
      'pass a world to embed, such as { seed: 1 }, or a server to join.',
    )
  }
  if (world !== undefined && server !== undefined) {
    throw new InvalidArgumentError(
      'server',
      JSON.stringify(server),
      'leave out either the server or the world.',
    )
  }
  if (server === undefined) return
  if (speed !== undefined && speed !== 1) {
    throw new InvalidArgumentError('speed', speed, 'leave it out: a server keeps its own time.')
  }
  const { port = 25_565, host = '127.0.0.1' } = server
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new InvalidArgumentError('server.port', port, 'use a whole number from 1 to 65535.')
  }
  if (typeof host !== 'string' || host.trim() === '') {
    throw new InvalidArgumentError('server.host', host, 'use a name or an address, or leave it out.')
  }
}

function checkBot({
  engine,
  preset,
  auth,
  randomSeed,
  stepTimeoutMs,
  connectTimeoutMs,
  screenshot,
  sight,
}: BotSettings): void {
  checkOneOf('engine', engine, engines)
  checkOneOf('preset', preset, presets)
  checkOneOf('auth', auth, auths)
  checkOneOf('sight', sight, sights)
  if (randomSeed !== undefined && !Number.isSafeInteger(randomSeed)) {
    throw new InvalidArgumentError('randomSeed', randomSeed, 'use a whole number.')
  }
  checkEach('', { stepTimeoutMs, connectTimeoutMs })
  checkEach('screenshot', { ...screenshot })
}

function checkOneOf(name: string, value: unknown, values: readonly unknown[]): void {
  if (value === undefined || values.includes(value)) return
  throw new InvalidArgumentError(name, value, `use ${values.join(' or ')}, or leave it out.`)
}

function checkLimits(limits: GameLimits): CheckedOptions['limits'] {
  const { program: _inside, ...own } = limits
  const unknown = Object.keys(own).find((name) => !limitNames.has(name))
  if (unknown !== undefined) {
    throw new InvalidArgumentError(
      `limits.${unknown}`,
      Reflect.get(own, unknown),
      `use ${[...limitNames].join(', ')} or program.`,
    )
  }
  checkEach('limits', own)
  if (own.deaths !== undefined && !Number.isInteger(own.deaths)) {
    throw new InvalidArgumentError('limits.deaths', own.deaths, 'use a whole number above 0.')
  }
  return {
    answerMs: 5000,
    silenceMs: 10_000,
    memoryMb: 1024,
    deaths: 3,
    eventCharacters: 16_000_000,
    ...definedOf(own),
  }
}

/** Checks that every number there is above 0. */
function checkEach<Numbers extends Readonly<Record<string, unknown>>>(
  place: string,
  numbers: Numbers,
): Numbers {
  for (const [name, value] of Object.entries(numbers)) {
    if (value === undefined || (typeof value === 'number' && value > 0)) continue
    throw new InvalidArgumentError(
      place === '' ? name : `${place}.${name}`,
      value,
      'use a number above 0, or leave it out.',
    )
  }
  return numbers
}

function checkUrl(value: string | URL): string {
  const text = String(value)
  if (URL.canParse(text)) return text
  throw new InvalidArgumentError(
    'primitives',
    value,
    'use the URL of a module, such as new URL("./primitives.js", import.meta.url).',
  )
}
