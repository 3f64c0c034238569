import { parseArgs } from 'node:util'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { FlagDefinition } from './command.ts'
import type { VoyagerConfig } from './voyager-config.ts'

/** The words and flags of one command; what no flag says may stand in the configuration. */
export interface CommandArguments {
  /** Words that are no flags. */
  readonly words: readonly string[]
  /** Prints data instead of text. */
  readonly json: boolean
  readonly config: VoyagerConfig
  /** The text of a flag, or of the configuration; undefined when neither has it. */
  readonly text: (flag: string) => string | undefined
  /** A whole number from 1 or `least` to `most`; another value throws `InvalidArgumentError`. */
  readonly whole: (
    flag: string,
    limits: { readonly least?: number; readonly most: number },
  ) => number | undefined
  /** Whether a switch is on. */
  readonly is: (flag: string) => boolean
  /** The parts of a text with commas; empty when it is absent. */
  readonly list: (flag: string) => readonly string[]
}

/** Flags that every command takes. */
export const commonFlags: Readonly<Record<string, FlagDefinition>> = {
  json: { summary: 'print data instead of text' },
  config: { value: 'FILE', summary: 'configuration; by default voyager.config.ts, if there is one' },
  debug: { summary: 'print stack traces' },
  help: { summary: 'print this' },
}

/** Flags and words as they were written. */
export interface ParsedWords {
  readonly words: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

/** Splits a command line; a flag the command does not know throws `InvalidArgumentError`. */
export function parseWords(
  args: readonly string[],
  { command, flags }: { readonly command: string; readonly flags: Readonly<Record<string, FlagDefinition>> },
): ParsedWords {
  const all = { ...flags, ...commonFlags }
  const options = Object.fromEntries(
    Object.entries(all).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { words: positionals, values }
  } catch (error) {
    const unknown = args.find((word) => word.startsWith('--') && !(nameOf(word) in all))
    if (unknown !== undefined)
      throw new InvalidArgumentError('flag', unknown, `voyager ${command} --help lists the flags.`)
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/)
    throw new InvalidArgumentError('flag', args.join(' '), `${reason}.`)
  }
}

function nameOf(word: string): string {
  return word.slice(2).split('=')[0] ?? ''
}

/** Puts the flags over the configuration. */
export function readArguments({ words, values }: ParsedWords, config: VoyagerConfig): CommandArguments {
  const settings: Readonly<Record<string, unknown>> = { ...config }
  const valueOf = (flag: string): unknown => values[flag] ?? settings[camelCase(flag)]
  const text = (flag: string): string | undefined => {
    const value = valueOf(flag)
    if (value === undefined) return undefined
    if (Array.isArray(value)) return value.join(',')
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  return {
    words,
    config,
    json: values['json'] === true,
    text,
    is: (flag) => valueOf(flag) === true,
    list: (flag) =>
      (text(flag) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    whole: (flag, { least = 1, most }) => {
      const written = text(flag)
      if (written === undefined) return undefined
      const value = Number(written)
      if (written.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value
      throw new InvalidArgumentError(`--${flag}`, written, `pass a whole number from ${least} to ${most}.`)
    },
  }
}

function camelCase(flag: string): string {
  return flag.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
}
