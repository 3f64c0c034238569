import { mean } from 'simple-statistics'
import type { EvaluationResults } from '../results/read-results.ts'
import { bootstrapInterval } from '../statistics/bootstrap.ts'
import type { TrialResult } from '../trials/trial-result.ts'
import { colourScale } from './figures.ts'
import { trialsOf } from './group-trials.ts'
import type { Drawing } from './open-drawing.ts'

/** Mean of the items that lives have held so far, over their attempts, with its interval where there are enough lives. */
export function drawItems({ plot, draw }: Drawing, results: EvaluationResults): string {
  const conditions = results.conditions.map(({ name }) => name)
  const livesOf = (condition: string): readonly TrialResult[] =>
    trialsOf(results, condition).filter(({ status }) => status === 'measured')
  // The last attempts may have come to no program; the curves end together all the same.
  const steps = conditions.flatMap(livesOf).flatMap((life) => life.steps)
  const last = Math.max(0, ...steps.map(({ attempt }) => attempt))
  const points = conditions.flatMap((condition) => pointsOf(livesOf(condition), { condition, last }))
  return draw('Items over attempts with 95 % intervals', {
    height: 320,
    x: { label: 'attempts', grid: true, nice: true },
    y: { label: 'items, mean of the lives', grid: true, nice: true, zero: true },
    color: colourScale(conditions),
    marks: [
      ...(points.some(({ low }) => low !== undefined)
        ? [
            plot.areaY(points, {
              x: 'attempt',
              y1: 'low',
              y2: 'high',
              fill: 'condition',
              fillOpacity: 0.2,
              curve: 'step-after',
            }),
          ]
        : []),
      plot.lineY(points, { x: 'attempt', y: 'items', stroke: 'condition', curve: 'step-after' }),
    ],
  })
}

interface ItemsPoint {
  readonly condition: string
  readonly attempt: number
  readonly items: number
  readonly low?: number
  readonly high?: number
}

/** Resamples of an interval; many points share a figure, and nobody reads their third digit. */
const resamples = 200

function pointsOf(
  lives: readonly TrialResult[],
  { condition, last }: { readonly condition: string; readonly last: number },
): readonly ItemsPoint[] {
  return lives.length === 0
    ? []
    : Array.from({ length: last + 1 }, (_nothing, attempt) => {
        const counts = lives.map((life) => itemsUpTo(life, attempt))
        const interval = bootstrapInterval(counts, { statistic: (drawn) => mean([...drawn]), resamples })
        return {
          condition,
          attempt,
          items: mean(counts),
          ...(interval && { low: interval[0], high: interval[1] }),
        }
      })
}

function itemsUpTo({ steps }: TrialResult, attempt: number): number {
  return new Set(steps.filter((step) => step.attempt <= attempt).flatMap(({ firsts }) => firsts)).size
}
