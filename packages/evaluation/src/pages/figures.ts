import type { PlotOptions } from '@observablehq/plot'
import type { EvaluationResults } from '../results/read-results.ts'
import { kaplanMeier } from '../statistics/kaplan-meier.ts'
import { ticksPerMinute } from '../trials/meter-environment.ts'
import type { TrialResult } from '../trials/trial-result.ts'
import { familiesOf, solvedShare, trialsOf } from './group-trials.ts'
import type { Drawing } from './open-drawing.ts'

/** Names of the colours of conditions in the style of a page; more conditions begin anew. */
const colours = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

/** Colours of the conditions, which the page has for light and for dark. */
export function colourScale(conditions: readonly string[]): NonNullable<PlotOptions['color']> {
  return { domain: [...conditions], range: conditions.map((_name, index) => colourOf(index)) }
}

/** Colour of the condition of a number. */
export function colourOf(index: number): string {
  return `var(--${colours[index % colours.length] ?? 'one'})`
}

/** Solved share of each family and condition with its interval. */
export function drawShares({ plot, draw }: Drawing, results: EvaluationResults): string {
  const conditions = results.conditions.map(({ name }) => name)
  const rows = familiesOf(results).flatMap((family) =>
    conditions.map((condition, index) => {
      const { share, interval } = solvedShare(
        trialsOf(results, condition).filter((trial) => trial.family === family),
      )
      const shift = (index - (conditions.length - 1) / 2) * 5
      return { family, condition, shift, share: 100 * share, low: 100 * interval[0], high: 100 * interval[1] }
    }),
  )
  const layers = conditions.flatMap((condition) => {
    const own = rows.filter((row) => row.condition === condition)
    const dy = own[0]?.shift ?? 0
    return [
      plot.ruleY(own, { y: 'family', x1: 'low', x2: 'high', stroke: 'condition', strokeWidth: 1.5, dy }),
      plot.dot(own, { x: 'share', y: 'family', fill: 'condition', r: 3.5, dy }),
    ]
  })
  return draw('Solved share of each family with 95 % intervals', {
    height: 60 + 24 * familiesOf(results).length + 8 * conditions.length,
    x: { domain: [0, 100], label: 'solved, %', grid: true },
    y: { label: null, type: 'point' },
    color: colourScale(conditions),
    marks: layers,
  })
}

/** Share of trials not yet solved over the world's minutes, by Kaplan and Meier; a plus marks a trial that ended unsolved. */
export function drawSurvival({ plot, draw }: Drawing, results: EvaluationResults): string {
  const conditions = results.conditions.map(({ name }) => name)
  const curves = conditions.map((condition) => survivalCurve(condition, trialsOf(results, condition)))
  return draw('Share of trials not yet solved over minutes of the world', {
    height: 320,
    x: { label: 'minutes of the world', grid: true, nice: true },
    y: { domain: [0, 100], label: 'not yet solved, %', grid: true },
    color: colourScale(conditions),
    marks: [
      plot.lineY(
        curves.flatMap(({ points }) => points),
        { x: 'minutes', y: 'waiting', stroke: 'condition', curve: 'step-after' },
      ),
      plot.dot(
        curves.flatMap(({ ends }) => ends),
        { x: 'minutes', y: 'waiting', symbol: 'plus', stroke: 'condition' },
      ),
    ],
  })
}

interface CurvePoint {
  readonly condition: string
  readonly minutes: number
  readonly waiting: number
}

function survivalCurve(
  condition: string,
  trials: readonly TrialResult[],
): { readonly points: readonly CurvePoint[]; readonly ends: readonly CurvePoint[] } {
  const judged = trials.filter(({ status }) => status !== 'measured')
  const longest = Math.max(0, ...judged.map(({ ticks }) => ticks))
  // An agent that gave up waits for ever; only a budget hides what would have come.
  const timeOf = ({ solvedAt, spent, ticks }: TrialResult): number =>
    solvedAt?.ticks ?? (spent ? ticks : longest)
  const times = judged.map((trial) => ({
    time: timeOf(trial) / ticksPerMinute,
    hasCome: trial.solvedAt !== undefined,
  }))
  const points: CurvePoint[] = [{ condition, minutes: 0, waiting: 100 }]
  for (const { time, surviving } of kaplanMeier(times))
    points.push({ condition, minutes: time, waiting: 100 * surviving })
  const waitingAt = (time: number): number =>
    points.findLast(({ minutes }) => minutes <= time)?.waiting ?? 100
  const ends = times
    .filter(({ hasCome }) => !hasCome)
    .map(({ time }) => ({ condition, minutes: time, waiting: waitingAt(time) }))
  const last = Math.max(0, ...times.map(({ time }) => time))
  return { points: [...points, { condition, minutes: last, waiting: points.at(-1)?.waiting ?? 100 }], ends }
}
