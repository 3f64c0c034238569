import type { SpendingLedger } from '@voyager-mc/voyager/journal'
import { plotFrame, text } from './plot-frame.ts'
import { seriesColour } from './svg-page.ts'
import { spendingByRole } from './spending-by-role.ts'

/** Tokens by role, input and output on top of each other, with the dollars where prices are known, as an SVG. */
export function plotCost(spending: Pick<SpendingLedger, 'byRole'>): string {
  const costs = spendingByRole(spending)
  const most = Math.max(1, ...costs.map(({ inputTokens, outputTokens }) => inputTokens + outputTokens))
  const { x, y, render } = plotFrame({
    title: 'Tokens by role',
    xLabel: 'tokens (first input, then output)',
    yLabel: 'role',
    xRange: [0, most],
    yRange: [0, Math.max(1, costs.length)],
    hasYNumbers: false,
  })
  const shapes = costs.flatMap(({ role, calls, inputTokens, outputTokens, costUsd }, index) => {
    const top = y(costs.length - index - 0.3)
    const height = Math.max(4, y(costs.length - index - 0.8) - top)
    const [middle, end] = [x(inputTokens), x(inputTokens + outputTokens)]
    const price = costUsd === 0 ? '' : `, $${costUsd.toFixed(2)}`
    return [
      `<rect x="${x(0)}" y="${top}" width="${middle - x(0)}" height="${height}" ${seriesColour(0, 'fill')}/>`,
      `<rect x="${middle}" y="${top}" width="${end - middle}" height="${height}" ${seriesColour(3, 'fill')}/>`,
      text({ x: x(0) + 4, y: top - 5, anchor: 'start', size: 12, label: `${role}: ${calls} calls${price}` }),
    ]
  })
  return render(shapes)
}
