import type { OptionName } from '../options/option-table.ts'
import type { Origin, Settings } from '../options/settings.ts'

/** Settings of a command line and where each came from. */
export interface PassedSettingsInput {
  readonly settings: Settings
  readonly originOf: (name: OptionName) => Origin
}

/** Settings of these names that were given as flags, as they are kept with a run. */
export function passedSettings(
  { settings, originOf }: PassedSettingsInput,
  names: readonly OptionName[],
): Readonly<Record<string, string | number | boolean>> {
  const passed = names.filter((name) => originOf(name) === 'flag')
  return Object.fromEntries(passed.map((name) => [name, wordOf(settings[name])]))
}

// Lists are written with commas, as on the command line.
function wordOf(value: unknown): string | number | boolean {
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}
