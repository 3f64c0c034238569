import { voyagerAgent, type EvaluationCondition, type TrialAgent } from '@voyager-mc/evaluation'
import { loadOptional } from '../faults/load-optional.ts'
import { openModels } from '../agent/open-models.ts'
import { budgetOf, modelNameOf } from '../agent/model-settings.ts'
import type { Settings } from '../options/settings.ts'

/** The conditions that the settings ask for. */
export function conditionsOf(settings: Settings): readonly EvaluationCondition[] {
  const { conditions } = settings
  const model = modelNameOf(settings) ?? 'none'
  const names = conditions.length === 0 ? ['full'] : [...new Set(conditions)]
  return names.map((name) => ({ name, facts: { agent: 'voyager', model, taken: takenBy(name) } }))
}

/** Function that makes the agent of a condition. */
export async function makeConditionAgents(
  settings: Settings,
): Promise<(condition: EvaluationCondition) => TrialAgent> {
  const { createDefaultRoles } = await loadOptional(
    '@voyager-mc/tech-tree',
    () => import('@voyager-mc/voyager/preset'),
  )
  const models = await openModels(settings)
  return ({ name }) => {
    const taken = takenBy(name)
    return voyagerAgent({
      roles: async ({ version, random }) => {
        const { kind: _known, ...roles } = await createDefaultRoles({ version, random, ...models })
        return { ...roles, close: () => roles.skillLibrary.close() }
      },
      ablate: {
        skillLibrary: taken !== 'skill-library',
        environmentFeedback: taken !== 'environment-feedback',
        executionErrors: taken !== 'execution-errors',
        selfVerification: taken !== 'self-verification',
        questions: taken !== 'questions',
      },
      settings: { budget: budgetOf(settings) },
    })
  }
}

/** The part that a condition is without, or `nothing`. */
function takenBy(name: string): string {
  return name.startsWith('no-') ? name.slice('no-'.length) : 'nothing'
}
