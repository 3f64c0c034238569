import type { Runnable } from '@langchain/core/runnables'
import type { Task } from '@voyager-mc/core'
import type { Attempt } from './loop/attempt.ts'
import type { RolloutResult } from './loop/rollout.ts'
import type { Run } from './runs/run.ts'
import { createRunStarter } from './runs/run-starter.ts'
import type { Goal } from './runs/goal.ts'
import type { LearnOptions, LearnResult } from './runs/learn-options.ts'
import { toRunnable } from './runs/to-runnable.ts'
import { startDecomposing } from './runs/start-decomposing.ts'
import { startLearning } from './runs/start-learning.ts'
import { startAttempt, startRollout, type AttemptOptions } from './runs/start-rollout.ts'
import { startSolving, type SolveOptions, type SolveResult } from './runs/start-solving.ts'
import { enableInheritance } from './session/inherited-config.ts'
import { memoryRunStore } from './stores/memory-run-store.ts'
import { resolveSettings, type CreateVoyagerOptions, type RunOptions } from './runs/voyager-settings.ts'

/** The assembled agent: every call starts at once, reports typed events and ends with a result. */
export interface Voyager {
  /** Proposes, attempts and records tasks until a stop condition is met. */
  learn(options?: LearnOptions): Run<LearnResult>
  /** Works through a goal or a list of sub-goals without the curriculum; what was learned stays as it is. */
  solve(goal: Goal | readonly Goal[], options?: SolveOptions): Run<SolveResult>
  /** Splits a goal into sub-goals; a goal nobody can split comes back alone. */
  decompose(goal: Goal, options?: RunOptions): Run<readonly Task[]>
  /** All attempts at one task. */
  rollout(goal: Goal, options?: AttemptOptions): Run<RolloutResult>
  /** One attempt at one task. */
  attempt(goal: Goal, options?: AttemptOptions): Run<Attempt>
  /** Gives `learn` as a LangChain runnable, to be a step of a chain or a graph. */
  asRunnable(): Runnable<LearnOptions, LearnResult>
}

/** Assembles the world and the four roles into an agent. */
export function createVoyager(options: CreateVoyagerOptions): Voyager {
  enableInheritance()
  const settings = resolveSettings(options)
  const starter = createRunStarter(options.store ?? memoryRunStore(), { settings, options })
  const learn: Voyager['learn'] = (run) => startLearning(starter, run)
  return {
    learn,
    asRunnable: () => toRunnable({ learn }),
    solve: (goal, run = {}) => startSolving(starter, { ...run, goal }),
    decompose: (goal, run = {}) => startDecomposing(starter, { ...run, goal }),
    rollout: (goal, run = {}) => startRollout(starter, { ...run, goal }),
    attempt: (goal, run = {}) => startAttempt(starter, { ...run, goal }),
  }
}
