import { readFile } from 'node:fs/promises'
import { definedOf, InvalidArgumentError } from '@voyager-mc/core'
import type { RunSpecInput } from '@voyager-mc/fleet'
import { budgetOf } from '../agent/model-settings.ts'
import type { OptionName } from '../options/option-table.ts'
import { parseSeeds } from '../options/parse-seeds.ts'
import { passedSettings, type PassedSettingsInput } from './passed-settings.ts'

/** Flags of a submission that the learner reads again on its own machine. */
const passedOn: readonly OptionName[] = ['until', 'ablate', 'speed', 'username', 'baseUrl', 'sight']

/** Words and settings of a submission. */
interface AskedRunsInput extends PassedSettingsInput {
  readonly words: readonly string[]
}

/** Runs that a command line asks for: the trials of its suite, those of its file, or one for each seed. */
export async function askedRuns(input: AskedRunsInput): Promise<readonly RunSpecInput[]> {
  const [word] = input.words
  const listed = word === undefined ? undefined : await readRuns(word)
  if (word !== undefined && listed === undefined) {
    // A suite knows all agents; no other word to a fleet loads them.
    const { suiteRuns } = await import('./suite-runs.ts')
    return suiteRuns(word, input)
  }
  refuseSuiteFlags(input)
  return listed ?? runsOfSeeds(input)
}

function runsOfSeeds(input: AskedRunsInput): readonly RunSpecInput[] {
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

/** Flags that mean something for the trials of a suite alone would be passed over. */
function refuseSuiteFlags({ settings: { conditions, only, faultRates } }: AskedRunsInput): void {
  const given = [
    ['--conditions', conditions.length === 0 ? undefined : conditions.join()],
    ['--only', only],
    ['--fault-rates', faultRates],
  ] as const
  for (const [flag, value] of given)
    if (value !== undefined) throw new InvalidArgumentError(flag, value, 'name a suite with it.')
}

/** Runs of a file; undefined when it holds a suite, or when the word may be the name of one. */
async function readRuns(file: string): Promise<readonly RunSpecInput[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  let runs: unknown
  try {
    runs = JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('FILE', file, 'write it as JSON: a suite, or a list of runs.')
  }
  // Each one is checked when it is handed in.
  return Array.isArray(runs) ? (runs as readonly RunSpecInput[]) : undefined
}
