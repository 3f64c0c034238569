import { parseArgs } from 'node:util'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { ServeBotOptions } from '../serve-bot.ts'

export const usage = `Usage: voyager-mcp [options]

Serves one Minecraft bot to MCP clients: its primitives and learned skills as tools, what it sees as a resource.
Over standard input and output by default.

  --host HOST        Minecraft server (127.0.0.1)
  --port PORT        its port (25565)
  --version VERSION  its game version (1.19.4)
  --username NAME    name the bot joins under (bot)
  --world            start an embedded world instead; needs @voyager-mc/world
  --seed N           its seed (1)
  --skills DIR       offer the skills of this library
  --no-programs      refuse programs of the client
  --time-limit S     seconds one call may take (120)
  --http PORT        serve over HTTP on 127.0.0.1 instead; 0 takes a free port
  --help             print this

Over HTTP clients send a token: VOYAGER_MCP_TOKEN, or a random one that is printed.`

export interface ParsedArguments {
  readonly isHelp: boolean
  readonly options: ServeBotOptions
}

export interface ParseArgumentsOptions {
  /** Environment variables. */
  readonly variables: Readonly<Record<string, string | undefined>>
}

/** Reads the command line; what can never work throws `InvalidArgumentError`. */
export function parseArguments(
  args: readonly string[],
  { variables }: ParseArgumentsOptions,
): ParsedArguments {
  const values = split(args)
  const text = (name: 'host' | 'version' | 'username' | 'skills'): Readonly<Record<string, string>> =>
    values[name] === undefined ? {} : { [name]: values[name] }
  const port = whole('port', values.port, { least: 1, most: 65_535 })
  const seconds = whole('time-limit', values['time-limit'], { least: 1, most: 86_400 })
  const httpPort = whole('http', values.http, { least: 0, most: 65_535 })
  const token = variables['VOYAGER_MCP_TOKEN']
  const seed = whole('seed', values.seed, { least: -(2 ** 31), most: 2 ** 31 - 1 }) ?? 1
  return {
    isHelp: values.help === true,
    options: {
      ...text('host'),
      ...text('version'),
      ...text('username'),
      ...text('skills'),
      ...(port === undefined ? {} : { port }),
      ...(values.world === true ? { world: { seed } } : {}),
      ...(values['no-programs'] === true ? { allowPrograms: false } : {}),
      ...(seconds === undefined ? {} : { stepTimeoutMs: seconds * 1000 }),
      ...(httpPort === undefined
        ? {}
        : { http: { port: httpPort, ...(token === undefined ? {} : { token }) } }),
    },
  }
}

const definitions = {
  host: { type: 'string' },
  port: { type: 'string' },
  version: { type: 'string' },
  username: { type: 'string' },
  world: { type: 'boolean' },
  seed: { type: 'string' },
  skills: { type: 'string' },
  'no-programs': { type: 'boolean' },
  'time-limit': { type: 'string' },
  http: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

function split(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof definitions }>>['values'] {
  try {
    return parseArgs({ args: [...args], options: definitions }).values
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/)
    throw new InvalidArgumentError('arguments', args.join(' '), `${reason}; --help lists the options.`)
  }
}

function whole(
  name: string,
  text: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new InvalidArgumentError(`--${name}`, text, `pass a whole number from ${least} to ${most}.`)
}
