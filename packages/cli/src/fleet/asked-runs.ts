import { readFile } from 'node:fs/promises'
import { definedOf, InvalidArgumentError } from '@voyager-mc/core'
import type { RunSpecInput } from '@voyager-mc/fleet'
import { budgetOf } from '../agent/model-settings.ts'
import type { OptionName } from '../options/option-table.ts'
import { parseSeeds } from '../options/parse-seeds.ts'
import { passedSettings, type PassedSettingsInput } from './passed-settings.ts'

/** Flags of a submission that the learner reads again on its own machine. */
const passedOn: readonly OptionName[] = ['until', 'ablate', 'speed', 'username', 'baseUrl']

/** Words and settings of a submission. */
export interface AskedRunsInput extends PassedSettingsInput {
  readonly words: readonly string[]
}

/** Runs that a command line asks for: those of its file, or one for each seed. */
export async function askedRuns(input: AskedRunsInput): Promise<readonly RunSpecInput[]> {
  const [file] = input.words
  if (file !== undefined) return readRuns(file)
  const { settings } = input
  const passed = passedSettings(input, passedOn)
  const { seeds, condition, task, host, port, version, model, attempts } = settings
  const budget = { ...budgetOf(settings), ...definedOf({ attempts }) }
  return parseSeeds(seeds).map((seed) => ({
    condition,
    seed,
    version,
    ...definedOf({ task, model }),
    ...(host !== undefined && { server: { host, ...definedOf({ port }) } }),
    ...(Object.keys(budget).length > 0 && { budget }),
    ...(Object.keys(passed).length > 0 && { settings: passed }),
  }))
}

async function readRuns(file: string): Promise<readonly RunSpecInput[]> {
  const text = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new InvalidArgumentError('FILE', file, `name a file that can be read (${cause.message}).`)
  })
  let runs: unknown
  try {
    runs = JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('FILE', file, 'write it as JSON: a list of runs.')
  }
  // Each one is checked when it is handed in.
  if (Array.isArray(runs)) return runs as readonly RunSpecInput[]
  throw new InvalidArgumentError('FILE', file, 'write a list of runs, such as [{ "seed": 1 }].')
}
