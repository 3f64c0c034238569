import { redactUrl } from '@voyager-mc/core'
import type { RunStore } from '../stores/run-store.ts'
import { conductRun, type ConductRunOptions, type RunEnding } from '../session/conduct-run.ts'
import { inheritedConfig } from '../session/inherited-config.ts'
import type { RunSettings } from '../session/run-session.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import type { CreateVoyagerOptions, RunOptions, VoyagerSettings } from './voyager-settings.ts'

/** Runs one kind of work with the settings, the store and the listeners of a voyager. */
export interface RunStarter {
  readonly store: RunStore
  readonly settings: VoyagerSettings
  readonly facts: Readonly<Record<string, unknown>>
  readonly conduct: <Value>(
    publish: (event: VoyagerEvent) => void,
    options: ConductOptions<Value>,
  ) => Promise<RunEnding<Value>>
}

/** Additions of one kind of run to the settings of a voyager. */
interface ConductOptions<Value>
  extends
    RunOptions,
    Pick<ConductRunOptions<Value>, 'mode' | 'prepare' | 'work'>,
    Partial<Pick<ConductRunOptions<Value>, 'reset'>>,
    Partial<Pick<RunSettings, 'until' | 'addsSkills'>> {}

const provenanceFacts = ['run', 'model', 'version', 'seed'] as const

/** Origin of a skill as its record has it; a run that `facts` give no name is known by when it began. */
function provenanceOf(
  facts: CreateVoyagerOptions['facts'] = {},
  startedAtMs: number,
): RunSettings['provenance'] {
  const known = provenanceFacts.flatMap((name) => {
    const value = facts[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return { run: new Date(startedAtMs).toISOString(), ...Object.fromEntries(known) }
}

/** Facts as they may be saved: without the credentials of URLs. */
function shownFacts(facts: CreateVoyagerOptions['facts'] = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? redactUrl(value) : value,
    ]),
  )
}

/** The starter of runs behind one `createVoyager`. */
export function createRunStarter(
  store: RunStore,
  { settings, options }: { readonly settings: VoyagerSettings; readonly options: CreateVoyagerOptions },
): RunStarter {
  return {
    store,
    settings,
    facts: shownFacts(options.facts),
    conduct: (
      publish,
      { until = () => undefined, addsSkills = true, signal, callbacks, reset = { mode: 'soft' }, ...rest },
    ) => {
      const outer = inheritedConfig()
      return conductRun(store, {
        ...rest,
        roles: settings.roles,
        settings: {
          ...settings,
          until,
          addsSkills,
          provenance: provenanceOf(options.facts, settings.clock.now()),
        },
        signal: AbortSignal.any([signal, outer.signal].filter((each) => each !== undefined)),
        publish: (event) => {
          publish(event)
          options.onEvent?.(event)
        },
        // A call with callbacks of its own has said which run it belongs to.
        callbacks: [options.callbacks, callbacks ?? outer.callbacks],
        reset,
      })
    },
  }
}
