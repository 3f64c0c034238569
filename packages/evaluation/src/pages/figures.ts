import type { PlotOptions } from '@observablehq/plot'
import type { EvaluationResults } from '../results/read-results.ts'
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
  // Tasks without a goal are neither solved nor unsolved.
  const judged = { ...results, trials: results.trials.filter(({ status }) => status !== 'measured') }
  const families = familiesOf(judged)
  const rows = families.flatMap((family) =>
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
    height: 60 + 24 * families.length + 8 * conditions.length,
    x: { domain: [0, 100], label: 'solved, %', grid: true },
    y: { label: null, type: 'point' },
    color: colourScale(conditions),
    marks: layers,
  })
}
