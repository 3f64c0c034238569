import type { Position } from '@voyager-mc/core'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import { plotFrame } from './plot-frame.ts'

/** Where the agent went, seen from above, as an SVG; the circle marks the begin. */
export function plotPath(journal: readonly JournalRecord[]): string {
  const path = journal.flatMap(({ event }): readonly Position[] => {
    if (event.type === 'run-start') return [event.observation.position]
    return event.type === 'step-end' ? [event.step.observation.position] : []
  })
  const xs = path.map(({ x }) => x)
  const zs = path.map(({ z }) => z)
  const { x, y, render } = plotFrame({
    title: 'Path from above',
    xLabel: 'x in blocks',
    yLabel: 'z in blocks',
    xRange: [Math.min(0, ...xs), Math.max(1, ...xs)],
    yRange: [Math.min(0, ...zs), Math.max(1, ...zs)],
  })
  const points = path.map((position) => `${x(position.x)},${y(position.z)}`)
  const [begin] = path
  return render([
    `<polyline fill="none" stroke="#1b6ca8" stroke-width="2" points="${points.join(' ')}"/>`,
    ...(begin === undefined ? [] : [`<circle cx="${x(begin.x)}" cy="${y(begin.z)}" r="5" fill="#d1495b"/>`]),
  ])
}
