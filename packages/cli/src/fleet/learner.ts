import { definedOf, seededRandom } from '@voyager-mc/core'
import type { JsonValue, Learn, LearnerWork } from '@voyager-mc/fleet'
import { anyOf, attempts, createVoyager, unlocked, type Voyager } from '@voyager-mc/voyager'
import { loadRunState, type RunState } from '@voyager-mc/voyager/journal'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'
import type { KeptWorld } from '@voyager-mc/world'
import { learnLimits, type AgentSettings } from '../agent/agent-settings.ts'
import { changeRoles } from '../agent/change-roles.ts'
import { checkGameVersion } from '../agent/check-game-version.ts'
import { playFleetTrial, trialOf } from './fleet-trial.ts'
import { budgetOf, modelNameOf } from '../agent/model-settings.ts'
import { openEnvironment } from '../agent/open-environment.ts'
import { openModels } from '../agent/open-models.ts'
import { resolveSettings } from '../options/resolve-settings.ts'
import { keptSettings } from '../runs/kept-settings.ts'

/** Plays a run of a fleet as `voyager learn` would, or works towards its goal as `voyager solve` would. */
export const learn: Learn = async (work) => {
  const trial = trialOf(work.spec)
  if (trial !== undefined) return playTrial(trial, work)
  const { spec, isResumed, runStore, world, places, skillStore, signal, onProgress, onNotice } = work
  const settings = settingsOf(work)
  await checkGameVersion(settings)
  const random = seededRandom(spec.seed)
  const roles = await createDefaultRoles({
    version: settings.version,
    store: runStore,
    skillStore,
    random,
    ...(await openModels(settings)),
    onReplyFormNotice: onNotice,
  })
  const environment = await openEnvironment(settings, {
    signal,
    onEvent: () => undefined,
    onGlance: () => undefined,
    onNotice,
    kept: {
      places,
      home: {
        load: () => world.load(),
        // A game hands over what `takeChanges` of a world gave it.
        commit: (changes) => world.commit(changes as KeptWorld),
      },
    },
  })
  try {
    await environment.reset({ signal })
    const voyager = createVoyager({
      ...(await changeRoles({ environment, ...roles }, { settings, random })),
      store: runStore,
      random,
      budget: budgetOf(settings),
      facts: { ...keptSettings(settings), model: modelNameOf(settings) ?? 'none', condition: spec.condition },
      onEvent: ({ type }) => {
        if (type === 'attempt-end') void loadRunState(runStore).then((state) => onProgress(countersOf(state)))
      },
    })
    const end = await play(voyager, { work, settings, isResumed })
    return { ...end, ...countersOf(await loadRunState(runStore)) }
  } finally {
    await environment.close()
    await roles.skillLibrary.close()
  }
}

/** Plays a trial of an evaluation; one that is begun on a second machine begins anew, in a world of its own. */
async function playTrial(text: string, { spec, signal }: LearnerWork): Promise<JsonValue> {
  const { trial: _text, ...flags } = spec.settings ?? {}
  const { settings } = resolveSettings('eval', { flags, variables: process.env })
  // A result is plain data: it is read back by the schema it is kept with.
  return (await playFleetTrial(text, { settings, signal })) as unknown as JsonValue
}

interface Play {
  readonly work: LearnerWork
  readonly settings: AgentSettings
  readonly isResumed: boolean
}

async function play(
  voyager: Voyager,
  { work: { spec, signal }, settings, isResumed }: Play,
): Promise<{ readonly reason: string; readonly detail: string; readonly isReached: boolean }> {
  const { attempts: limit, until: item } = learnLimits(settings)
  if (spec.task !== undefined) {
    const { status, reason, detail } = await voyager.solve(spec.task, { attempts: limit, signal }).result
    return { reason, detail, isReached: status === 'completed' }
  }
  const until = anyOf(attempts(limit), ...(item === 'none' ? [] : [unlocked(item)]))
  const { reason, detail, error } = await voyager.learn({ until, resume: isResumed, signal }).result
  // A lost world or model is the fleet's matter: the run is tried again later.
  if (error !== undefined && !signal.aborted) throw error
  return { reason, detail, isReached: reason === 'condition-met' || reason === 'done' }
}

/** The settings of a run, read and refused as the flags of `voyager learn` are. */
function settingsOf({
  spec: { seed, version, model, server, budget = {}, settings = {} },
}: LearnerWork): AgentSettings {
  const { attempts: limit, tokens, calls, costUsd } = budget
  const flags = definedOf({
    ...settings,
    version,
    model,
    host: server?.host,
    port: server?.port,
    attempts: limit,
    maxTokens: tokens,
    maxCalls: calls,
    maxDollars: costUsd,
  })
  return { ...resolveSettings('learn', { flags, variables: process.env }).settings, seed }
}

function countersOf({ attempts: made, tasks, completed, items, skills, deaths, tokens, costUsd }: RunState): {
  readonly [name: string]: JsonValue
} {
  return {
    attempts: made,
    tasks,
    completed: completed.length,
    items: Object.keys(items).length,
    skills: skills.length,
    deaths,
    tokens,
    costUsd,
  }
}
