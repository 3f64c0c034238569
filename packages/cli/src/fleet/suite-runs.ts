import { planTrials } from '@voyager-mc/evaluation'
import type { RunSpecInput } from '@voyager-mc/fleet'
import { conditionsOf } from '../evaluation/condition-agent.ts'
import { describeCode } from '../evaluation/describe-code.ts'
import { openSuite } from '../evaluation/open-suite.ts'
import { parseSeeds } from '../options/parse-seeds.ts'
import { basisOf, fleetRunOf, trialFlags } from './fleet-trial.ts'
import { passedSettings, type PassedSettingsInput } from './passed-settings.ts'

/** Runs that play the trials of a suite, the same that `voyager eval --on-fleet` would hand in and wait for. */
export async function suiteRuns(
  suiteName: string,
  input: PassedSettingsInput,
): Promise<readonly RunSpecInput[]> {
  const { settings } = input
  const suite = await openSuite(suiteName, settings.only)
  const plan = planTrials({
    suite,
    conditions: conditionsOf(settings),
    seeds: parseSeeds(settings.seeds),
  })
  const options = {
    basis: basisOf(await describeCode()),
    settings: passedSettings(input, trialFlags),
    sight: settings.sight,
  }
  return plan.map((trial) => fleetRunOf(trial, options))
}
