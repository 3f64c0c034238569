import { definedOf } from '@voyager-mc/core'
import {
  attempts,
  createVoyager,
  type CreateVoyagerOptions,
  type Voyager,
  type VoyagerRoles,
} from '@voyager-mc/voyager'
import { ablate, type AblateOptions } from '../ablations/ablate.ts'
import { collectSkills } from './collect-skills.ts'
import { meterLoop } from './meter-loop.ts'
import type { Trial, TrialAgent, TrialReport } from '../trials/trial-agent.ts'

/** Roles of one trial, and what releases them. */
export interface TrialRoles extends Omit<VoyagerRoles, 'environment'> {
  readonly close?: () => Promise<void>
}

export interface VoyagerAgentOptions {
  /** Makes the roles of one trial; a library that is shared between trials makes their order count. */
  readonly roles: (trial: Trial) => Promise<TrialRoles>
  /** Parts to take away. */
  readonly ablate?: AblateOptions
  /** Settings of the loop. */
  readonly settings?: Pick<
    CreateVoyagerOptions,
    'attemptsPerTask' | 'retrievedSkills' | 'stepTimeoutMs' | 'budget' | 'afterFailure' | 'recovery'
  >
}

/** Rollouts of a task until its budget is spent are as long as the paper's. */
const paperAttempts = 4

/** The voyager as the agent of trials: a task is attempted until its critic is content, and without one it learns. */
export function voyagerAgent({ roles, ablate: parts = {}, settings = {} }: VoyagerAgentOptions): TrialAgent {
  return async (trial, { signal }) => {
    const { close, ...made } = await roles(trial)
    const meter = meterLoop(trial, definedOf({ budget: settings.budget }))
    const learned = collectSkills()
    try {
      const voyager = createVoyager({
        ...settings,
        ...ablate({ environment: trial.environment, ...made }, parts),
        attemptsPerTask: Math.min(settings.attemptsPerTask ?? paperAttempts, trial.budget.attempts),
        random: trial.random,
        budget: meter.budget,
        onEvent(event) {
          meter.onEvent(event)
          learned.onEvent(event)
        },
      })
      await learnLessons(voyager, trial, signal)
      const report = await work(voyager, trial, signal)
      return { ...report, ...meter.report(), ...learned.report() }
    } finally {
      await close?.()
    }
  }
}

/** Tries each lesson once, from the start anew; what comes of it is in the skill library. */
async function learnLessons(
  voyager: Voyager,
  { lessons = [], beginAgain }: Trial,
  signal: AbortSignal,
): Promise<void> {
  for (const lesson of lessons) {
    await voyager.rollout({ name: lesson }, { signal }).result
    signal.throwIfAborted()
    await beginAgain?.()
  }
}

async function work(voyager: Voyager, { task, budget }: Trial, signal: AbortSignal): Promise<TrialReport> {
  if (task === undefined) {
    const { detail } = await voyager.learn({ until: attempts(budget.attempts), signal }).result
    return { note: detail }
  }
  if (budget.attempts <= paperAttempts) {
    const { status, reason } = await voyager.rollout(task, { signal }).result
    return { claim: status === 'completed', ...definedOf({ note: reason }) }
  }
  const { status, detail } = await voyager.solve(task, {
    attempts: budget.attempts,
    addsSkills: true,
    signal,
  }).result
  return { claim: status === 'completed', note: detail }
}
