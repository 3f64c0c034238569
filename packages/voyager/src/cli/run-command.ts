import { parseArgs } from 'node:util'
import { InvalidArgumentError } from '@voyager-mc/core'
import { compareCommand } from './compare-command.ts'
import { reportCommand } from './report-command.ts'
import { statusCommand } from './status-command.ts'

/** Where a command's output goes. */
export interface Terminal {
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

/** One subcommand: reads run directories and says what it found. */
export type Command = (
  directories: readonly string[],
  options: { readonly json: boolean; readonly say: (text: string) => void },
) => Promise<void>

const commands: Readonly<Record<string, Command>> = {
  report: reportCommand,
  compare: compareCommand,
  status: statusCommand,
}

const help = `voyager <command> RUN [RUN …]

  report RUN         writes RUN/report: figures, table, plots
  compare RUN RUN …  medians and ranges of several runs
  status RUN         where a run stands and what it was doing

  --json             prints data instead of text
  --debug            prints stack traces
  --help             prints this

Exit code: 0 done, 1 failed, 2 wrong use.`

/** Runs the command line and returns its exit code. */
export async function runCommand(words: readonly string[], { say, complain }: Terminal): Promise<number> {
  const wantsTraces = words.includes('--debug')
  try {
    const { values, positionals } = readWords(words)
    const [name = '', ...directories] = positionals
    if (values.help === true || name === '') {
      say(help)
      return name === '' && values.help !== true ? 2 : 0
    }
    const command = commands[name]
    if (command === undefined) {
      throw new InvalidArgumentError('command', name, `use one of ${Object.keys(commands).join(', ')}.`)
    }
    if (directories.length === 0) throw new InvalidArgumentError('RUN', '', `write voyager ${name} RUN.`)
    await command(directories, { json: values.json === true, say })
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    complain(wantsTraces && error instanceof Error ? (error.stack ?? message) : message)
    return InvalidArgumentError.isInstance(error) ? 2 : 1
  }
}

interface Words {
  readonly values: { readonly help?: boolean; readonly json?: boolean }
  readonly positionals: readonly string[]
}

function readWords(words: readonly string[]): Words {
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { help: flag, json: flag, debug: flag },
    })
  } catch {
    const known = new Set(['--help', '--json', '--debug'])
    const unknown = words.find((word) => word.startsWith('-') && !known.has(word))
    throw new InvalidArgumentError('flag', unknown, 'use --json, --debug or --help.')
  }
}
