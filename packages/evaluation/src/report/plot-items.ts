import { plotFrame, text } from './plot-frame.ts'
import type { RunSummary } from './run-summary.ts'

/** A run with the name it has in a plot. */
export interface NamedSummary {
  readonly name: string
  readonly summary: RunSummary
}

const colours = ['#1b6ca8', '#d1495b', '#3a7d44', '#edae49', '#6f4a8e', '#555555']

/** Distinct items over attempts of one or several runs, as an SVG. */
export function plotItems(runs: readonly NamedSummary[]): string {
  const attempts = Math.max(1, ...runs.map(({ summary }) => summary.attempts))
  const items = Math.max(1, ...runs.map(({ summary }) => summary.distinctItems))
  const frame = plotFrame({
    title: 'Distinct items over attempts',
    xLabel: 'attempts',
    yLabel: 'distinct items',
    xRange: [0, attempts],
    yRange: [0, items],
  })
  const shapes = runs.flatMap(({ name, summary }, index) => {
    const colour = colours[index % colours.length] ?? '#000000'
    const label = text({ x: 72, y: 56 + 16 * index, anchor: 'start', size: 12, label: name })
    return [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${staircase(summary, frame)}"/>`,
      `<g fill="${colour}">${label}</g>`,
    ]
  })
  return frame.render(shapes)
}

/** A count changes at an attempt and stays until the next, so the line goes in steps. */
function staircase(
  { itemsOverAttempts, attempts }: RunSummary,
  { x, y }: Pick<ReturnType<typeof plotFrame>, 'x' | 'y'>,
): string {
  let items = 0
  const points = [`${x(0)},${y(0)}`]
  for (const point of itemsOverAttempts) {
    points.push(`${x(point.attempt)},${y(items)}`, `${x(point.attempt)},${y(point.items)}`)
    items = point.items
  }
  return [...points, `${x(attempts)},${y(items)}`].join(' ')
}
