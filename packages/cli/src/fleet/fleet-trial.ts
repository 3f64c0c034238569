import { createHash } from 'node:crypto'
import { InvalidArgumentError } from '@voyager-mc/core'
import {
  evaluate,
  parseSuite,
  type EvaluateOptions,
  type PlannedTrial,
  type TrialResult,
} from '@voyager-mc/evaluation'
import type { RunSpec, RunSpecInput } from '@voyager-mc/fleet'
import type { OptionName } from '../options/option-table.ts'
import type { Settings } from '../options/settings.ts'
import { makeConditionAgents } from '../evaluation/condition-agent.ts'

/** Setting of a run that holds its trial. */
const trialSetting = 'trial'

/** Flags that decide what the agent of a trial is; the worker reads them again on its own machine. */
export const trialFlags: readonly OptionName[] = [
  'model',
  'baseUrl',
  'curriculumModel',
  'questionsModel',
  'actionModel',
  'strongModel',
  'strongAfter',
  'temperatures',
  'replyForm',
  'criticModel',
  'descriptionsModel',
  'embeddings',
  'maxTokens',
  'maxCalls',
  'maxDollars',
  'modelTimeoutMs',
  'modelPatienceMs',
  'modelStreaming',
  'faultRates',
  'trialSeconds',
]

/** Text of the code that is measured, as a part of the names of its runs. */
export function basisOf(code: Readonly<Record<string, string>>): string {
  return JSON.stringify(code)
}

export interface FleetTrialOptions {
  /** Everything besides the trial that its result depends on: the code, and what the agent is made with. */
  readonly basis: string
  readonly settings: Readonly<Record<string, string | number | boolean>>
  readonly sight: Settings['sight']
}

/** The run of a fleet that plays a trial; the same trial of the same code and settings is the same run. */
export function fleetRunOf(trial: PlannedTrial, { basis, settings, sight }: FleetTrialOptions): RunSpecInput {
  const text = JSON.stringify({ ...trial, sight })
  const key = createHash('sha256')
    .update(JSON.stringify([basis, settings, text]))
    .digest('hex')
    .slice(0, 12)
  return {
    condition: `trial-${key}`,
    seed: trial.seed,
    settings: { ...settings, [trialSetting]: text },
  }
}

/** The trial of a run; undefined for a run that learns or solves. */
export function trialOf({ settings = {} }: Pick<RunSpec, 'settings'>): string | undefined {
  const text = settings[trialSetting]
  return typeof text === 'string' ? text : undefined
}

/** Time on the wall that a trial may take, where one is set. */
export function trialLimit({
  trialSeconds,
}: Pick<Settings, 'trialSeconds'>): Pick<EvaluateOptions, 'trialWallMs'> {
  return trialSeconds === undefined ? {} : { trialWallMs: 1000 * trialSeconds }
}

export interface PlayFleetTrialOptions {
  readonly settings: Settings
  readonly signal: AbortSignal
  /** Plays trials; the default is `evaluate`. */
  readonly play?: typeof evaluate
}

/** Plays the trial of a run, as `voyager eval` would on one machine. */
export async function playFleetTrial(
  text: string,
  { settings, signal, play = evaluate }: PlayFleetTrialOptions,
): Promise<TrialResult> {
  // What `fleetRunOf` wrote; the task is checked again, as a suite of its own.
  const { task, condition, seed, game, sight } = JSON.parse(text) as PlannedTrial & Pick<Settings, 'sight'>
  const suite = parseSuite({ name: 'trial', version: 1, title: 'Trial', game, tasks: [task] })
  const { trials } = await play({
    suite,
    conditions: [condition],
    seeds: [seed],
    agent: await makeConditionAgents(settings),
    sight,
    concurrency: 1,
    ...trialLimit(settings),
    signal,
  })
  const [trial] = trials
  if (trial === undefined) throw new InvalidArgumentError('run.settings.trial', text, 'write one trial.')
  return trial
}
