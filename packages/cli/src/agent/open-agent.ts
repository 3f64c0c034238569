import { definedOf, secretsOf, seededRandom, type GameEvent } from '@voyager-mc/core'
import {
  createVoyager,
  memoryRunStore,
  type RunStore,
  type Voyager,
  type VoyagerEvent,
} from '@voyager-mc/voyager'
import { openHome, sqliteExchangeStore, type Home } from '@voyager-mc/voyager/home'
import { importCheckpoint, loadRunState, type RunState } from '@voyager-mc/voyager/journal'
import type { Oversight } from '@voyager-mc/voyager/oversight'
import type { DefaultRoles } from '@voyager-mc/voyager/preset'
import type { Game, GameHome, Glance } from '@voyager-mc/game'
import { keptSettings } from '../runs/kept-settings.ts'
import { isCheckpoint } from '../runs/open-kept-run.ts'
import type { AgentSettings } from './agent-settings.ts'
import { changeRoles } from './change-roles.ts'
import { closeAll } from './close-all.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { loadPreset } from './load-preset.ts'
import { makeGate } from './make-gate.ts'
import { describePlace } from './describe-settings.ts'
import { openEnvironment } from './open-environment.ts'
import { budgetOf, modelNameOf } from './model-settings.ts'
import { modelTermsOf } from './model-terms.ts'
import { recordRun } from './record-run.ts'
import { openModels, type OpenedModels } from './open-models.ts'
import { placesOfHome } from './places-of-home.ts'

/** Ears of an agent, and what ends its opening. */
interface OpenAgentOptions {
  readonly signal: AbortSignal
  readonly onStage: (text: string) => void
  readonly onEvent: (event: VoyagerEvent) => void
  readonly onGameEvent: (event: GameEvent) => void
  readonly onGlance: (glance: Glance) => void
  readonly onNotice: (text: string) => void
  /** Lets a person step in; absent where nobody can. */
  readonly oversight?: Oversight | undefined
}

/** An agent that has joined its world and is ready to play. */
export interface OpenAgent extends Voyager {
  /** State of the run when it was opened. */
  readonly state: RunState
  /** Watches the world around the bot. */
  readonly watch: Game['watch']
  readonly skillLibrary: DefaultRoles['skillLibrary']
  /** Leaves the world and releases the run. */
  readonly close: () => Promise<void>
}

/** Opens everything that the settings ask for, the world last. */
export async function openAgent(
  settings: AgentSettings,
  { signal, onStage, onEvent, onGameEvent, onGlance, onNotice, oversight }: OpenAgentOptions,
): Promise<OpenAgent> {
  const { run, durability, seed } = settings
  const terms = await modelTermsOf(settings)
  const closers: (() => Promise<void>)[] = []
  const close = (): Promise<void> => closeAll(closers)
  try {
    const home = run === undefined ? undefined : await openHome(run, { durability })
    closers.push(async () => home?.close())
    const store = home?.runStore ?? memoryRunStore()
    if (run !== undefined && isCheckpoint(run)) await importCheckpoint(store, { directory: run })
    const state = await loadRunState(store)
    const random = seededRandom(seed)
    const models = await openModels(settings)
    const roles = await openRoles(settings, { models, home, store, random, onNotice })
    closers.push(() => roles.skillLibrary.close())
    onStage(`World: ${describePlace(settings)}`)
    const environment = await openEnvironment(settings, {
      signal,
      onEvent: onGameEvent,
      onGlance,
      onNotice,
      kept: home === undefined ? {} : { home: await openWorld(home), places: placesOfHome(home) },
    })
    closers.push(() => environment.close())
    onStage(`Joining as ${settings.username} at ${environment.address.host}:${environment.address.port}`)
    // A world that cannot be joined shall not leave a run behind that has not begun.
    await environment.reset({ signal })
    if (settings.recordWorld && home !== undefined)
      closers.push(await recordRun(home, { watch: environment.watch, onNotice }))
    const voyager = createVoyager({
      ...(await changeRoles({ environment, ...roles }, { settings, random })),
      store,
      random,
      onEvent,
      ...(oversight && { oversight }),
      ...(home && {
        exchanges: sqliteExchangeStore(home.database, { secrets: secretsOf({ settings, models }) }),
      }),
      budget: budgetOf(settings),
      ...terms,
      facts: { ...keptSettings(settings), model: modelNameOf(settings) ?? 'none' },
    })
    return { ...voyager, state, watch: environment.watch, skillLibrary: roles.skillLibrary, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface OpenRolesOptions extends Pick<OpenAgentOptions, 'onNotice'> {
  readonly models: OpenedModels
  readonly home: Home | undefined
  readonly store: RunStore
  readonly random: () => number
}

async function openRoles(
  settings: AgentSettings,
  { models, home, store, random, onNotice }: OpenRolesOptions,
): Promise<DefaultRoles> {
  const { createDefaultRoles } = await loadPreset()
  const { libraryAt } = await import('./library-at.ts')
  const { version, promote, skills } = settings
  return createDefaultRoles({
    version,
    store,
    random,
    ...models,
    ...definedOf({ home, skillDirectory: skills && libraryAt(skills) }),
    durability: settings.durability,
    ...(promote && { promote: await makeGate(settings) }),
    onSkillNotice: ({ message }) => onNotice(message),
    onReplyFormNotice: onNotice,
  })
}

async function openWorld(home: Home): Promise<GameHome> {
  const { worldOfHome } = await loadPreset()
  return loadOptional('@voyager-mc/world', () => worldOfHome(home))
}
