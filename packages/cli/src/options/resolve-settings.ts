import { InvalidArgumentError } from '@voyager-mc/core'
import type { CommandName, OptionRow } from './option-row.ts'
import { flagOf, optionRows, rowsOf, type OptionName } from './option-table.ts'
import { parseOption, type OptionValue, type RawOption } from './parse-option.ts'
import type { Origin, Settings } from './settings.ts'

/** Everything that may give an option its value, the first that has one wins. */
interface SettingSources {
  /** Flags as they were written, by option. */
  readonly flags: Readonly<Partial<Record<OptionName, unknown>>>
  /** Settings that a run keeps, when one goes on. */
  readonly kept?: Readonly<Record<string, unknown>>
  /** Environment variables. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Content of the configuration, and the file it stands in. */
  readonly config?: { readonly values: Readonly<Record<string, unknown>>; readonly file: string }
}

/** Values of the options, and where each comes from. */
interface ResolvedSettings {
  readonly settings: Settings
  readonly originOf: (name: OptionName) => Origin
}

/** Reads every option that a command takes; a value that can never work throws `InvalidArgumentError`. */
export function resolveSettings(command: CommandName, sources: SettingSources): ResolvedSettings {
  const values = new Map<OptionName, OptionValue>()
  const origins = new Map<OptionName, Origin>()
  for (const [name, row] of rowsOf(command)) {
    const found = findValue(name, row, { command, sources })
    if (found === undefined) continue
    values.set(name, row.isSecret === true ? parseSecret(row, found) : parseOption(row, found))
    origins.set(name, found.origin)
  }
  for (const [name, row] of optionRows()) {
    const value = defaultOf(row)
    if (!values.has(name) && value !== undefined) values.set(name, value)
  }
  return {
    // Each value was read by the row whose type its name has, and those that are always there got their defaults.
    settings: Object.fromEntries(values) as unknown as Settings,
    originOf: (name) => origins.get(name) ?? 'default',
  }
}

// An error shows the value, which of a secret nobody may see.
function parseSecret(row: OptionRow, found: FoundValue): OptionValue {
  try {
    return parseOption(row, found)
  } catch (error) {
    if (!InvalidArgumentError.isInstance(error)) throw error
    throw new InvalidArgumentError(found.place, '(not shown)', 'pass a text without control characters.')
  }
}

interface FoundValue extends RawOption {
  readonly origin: Origin
}

function findValue(
  name: OptionName,
  { variable, isInConfig, isKept, flagOnlyFor = [] }: OptionRow,
  { command, sources }: { readonly command: CommandName; readonly sources: SettingSources },
): FoundValue | undefined {
  const { flags, kept, variables, config } = sources
  const flag = flags[name]
  if (flag !== undefined) return { raw: flag, origin: 'flag', place: `--${flagOf(name)}` }
  if (flagOnlyFor.includes(command)) return undefined
  const own = isKept ? kept?.[name] : undefined
  if (own !== undefined) return { raw: own, origin: 'run', place: `${name} of the run` }
  // An empty variable is one that was not set.
  const text = variable === undefined ? '' : (variables[variable] ?? '')
  if (variable !== undefined && text !== '') return { raw: text, origin: 'variable', place: variable }
  const written = isInConfig === false ? undefined : config?.values[name]
  return written === undefined
    ? undefined
    : { raw: written, origin: 'config', place: `${name} in ${config?.file}` }
}

function defaultOf(row: OptionRow): OptionValue | undefined {
  if (row.default !== undefined) return row.default
  if (row.type === 'switch') return false
  return row.type === 'choices' ? [] : undefined
}
