import { definedOf, InvalidArgumentError } from '@voyager-mc/core'
import {
  baselineAgent,
  voyagerAgent,
  type BaselineName,
  type EvaluationCondition,
  type PlainModel,
  type TrialAgent,
} from '@voyager-mc/evaluation'
import { openModels } from '../agent/open-models.ts'
import { budgetOf, modelNameOf } from '../agent/model-settings.ts'
import { modelTermsOf } from '../agent/model-terms.ts'
import { loadPreset } from '../agent/load-preset.ts'
import type { Settings } from '../options/settings.ts'
import { evalConditions, type EvalConditionName } from './eval-conditions.ts'
import { faultyRoles } from './faulty-roles.ts'
import { goalEcho } from './goal-echo.ts'
import { ownAgent, ownConditions } from './own-agent.ts'
import { teamAgent, type TeamAgentOptions } from './team-agent.ts'
import type { TrialSkills } from './trial-skills.ts'

/** Things that are read once for all trials. */
export interface TrialExtras {
  /** Skills that every trial begins with; absent for none. */
  readonly skills?: TrialSkills | undefined
}

/** The conditions that the settings ask for: every agent, with every rate of faults where there are any. */
export function conditionsOf(
  settings: Settings,
  { skills }: TrialExtras = {},
): readonly EvaluationCondition[] {
  const { conditions, faultRates, agent } = settings
  if (agent !== undefined) return ownConditions(settings, agent)
  const names = conditions.length === 0 ? ['full' as const] : [...new Set(conditions)]
  if (faultRates === undefined) {
    const model = modelNameOf(settings) ?? 'none'
    return names.map((name) => ({ name, facts: { ...factsOf(name, skills), model } }))
  }
  return names.flatMap((name) =>
    parseRates(faultRates).map((faultRate) => ({
      name: `${name}, faults ${faultRate}`,
      facts: { ...factsOf(name, skills), model: 'known faults', faultRate },
    })),
  )
}

/** Function that makes the agent of a condition; throws `InvalidArgumentError` for a baseline without a model. */
export async function makeConditionAgents(
  settings: Settings,
  { skills, signal }: TrialExtras & { readonly signal?: AbortSignal } = {},
): Promise<(condition: EvaluationCondition) => TrialAgent> {
  if (settings.agent !== undefined) {
    const own = await ownAgent(settings.agent, { signal })
    return () => own
  }
  const { createDefaultRoles } = await loadPreset()
  const models = settings.faultRates === undefined ? await openModels(settings) : {}
  const { recovery } = await modelTermsOf(settings)
  return ({ name, facts: { agent, taken, faultRate } }) => {
    const rolesOf: TeamAgentOptions['roles'] = async ({ version, random }) => {
      const roles = await createDefaultRoles({
        version,
        random,
        ...models,
        ...(skills && { skillStore: skills.openStore() }),
      })
      const { kind: _known, ...given } = roles
      const played =
        typeof faultRate === 'number' ? await faultyRoles(roles, { rate: faultRate, random }) : given
      return { ...played, close: () => roles.skillLibrary.close() }
    }
    const given = { roles: rolesOf, settings: { budget: budgetOf(settings) } }
    if (agent !== 'voyager') {
      const model = typeof faultRate === 'number' ? goalEcho : thinkerOf(models.model, name)
      // `factsOf` names no other agents.
      return baselineAgent({ baseline: agent as BaselineName, model, ...given })
    }
    const whole = {
      ...given,
      settings: { ...given.settings, ...definedOf({ recovery }) },
      ablate: {
        skillLibrary: taken !== 'skill-library',
        environmentFeedback: taken !== 'environment-feedback',
        executionErrors: taken !== 'execution-errors',
        selfVerification: taken !== 'self-verification',
        questions: taken !== 'questions',
      },
    }
    return teamAgent({ ...whole, alone: voyagerAgent(whole) })
  }
}

/** Facts of a condition by its name: its agent, the part it is without, and its sight where that is not the evaluation's. */
function factsOf(name: EvalConditionName, skills?: TrialSkills): EvaluationCondition['facts'] {
  const { baseline, taken = 'nothing', sight } = evalConditions[name]
  const library = taken === 'skill-library' ? undefined : skills?.hash
  return { agent: baseline ?? 'voyager', taken, ...definedOf({ sight, library }) }
}

function thinkerOf(model: PlainModel | undefined, condition: string): PlainModel {
  if (model !== undefined) return model
  const remedy = 'name a model that thinks with --model, or measure known faults with --fault-rates.'
  throw new InvalidArgumentError('--conditions', condition, remedy)
}

function parseRates(text: string): readonly number[] {
  const rates = text.split(',').map((word) => (word.trim() === '' ? Number.NaN : Number(word)))
  if (rates.every((rate) => rate >= 0 && rate <= 1)) return [...new Set(rates)]
  throw new InvalidArgumentError('--fault-rates', text, 'pass numbers from 0 to 1, such as 0,0.1,0.3.')
}
