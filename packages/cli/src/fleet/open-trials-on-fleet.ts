import { databaseOf } from './database-of.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { passedSettings, type PassedSettingsInput } from './passed-settings.ts'
import { trialFlags } from './fleet-trial.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { playOnFleet, type TrialsOnFleet } from './play-on-fleet.ts'

interface OpenTrialsOnFleetOptions {
  readonly terminal: Terminal
  /** Code that is measured. */
  readonly basis: string
}

/** Opens the fleet that the settings name, for the trials of an evaluation. */
export async function openTrialsOnFleet(
  input: PassedSettingsInput,
  { terminal, basis }: OpenTrialsOnFleetOptions,
): Promise<TrialsOnFleet> {
  const { openFleet } = await loadOptional('@voyager-mc/fleet', () => import('@voyager-mc/fleet'))
  const { settings } = input
  const fleet = await openFleet({
    connectionString: databaseOf(settings, terminal.variables),
    schema: settings.schema,
    migrate: false,
    signal: terminal.signal,
    onWarning: terminal.warn,
  })
  const trials = await playOnFleet({
    fleet,
    basis,
    settings: passedSettings(input, trialFlags),
    sight: settings.sight,
  })
  return {
    ...trials,
    async close() {
      await trials.close()
      await fleet.close()
    },
  }
}
