import { mean } from 'simple-statistics'
import { trialFigures } from '../compare/trial-figures.ts'
import type { EvaluationResults } from '../results/read-results.ts'
import { bootstrapInterval, type Interval } from '../statistics/bootstrap.ts'
import type { TrialResult } from '../trials/trial-result.ts'
import { partOf, solvedShare, trialsOf } from './group-trials.ts'
import { colourScale } from './figures.ts'
import type { Drawing } from './open-drawing.ts'

export interface DrawCurvesOptions {
  /** Fact of the conditions along the axis: a number from 0 to 1, such as the rate of faults. */
  readonly fact: string
  /** Figure of a trial that is averaged, by its name in comparisons; `solved` by default. */
  readonly figure?: string
}

/** Distance of two curves at the same rate as a share of the axis, so that no interval hides another one. */
const leastApart = 0.012

interface CurvePoint {
  readonly group: string
  readonly rate: number
  readonly value: number
  readonly low: number
  readonly high: number
}

/** A figure over a fact of the conditions that is a number, with 95 % intervals; one curve for each part taken away. */
export function drawCurves(
  { plot, draw }: Drawing,
  results: EvaluationResults,
  options: DrawCurvesOptions,
): string {
  const { fact, figure = 'solved' } = options
  const points = results.conditions.flatMap(({ name, facts }): readonly CurvePoint[] => {
    const rate = facts[fact]
    const centre = centreOf(trialsOf(results, name), figure)
    return typeof rate !== 'number' || centre === undefined
      ? []
      : [{ group: partOf(facts), rate: 100 * rate, ...centre }]
  })
  const groups = [...new Set(points.map(({ group }) => group))]
  const rates = [...new Set(points.map(({ rate }) => rate))].toSorted((a, b) => a - b)
  const apart = leastApart * ((rates.at(-1) ?? 0) - (rates[0] ?? 0))
  const placed = points.map((point) => ({
    ...point,
    rate: point.rate + apart * (groups.indexOf(point.group) - (groups.length - 1) / 2),
  }))
  const isShare = figure === 'solved'
  const label = isShare ? 'solved, %' : figure
  const top = isShare ? 100 : Math.max(1, ...points.map(({ high }) => high))
  return draw(`${isShare ? 'Solved share' : `Mean of ${figure}`} over ${wordsOf(fact)} with 95 % intervals`, {
    height: 380,
    x: { label: `${wordsOf(fact)}, %`, ticks: rates, tickFormat: (rate: number) => String(Math.round(rate)) },
    y: { domain: [0, top], nice: !isShare, label, grid: true },
    color: colourScale(groups),
    marginRight: 215,
    marks: [
      plot.ruleX(placed, { x: 'rate', y1: 'low', y2: 'high', stroke: 'group', strokeOpacity: 0.6 }),
      plot.lineY(placed, { x: 'rate', y: 'value', stroke: 'group', strokeWidth: 1.8 }),
      plot.dot(placed, { x: 'rate', y: 'value', fill: 'group', r: 3.5 }),
      plot.text(namedEnds(placed, top), {
        x: 'rate',
        y: 'y',
        text: 'group',
        fill: 'group',
        dx: 12,
        textAnchor: 'start',
      }),
    ],
  })
}

/** `faultRate` is read as `fault rate`. */
export function wordsOf(fact: string): string {
  return fact.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function centreOf(
  trials: readonly TrialResult[],
  figure: string,
): Pick<CurvePoint, 'value' | 'low' | 'high'> | undefined {
  if (figure === 'solved') {
    const { n, share, interval } = solvedShare(trials)
    return n === 0 ? undefined : rangeOf(100 * share, [100 * interval[0], 100 * interval[1]])
  }
  const row = trialFigures.find(({ name }) => name === figure)
  const values = trials.flatMap((trial) => row?.of(trial) ?? [])
  if (values.length === 0) return undefined
  const value = mean(values)
  return rangeOf(
    value,
    bootstrapInterval(values, { statistic: (drawn) => mean([...drawn]) }) ?? [value, value],
  )
}

function rangeOf(value: number, [low, high]: Interval): Pick<CurvePoint, 'value' | 'low' | 'high'> {
  return { value, low, high }
}

/** Least distance of two names as a share of the scale. */
const leastGap = 0.055

/** Name of each curve beside its last point; names that would lie on each other move apart. */
function namedEnds(
  points: readonly CurvePoint[],
  top: number,
): readonly (CurvePoint & { readonly y: number })[] {
  const last = new Map(points.map((point) => [point.group, point]))
  const gap = leastGap * top
  const right = Math.max(...points.map(({ rate }) => rate))
  const sorted = [...last.values()].toSorted((a, b) => b.value - a.value)
  let above = Number.POSITIVE_INFINITY
  return sorted.map((point, index) => {
    // The names below need their place, too.
    const least = gap * (sorted.length - 1 - index)
    above = Math.min(Math.max(point.value, least), above - gap)
    return { ...point, rate: right, y: above }
  })
}
