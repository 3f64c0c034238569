import { flagOf, optionRows, type OptionName } from '../options/option-table.ts'
import type { Origin, Settings } from '../options/settings.ts'

/** Flags that say otherwise than the run, in words. */
export function describeOverrides(
  kept: Readonly<Record<string, unknown>>,
  { settings, originOf }: { readonly settings: Settings; readonly originOf: (name: OptionName) => Origin },
): readonly string[] {
  return optionRows().flatMap(([name, { isKept }]) => {
    const [before, now] = [kept[name], settings[name]]
    const isOther = isKept === true && originOf(name) === 'flag' && wordsOf(before) !== wordsOf(now)
    if (!isOther || before === undefined) return []
    return [`--${flagOf(name)} ${wordsOf(now)} replaces ${wordsOf(before)} of the run.`]
  })
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
