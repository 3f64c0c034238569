import { bootstrapInterval } from '@voyager-mc/evaluation/statistics'
import type { Sight } from '@voyager-mc/core'
import { rounded, type Row } from '../benchmark.ts'
import type { LifeResult } from './life-result.ts'

/** Lives of one condition. */
export interface ConditionLives {
  readonly name: string
  readonly minutes: number
  readonly lives: readonly LifeResult[]
}

/** One row per condition: medians over the seeds with bootstrap intervals, by the world's clock. */
export function tabulateLives(played: readonly ConditionLives[], sight: Sight): readonly Row[] {
  const base = median((played[0]?.lives ?? []).map((life) => itemsPerHour(life, played[0]?.minutes ?? 1)))
  return played.map(({ name, minutes, lives }) => {
    const hourly = lives.map((life) => itemsPerHour(life, minutes))
    const share = base > 0 ? Math.round((median(hourly) / base - 1) * 100) : Number.NaN
    return {
      condition: name,
      sight,
      n: lives.length,
      'items a world hour': withInterval(hourly),
      'against first': `${share >= 0 ? '+' : ''}${share} %`,
      'items in the time': withInterval(lives.map(({ items }) => items)),
      'iron pickaxe, min': withInterval(reached(lives, 'ironPickaxe')),
      'diamond pickaxe': `${reached(lives, 'diamondPickaxe').length} of ${lives.length}`,
      'diamond, min': withInterval(reached(lives, 'diamondPickaxe')),
      deaths: withInterval(lives.map(({ deaths }) => deaths)),
      'programs that call skills, %': withInterval(lives.map(callShare)),
      attempts: withInterval(lives.map(({ attempts }) => attempts)),
      'operator powers': lives.reduce((sum, { operatorCommands }) => sum + operatorCommands, 0),
      'wall s': withInterval(lives.map(({ wallMs }) => wallMs / 1000)),
      'times real time': withInterval(
        lives.map(({ worldMinutes, wallMs }) => (worldMinutes * 60_000) / wallMs),
      ),
      'resident MB': withInterval(lives.map(({ residentMb }) => residentMb)),
    }
  })
}

function itemsPerHour({ items }: LifeResult, minutes: number): number {
  return (items * 60) / minutes
}

function reached(lives: readonly LifeResult[], tool: 'ironPickaxe' | 'diamondPickaxe'): readonly number[] {
  return lives.flatMap((life) => life[tool] ?? [])
}

function callShare({ programs, callingPrograms }: LifeResult): number {
  return programs === 0 ? 0 : (100 * callingPrograms) / programs
}

/** The median, and its interval of 95 % where there are enough figures for one. */
function withInterval(figures: readonly number[]): string {
  if (figures.length === 0) return '-'
  const interval = bootstrapInterval(figures, { statistic: median })
  const ends = interval === undefined ? '' : ` [${rounded(interval[0])}, ${rounded(interval[1])}]`
  return `${rounded(median(figures))}${ends}`
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
