import { parseArgs, type ParseArgsConfig } from 'node:util'
import { InvalidArgumentError } from '@voyager-mc/core'

/** What `voyager learn` and `voyager solve` are told on the command line. */
export interface AgentFlags {
  /** Words that are no flags. */
  readonly words: readonly string[]
  readonly host: string
  readonly port: number
  readonly version: string
  readonly username: string
  readonly attempts?: number
  readonly until?: string
  readonly run?: string
  readonly skills?: string
  /** `provider:model`; absent means rules. */
  readonly model?: string
  readonly baseUrl?: string
  readonly resume: boolean
  readonly json: boolean
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  host: text,
  port: text,
  version: text,
  username: text,
  attempts: text,
  until: text,
  run: text,
  skills: text,
  model: text,
  'base-url': text,
  resume: flag,
  json: flag,
  debug: flag,
} satisfies ParseArgsConfig['options']

/** Reads the flags of an agent command; what is unknown or out of range throws `InvalidArgumentError`. */
export function readAgentFlags(args: readonly string[]): AgentFlags {
  const { values, positionals: words } = parse(args)
  const { until, run, skills, model, 'base-url': baseUrl } = values
  const attempts =
    values.attempts === undefined ? undefined : readWhole('--attempts', values.attempts, 1_000_000)
  return {
    words,
    host: values.host ?? '127.0.0.1',
    port: readWhole('--port', values.port ?? '25565', 65_535),
    version: values.version ?? '1.19.4',
    username: values.username ?? 'bot',
    resume: values.resume ?? false,
    json: values.json ?? false,
    ...(attempts !== undefined && { attempts }),
    ...(until !== undefined && { until }),
    ...(run !== undefined && { run }),
    ...(skills !== undefined && { skills }),
    ...(model !== undefined && { model }),
    ...(baseUrl !== undefined && { baseUrl }),
  }
}

function parse(args: readonly string[]): ReturnType<typeof parseKnown> {
  try {
    return parseKnown(args)
  } catch {
    const unknown = args.find((word) => word.startsWith('-') && !Object.keys(options).includes(word.slice(2)))
    throw new InvalidArgumentError('flag', unknown ?? args.join(' '), 'voyager --help lists the flags.')
  }
}

// A named function, because only its inferred result knows every flag.
const parseKnown = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, allowPositionals: true })

function readWhole(name: string, text: string, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new InvalidArgumentError(name, text, `pass a whole number from 1 to ${most}.`)
}
