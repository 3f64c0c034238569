import type { Sight } from '@voyager-mc/core'
import type { Row } from '../benchmark.ts'
import type { LifeResult } from './life-result.ts'
import { median, withInterval } from './with-interval.ts'

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
