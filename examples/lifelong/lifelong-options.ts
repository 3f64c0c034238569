import { parseArgs } from 'node:util'
import { InvalidArgumentError } from '@voyager-mc/core'

/** What `npm run lifelong` was asked to do. */
export interface LifelongOptions {
  readonly help: boolean
  readonly debug: boolean
  readonly json: boolean
  readonly seed: number
  readonly version: string
  readonly attempts: number
  /** Item that ends the run when it is held; `none` runs until the attempts are spent. */
  readonly until: string
  /** An external server; absent means the embedded world. */
  readonly host?: string
  /** Port of the external server, or the one the embedded world listens on. */
  readonly port?: number
  readonly username: string
  /** Most world time per time of the wall; `Infinity` skips all waiting, absent is real time. */
  readonly speed?: number
  readonly runDirectory?: string
  readonly resume: boolean
}

export const lifelongHelp: string = `Usage: npm run lifelong -- [flags]

  --seed N          seed of the embedded world and of every choice (default 1)
  --attempts N      end after N attempts (default 40)
  --until ITEM      end when ITEM is held (default iron_pickaxe; with --attempts: none, only the attempts count)
  --version V       Minecraft version (default 1.19.4)
  --host H          play on this server instead of the embedded world
  --port P          port of that server (default 25565), or the port of the embedded world (default: a free one)
  --username NAME   name of the bot (default voyager)
  --speed N         run the embedded world up to N times faster than real time (default 0: skip all waiting; 1: real time)
  --run DIR         run directory (default runs/seed-N)
  --resume          go on with the run in that directory
  --json            events as JSON lines on standard output
  --debug           stack traces with errors

Models: set OPENAI_API_KEY for the model-driven roles; without it rules decide. More variables:
  OPENAI_BASE_URL           any OpenAI-compatible endpoint, such as http://127.0.0.1:11434/v1
  VOYAGER_MODEL             the model (default openai:gpt-4o)
  VOYAGER_<ROLE>_MODEL      another one for CURRICULUM, QUESTIONS, ACTION, CRITIC or DESCRIPTIONS
  VOYAGER_MODEL_TIMEOUT_MS  time for one reply (default 240000)
  VOYAGER_MAX_TOKENS, VOYAGER_MAX_CALLS, VOYAGER_MAX_DOLLARS  end the run, saved, before more is used
  VOYAGER_MODEL_STREAMING=1  receives replies piece by piece
  VOYAGER_RECORD=FILE       keeps every answer in a file; VOYAGER_REPLAY=FILE asks that file instead of a model`

/** Reads the flags; a wrong one is an InvalidArgumentError that names it. */
export function readLifelongOptions(commandLine: readonly string[]): LifelongOptions {
  const values = parseFlags(commandLine)
  const port =
    values.port === undefined ? undefined : readWhole('--port', values.port, { low: 1, high: 65_535 })
  return {
    help: values.help === true,
    debug: values.debug === true,
    json: values.json === true,
    seed: readWhole('--seed', values.seed ?? '1', { low: -(2 ** 31), high: 2 ** 31 - 1 }),
    version: values.version ?? '1.19.4',
    attempts: readWhole('--attempts', values.attempts ?? '40', { low: 1, high: 1_000_000 }),
    // Who says how many attempts there shall be wants them all.
    until: values.until ?? (values.attempts === undefined ? 'iron_pickaxe' : 'none'),
    username: values.username ?? 'voyager',
    resume: values.resume === true,
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(port === undefined ? {} : { port }),
    ...readSpeed(values),
    ...(values.run === undefined ? {} : { runDirectory: values.run }),
  }
}

function parseFlags(commandLine: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...commandLine],
      options: {
        seed: text,
        attempts: text,
        until: text,
        version: text,
        host: text,
        port: text,
        username: text,
        speed: text,
        run: text,
        resume: flag,
        json: flag,
        debug: flag,
        help: flag,
      },
    }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('.')[0] : String(error)
    throw new InvalidArgumentError('The command line', commandLine.join(' '), `${reason}. Try --help.`)
  }
}

function readWhole(
  name: string,
  text: string,
  { low, high }: { readonly low: number; readonly high: number },
): number {
  const number = Number(text)
  if (text.trim() !== '' && Number.isInteger(number) && number >= low && number <= high) return number
  throw new InvalidArgumentError(name, text, `pass a whole number from ${low} to ${high}.`)
}

function readSpeed({ speed, host }: { readonly speed?: string; readonly host?: string }): {
  readonly speed?: number
} {
  if (host === undefined) {
    const factor = readWhole('--speed', speed ?? '0', { low: 0, high: 1000 })
    return factor === 1 ? {} : { speed: factor || Infinity }
  }
  if (speed === undefined) return {}
  throw new InvalidArgumentError('--speed', speed, 'leave it out with --host: a server keeps its own time.')
}
