import type { SkillQuery } from '@voyager-mc/core'
import { splitLongTask } from './split-long-task.ts'

/** One part of a query with its share of the score; the shares of a query add up to 1. */
export interface QueryPart {
  readonly text: string
  readonly weight: number
}

// A long background drowns a short task when both are one text: scored apart, 0.75 to 0.25, top-1 rose from
// 30 to 76 % in a trial. What the last attempt lacked takes its share from both.
const shares = { task: 0.75, context: 0.25 }
const needShare = 0.3

/** Splits a query into its texts and their shares; absent and empty texts give their share to the others. */
export function queryPartsOf({ task, need }: SkillQuery): readonly QueryPart[] {
  // One string may hold both, as a search box and other agents give it.
  const { task: name, background } = splitLongTask(task.name)
  const parts = [
    { text: name, weight: shares.task },
    { text: [background, task.context ?? ''].join(' '), weight: shares.context },
    { text: need ?? '', weight: needShare },
  ].filter(({ text }) => text.trim() !== '')
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  return parts.map(({ text, weight }) => ({ text, weight: weight / total }))
}
