import type { RoleCost } from './cost-by-role.ts'
import { plotFrame, text } from './plot-frame.ts'

/** Tokens by role, input and output on top of each other, with the money where it is known, as an SVG. */
export function plotCost(costs: readonly RoleCost[]): string {
  const most = Math.max(1, ...costs.map(({ inputTokens, outputTokens }) => inputTokens + outputTokens))
  const { x, y, render } = plotFrame({
    title: 'Tokens by role',
    xLabel: 'tokens (dark: input, light: output)',
    yLabel: 'role',
    xRange: [0, most],
    yRange: [0, Math.max(1, costs.length)],
    hasYNumbers: false,
  })
  const shapes = costs.flatMap(({ role, calls, inputTokens, outputTokens, money }, index) => {
    const top = y(costs.length - index - 0.3)
    const height = Math.max(4, y(costs.length - index - 0.8) - top)
    const [middle, end] = [x(inputTokens), x(inputTokens + outputTokens)]
    const price = money === undefined ? '' : `, ${money.toFixed(2)}`
    return [
      `<rect x="${x(0)}" y="${top}" width="${middle - x(0)}" height="${height}" fill="#1b6ca8"/>`,
      `<rect x="${middle}" y="${top}" width="${end - middle}" height="${height}" fill="#8fbfe0"/>`,
      text({ x: x(0) + 4, y: top - 5, anchor: 'start', size: 12, label: `${role}: ${calls} calls${price}` }),
    ]
  })
  return render(shapes)
}
