import { optionRows } from '../options/option-table.ts'
import type { Settings } from '../options/settings.ts'

/** The settings that a run keeps, so that going on needs only its place. */
export function keptSettings(settings: Settings): Readonly<Record<string, unknown>> {
  const names = optionRows().flatMap(([name, { isKept }]) => (isKept === true ? [name] : []))
  return Object.fromEntries(
    names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  )
}
