import { plotFrame, text } from './plot-frame.ts'
import type { RunSummary } from './run-summary.ts'
import { seriesColour } from './svg-page.ts'

/** A run with the name it has in a plot. */
export interface NamedSummary {
  readonly name: string
  readonly summary: RunSummary
}

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
    const label = text({ x: 72, y: 56 + 16 * index, anchor: 'start', size: 12, label: name })
    return [
      `<polyline fill="none" ${seriesColour(index)} stroke-width="2" points="${staircase(summary, frame)}"/>`,
      `<g ${seriesColour(index, 'fill')}>${label}</g>`,
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
