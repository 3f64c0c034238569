import { definedOf } from '@voyager-mc/core'
import { attempts, createVoyager, type CreateVoyagerOptions } from '@voyager-mc/voyager'
import { autoGpt } from '../baselines/auto-gpt.ts'
import type { PlainModel } from '../baselines/baseline-options.ts'
import { reAct } from '../baselines/re-act.ts'
import { reflexion, type ReflexionOptions } from '../baselines/reflexion.ts'
import type { TrialAgent } from '../trials/trial-agent.ts'
import { meterLoop } from './meter-loop.ts'
import type { VoyagerAgentOptions } from './voyager-agent.ts'

/** The baselines of the paper, by name. */
export const baselines: Readonly<Record<BaselineName, (options: ReflexionOptions) => CreateVoyagerOptions>> =
  { 're-act': reAct, reflexion, 'auto-gpt': autoGpt }

export type BaselineName = 're-act' | 'reflexion' | 'auto-gpt'

export interface BaselineAgentOptions extends Pick<VoyagerAgentOptions, 'roles' | 'settings'> {
  readonly baseline: BaselineName
  /** Thinks, reflects or plans. */
  readonly model: PlainModel
}

/** An agent in the style of one of the paper's baselines: it works at its goal until the trial's budget is spent. */
export function baselineAgent({ baseline, roles, model, settings = {} }: BaselineAgentOptions): TrialAgent {
  return async (trial, { signal }) => {
    const { task, budget, environment, random } = trial
    const { close, actionAgent, critic } = await roles(trial)
    const meter = meterLoop(trial, definedOf({ budget: settings.budget }))
    try {
      const voyager = createVoyager({
        ...baselines[baseline]({
          environment,
          actionAgent,
          critic,
          model,
          ...definedOf({ goal: task?.name }),
        }),
        random,
        budget: meter.budget,
        onEvent: meter.onEvent,
      })
      const { detail } = await voyager.learn({ until: attempts(budget.attempts), signal }).result
      return { note: detail, ...meter.report() }
    } finally {
      await close?.()
    }
  }
}
