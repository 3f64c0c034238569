import { InvalidArgumentError } from '@voyager-mc/core'
import { voyagerAgent, type EvaluationCondition, type TrialAgent } from '@voyager-mc/evaluation'
import { openModels } from '../agent/open-models.ts'
import { budgetOf, modelNameOf } from '../agent/model-settings.ts'
import { loadOptional } from '../faults/load-optional.ts'
import type { Settings } from '../options/settings.ts'
import { faultyRoles } from './faulty-roles.ts'
import { teamAgent, type TeamAgentOptions } from './team-agent.ts'

/** The conditions that the settings ask for: every agent, with every rate of faults where there are any. */
export function conditionsOf(settings: Settings): readonly EvaluationCondition[] {
  const { conditions, faultRates } = settings
  const names = conditions.length === 0 ? ['full'] : [...new Set(conditions)]
  if (faultRates === undefined) {
    const model = modelNameOf(settings) ?? 'none'
    return names.map((name) => ({ name, facts: { agent: 'voyager', model, taken: takenBy(name) } }))
  }
  return names.flatMap((name) =>
    parseRates(faultRates).map((faultRate) => ({
      name: `${name}, faults ${faultRate}`,
      facts: { agent: 'voyager', model: 'known faults', taken: takenBy(name), faultRate },
    })),
  )
}

/** Function that makes the agent of a condition. */
export async function makeConditionAgents(
  settings: Settings,
): Promise<(condition: EvaluationCondition) => TrialAgent> {
  const { createDefaultRoles } = await loadOptional(
    '@voyager-mc/tech-tree',
    () => import('@voyager-mc/voyager/preset'),
  )
  const models = settings.faultRates === undefined ? await openModels(settings) : {}
  return ({ facts: { taken, faultRate } }) => {
    const rolesOf: TeamAgentOptions['roles'] = async ({ version, random }) => {
      const roles = await createDefaultRoles({ version, random, ...models })
      const { kind: _known, ...given } = roles
      const played =
        typeof faultRate === 'number' ? await faultyRoles(roles, { rate: faultRate, random }) : given
      return { ...played, close: () => roles.skillLibrary.close() }
    }
    const alone = voyagerAgent({
      roles: rolesOf,
      ablate: {
        skillLibrary: taken !== 'skill-library',
        environmentFeedback: taken !== 'environment-feedback',
        executionErrors: taken !== 'execution-errors',
        selfVerification: taken !== 'self-verification',
        questions: taken !== 'questions',
      },
      settings: { budget: budgetOf(settings) },
    })
    return teamAgent({ alone, roles: rolesOf })
  }
}

/** The part that a condition is without, or `nothing`. */
function takenBy(name: string): string {
  return name.startsWith('no-') ? name.slice('no-'.length) : 'nothing'
}

function parseRates(text: string): readonly number[] {
  const rates = text.split(',').map((word) => (word.trim() === '' ? Number.NaN : Number(word)))
  if (rates.every((rate) => rate >= 0 && rate <= 1)) return [...new Set(rates)]
  throw new InvalidArgumentError('--fault-rates', text, 'pass numbers from 0 to 1, such as 0,0.1,0.3.')
}
