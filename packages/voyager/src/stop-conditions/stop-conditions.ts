import { assertCount, InvalidArgumentError } from '@voyager-mc/core'
import { checkBudget, describeSpent, type Budget } from '../ledger/budget.ts'
import type { StopCondition } from './stop-condition.ts'

/** Ends a run after `limit` attempts, counted over all runs of the store. */
export function attempts(limit: number): StopCondition {
  assertCount('attempts', limit)
  return (progress) => (progress.attempts >= limit ? `${progress.attempts} attempts made` : undefined)
}

/** Ends a run after `limit` tasks have ended, completed or failed. */
export function tasks(limit: number): StopCondition {
  assertCount('tasks', limit)
  return (progress) => (progress.tasks >= limit ? `${progress.tasks} tasks done` : undefined)
}

/** Ends a run after `limitMs` milliseconds of running time; pauses between runs do not count. */
export function elapsed(limitMs: number): StopCondition {
  assertCount('elapsed', limitMs)
  return (progress) =>
    progress.elapsedMs >= limitMs ? `${Math.round(progress.elapsedMs / 1000)} s passed` : undefined
}

/** Ends a run after `limit` attempts in a row that brought neither a new item nor a completed task. */
export function noProgress(limit: number): StopCondition {
  assertCount('noProgress', limit)
  return ({ attemptsSinceProgress }) =>
    attemptsSinceProgress >= limit ? `no progress in ${attemptsSinceProgress} attempts` : undefined
}

/** Ends a run once the agent has held the item, by its Minecraft name. */
export function unlocked(item: string): StopCondition {
  if (item.trim() === '')
    throw new InvalidArgumentError('unlocked', item, 'pass an item name such as iron_pickaxe.')
  return (progress) => (item in progress.items ? `${item} unlocked` : undefined)
}

/**
 * Ends a run once its model calls have used up one of the limits; the attempt in work is finished first. The option
 * `budget` of `createVoyager` is stricter: it keeps the next call from being made.
 */
export function budget(limits: Budget): StopCondition {
  const checked = checkBudget(limits)
  return (progress) => describeSpent(progress, checked)
}

/** Ends a run once `limit` calls of chat models were made. */
export function modelCalls(limit: number): StopCondition {
  assertCount('modelCalls', limit)
  return (progress) => (progress.modelCalls >= limit ? `${progress.modelCalls} model calls made` : undefined)
}

/** Ends a run once its counted model calls have used `limit` tokens. */
export function tokens(limit: number): StopCondition {
  assertCount('tokens', limit)
  return (progress) => (progress.tokens >= limit ? `${progress.tokens} tokens used` : undefined)
}

/** Ends a run once its model calls have cost `limitUsd` US dollars; calls of a model without a price cost nothing. */
export function cost(limitUsd: number): StopCondition {
  if (!(limitUsd > 0)) throw new InvalidArgumentError('cost', limitUsd, 'pass dollars above 0.')
  return ({ costUsd }) => (costUsd >= limitUsd ? `${costUsd.toFixed(4)} dollars spent` : undefined)
}
