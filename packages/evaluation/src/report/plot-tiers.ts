import { plotFrame, text } from './plot-frame.ts'
import type { NamedSummary } from './plot-items.ts'
import { toolTierNames } from './tool-tiers.ts'

const colours = { wooden: '#a06a35', stone: '#777777', iron: '#c9a27e', diamond: '#2aa6a1' } as const

/** When each tool tier was reached, a row per run, as an SVG. */
export function plotTiers(runs: readonly NamedSummary[]): string {
  const attempts = Math.max(1, ...runs.map(({ summary }) => summary.attempts))
  const { x, y, render } = plotFrame({
    title: 'Tool tiers over attempts',
    xLabel: 'attempts',
    yLabel: 'run',
    xRange: [0, attempts],
    yRange: [0, runs.length],
    hasYNumbers: false,
  })
  const shapes = runs.flatMap(({ name, summary }, index) => {
    const height = y(index + 0.5)
    return [
      `<line x1="${x(0)}" x2="${x(summary.attempts)}" y1="${height}" y2="${height}" class="grid" stroke="#bbb" stroke-width="3"/>`,
      text({ x: x(0) + 4, y: height - 12, anchor: 'start', size: 12, label: name }),
      ...summary.tiers.map(
        ({ tier, attempt }) =>
          `<circle cx="${x(attempt)}" cy="${height}" r="7" fill="${colours[tier]}"><title>${tier} at attempt ${attempt}</title></circle>`,
      ),
    ]
  })
  const legend = toolTierNames.flatMap((tier, index) => [
    `<circle cx="${440 + 64 * index}" cy="384" r="5" fill="${colours[tier]}"/>`,
    text({ x: 448 + 64 * index, y: 388, anchor: 'start', size: 11, label: tier }),
  ])
  return render([...shapes, ...legend])
}
