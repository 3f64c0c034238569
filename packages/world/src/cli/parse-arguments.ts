import { parseArgs } from 'node:util'
import { InvalidWorldOptionError } from '../errors/invalid-world-option-error.ts'
import type { StartWorldOptions } from '../server/resolve-options.ts'

/** Wishes on the command line. */
export interface WorldArguments {
  readonly isHelp: boolean
  readonly isDebug: boolean
  readonly options: StartWorldOptions
}

/** The text of `--help`. */
export const usage = `voyager-world: a Minecraft survival world for bots

  --seed <number>         terrain and dice (1)
  --version <version>     Minecraft version (1.19.4)
  --port <number>         where clients connect (25565; 0 takes a free port)
  --host <name>           the address to listen on (127.0.0.1)
  --speed <factor>        how fast the world runs; clients keep their own time (1)
  --difficulty <name>     peaceful, easy, normal or hard (normal)
  --directory <path>      keep the world there
  --operators <a,b>       who may use commands (everybody)
  --debug                 show stack traces
  --help                  show this text`

const defaultPort = 25_565

/** Reads the command line; throws `InvalidWorldOptionError` for what it does not know. */
export function parseArguments(words: readonly string[]): WorldArguments {
  const values = read(words)
  const options: StartWorldOptions = {
    port: wholeNumberOf('port', values.port) ?? defaultPort,
    ...definedOf({
      seed: wholeNumberOf('seed', values.seed),
      speed: values.speed === undefined ? undefined : Number(values.speed),
      version: values.version,
      host: values.host,
      // resolveOptions checks the name and says which ones there are.
      difficulty: values.difficulty as StartWorldOptions['difficulty'],
      directory: values.directory,
      operators: values.operators?.split(',').filter(Boolean),
    }),
  }
  return { isHelp: values.help === true, isDebug: values.debug === true, options }
}

function read(words: readonly string[]): ReturnType<typeof readStrictly> {
  try {
    return readStrictly(words)
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('.')[0] ?? '') : ''
    throw new InvalidWorldOptionError('arguments', words.join(' '), `${problem}; see --help`)
  }
}

function readStrictly(words: readonly string[]): {
  readonly [
    Name in 'seed' | 'version' | 'port' | 'host' | 'speed' | 'difficulty' | 'directory' | 'operators'
  ]?: string
} & { readonly debug?: boolean; readonly help?: boolean } {
  return parseArgs({
    args: [...words],
    options: {
      seed: { type: 'string' },
      version: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      speed: { type: 'string' },
      difficulty: { type: 'string' },
      directory: { type: 'string' },
      operators: { type: 'string' },
      debug: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values
}

function wholeNumberOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value)) {
    throw new InvalidWorldOptionError(option, text, 'use a whole number')
  }
  return value
}

// exactOptionalPropertyTypes: an option that was not given must be absent, not undefined.
function definedOf(options: {
  readonly [Key in keyof StartWorldOptions]: StartWorldOptions[Key] | undefined
}): StartWorldOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
