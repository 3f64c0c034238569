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

/** Way of a trial on the map, equal scales, north up. */
export function drawPath({ plot, draw }: Drawing, { task, steps }: TrialResult): string {
  const places = [[0, 0] as const, ...steps.map(({ at }) => at)].map(([x, z]) => ({ east: x, north: -z }))
  const ways = places.slice(1).map((place, index) => {
    const from = places[index] ?? place
    return { ...place, fromEast: from.east, fromNorth: from.north }
  })
  return draw(`Way of ${task} on the map, north up`, {
    width: 360,
    aspectRatio: 1,
    inset: 12,
    x: { label: 'blocks east', grid: true, nice: true },
    y: { label: 'blocks north', grid: true, nice: true },
    marks: [
      plot.arrow(ways, { x1: 'fromEast', y1: 'fromNorth', x2: 'east', y2: 'north', stroke: colourOf(0) }),
      plot.dot(places.slice(0, 1), { x: 'east', y: 'north', fill: 'currentColor' }),
    ],
  })
}

/** Solved share over a fact of the conditions that is a number, such as the rate of a fault; one curve for each group. */
export function drawCurves({ plot, draw }: Drawing, results: EvaluationResults, fact: string): string {
  const points = results.conditions.flatMap(({ name, facts }) => {
    const rate = facts[fact]
    if (typeof rate !== 'number') return []
    const { share, interval } = solvedShare(trialsOf(results, name))
    const group = String(facts['taken'] ?? 'all')
    return [{ group, rate: 100 * rate, share: 100 * share, low: 100 * interval[0], high: 100 * interval[1] }]
  })
  const groups = [...new Set(points.map(({ group }) => group))]
  return draw(`Solved share over ${fact}`, {
    height: 360,
    x: { label: `${fact}, %`, grid: true, nice: true },
    y: { domain: [0, 100], label: 'solved, %', grid: true },
    color: colourScale(groups),
    marginRight: 180,
    marks: [
      plot.areaY(points, { x: 'rate', y1: 'low', y2: 'high', fill: 'group', fillOpacity: 0.12 }),
      plot.lineY(points, { x: 'rate', y: 'share', stroke: 'group' }),
      plot.dot(points, { x: 'rate', y: 'share', fill: 'group', r: 3 }),
      plot.text(namedEnds(points), {
        x: 'rate',
        y: 'y',
        text: 'name',
        fill: 'group',
        dx: 8,
        textAnchor: 'start',
      }),
    ],
  })
}

interface NamedPoint {
  readonly group: string
  readonly rate: number
  readonly share: number
}

/** Least distance of two names on the scale of shares. */
const leastGap = 6

/** Name of each curve beside its last point; names that would lie on each other move down. */
function namedEnds(
  points: readonly NamedPoint[],
): readonly (NamedPoint & { readonly name: string; readonly y: number })[] {
  const last = new Map(points.map((point) => [point.group, point]))
  let above = Number.POSITIVE_INFINITY
  return [...last.values()]
    .toSorted((a, b) => b.share - a.share)
    .map((point) => {
      above = Math.min(point.share, above - leastGap)
      return { ...point, name: point.group === 'nothing' ? 'whole' : `without ${point.group}`, y: above }
    })
}
