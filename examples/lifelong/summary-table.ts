import type { LearnResult } from '@voyager-mc/voyager'
import { formatSeconds } from './create-display.ts'

const tiers = ['wooden', 'stone', 'iron', 'diamond'] as const

/** The closing table: when each tool tier was reached, and what the run came to. */
export function renderSummary(result: LearnResult): string {
  const { items, elapsedMs, deaths, tokens, modelCalls, costUsd } = result.state
  const rows = tiers.map((tier) => {
    const first = items[`${tier}_pickaxe`]
    if (first === undefined) return [`${tier} pickaxe`, '-', '-']
    return [`${tier} pickaxe`, `attempt ${first.attempt}`, formatSeconds(first.elapsedMs)]
  })
  const facts = [
    ['attempts', String(result.attempts), formatSeconds(elapsedMs)],
    ['tasks completed', String(result.completed.length), ''],
    ['tasks failed', String(result.failed.length), ''],
    ['skills learned', String(result.skills.length), ''],
    ['distinct items held', String(Object.keys(items).length), ''],
    ['deaths', String(deaths), ''],
    ...(modelCalls > 0 ? [['model calls', String(modelCalls), '']] : []),
    ...(tokens > 0 ? [['tokens', String(tokens), '']] : []),
    ...(costUsd > 0 ? [['dollars', costUsd.toFixed(2), '']] : []),
  ]
  return [['Summary', 'attempt', 'world time'], ...rows, ...facts]
    .map(([name = '', value = '', time = '']) => `${name.padEnd(22)}${value.padEnd(14)}${time}`.trimEnd())
    .join('\n')
}
