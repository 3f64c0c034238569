import type { EvaluationResults } from '../results/read-results.ts'
import { kaplanMeier, type Survival } from '../statistics/kaplan-meier.ts'
import { ticksPerMinute } from '../trials/meter-environment.ts'
import { firstHeld, type TrialResult } from '../trials/trial-result.ts'
import { colourScale } from './figures.ts'
import { trialsOf } from './group-trials.ts'
import type { Drawing } from './open-drawing.ts'

/** Share of trials not yet solved over the world's minutes, by Kaplan and Meier; a plus marks a trial that ended unsolved. */
export function drawSurvival(drawing: Drawing, results: EvaluationResults): string {
  const judged = results.trials.filter(({ status }) => status !== 'measured')
  const longest = Math.max(0, ...judged.map(({ ticks }) => ticks))
  return drawWaiting(drawing, results, {
    name: 'Share of trials not yet solved over minutes of the world',
    label: 'not yet solved, %',
    timeOf: ({ status, solvedAt, spent, ticks }) =>
      status === 'measured'
        ? undefined
        : // An agent that gave up waits for ever; only a budget hides what would have come.
          {
            time: (solvedAt?.ticks ?? (spent ? ticks : longest)) / ticksPerMinute,
            hasCome: solvedAt !== undefined,
          },
  })
}

/** Item that proves a tier, and the tier's name. */
export interface TierItem {
  readonly tier: string
  readonly item: string
}

/** Share of lives without a tier over the world's minutes; a plus marks a life that ended without it. */
export function drawTierSurvival(
  drawing: Drawing,
  results: EvaluationResults,
  { tier, item }: TierItem,
): string {
  return drawWaiting(drawing, results, {
    name: `Share of lives without ${tier} over minutes of the world`,
    label: `without ${tier}, %`,
    timeOf: (trial) => {
      if (trial.status !== 'measured') return undefined
      const held = firstHeld(trial)[item]
      return { time: (held?.ticks ?? trial.ticks) / ticksPerMinute, hasCome: held !== undefined }
    },
  })
}

interface Waiting {
  readonly name: string
  readonly label: string
  /** Time until it came, or until nobody looked any more; undefined for a trial that is not about it. */
  readonly timeOf: (trial: TrialResult) => Survival | undefined
}

function drawWaiting(
  { plot, draw }: Drawing,
  results: EvaluationResults,
  { name, label, timeOf }: Waiting,
): string {
  const conditions = results.conditions.map((condition) => condition.name)
  const curves = conditions.map((condition) =>
    survivalCurve(
      condition,
      trialsOf(results, condition).flatMap((trial) => timeOf(trial) ?? []),
    ),
  )
  return draw(name, {
    height: 320,
    x: { label: 'minutes of the world', grid: true, nice: true },
    y: { domain: [0, 100], label, grid: true },
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
  times: readonly Survival[],
): { readonly points: readonly CurvePoint[]; readonly ends: readonly CurvePoint[] } {
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
