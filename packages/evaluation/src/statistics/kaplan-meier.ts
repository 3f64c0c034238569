import type { Interval } from './bootstrap.ts'

/** Time until something came, or until nobody looked any more. */
export interface Survival {
  readonly time: number
  /** False when it had not come by then. */
  readonly hasCome: boolean
}

/** One step of a survival curve. */
export interface SurvivalStep {
  readonly time: number
  /** Number still waiting right before. */
  readonly atRisk: number
  readonly events: number
  /** Share for which it has not come after this time. */
  readonly surviving: number
  /** 95 % interval of the share, with Greenwood's variance. */
  readonly interval: Interval
}

const normal95 = 1.959_963_985

/** Kaplan-Meier curve of times with censoring, a step for each time at which something came. */
export function kaplanMeier(observations: readonly Survival[]): readonly SurvivalStep[] {
  const times = [...new Set(observations.filter(({ hasCome }) => hasCome).map(({ time }) => time))]
  let surviving = 1
  let greenwood = 0
  return times
    .toSorted((a, b) => a - b)
    .map((time) => {
      const atRisk = observations.filter((other) => other.time >= time).length
      const events = observations.filter((other) => other.hasCome && other.time === time).length
      surviving *= 1 - events / atRisk
      if (atRisk > events) greenwood += events / (atRisk * (atRisk - events))
      const half = normal95 * surviving * Math.sqrt(greenwood)
      return {
        time,
        atRisk,
        events,
        surviving,
        interval: [Math.max(0, surviving - half), Math.min(1, surviving + half)],
      }
    })
}

/** First time by which it came for at least half; undefined when it never did. */
export function medianTime(steps: readonly SurvivalStep[]): number | undefined {
  return steps.find(({ surviving }) => surviving <= 0.5)?.time
}
