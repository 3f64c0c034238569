import type { Position } from '@voyager-mc/core'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import { plotFrame } from './plot-frame.ts'
import { seriesColour } from './svg-page.ts'

/** Where the agent went, seen from above, as an SVG: equal scales, north up; the circle marks the begin. */
export function plotPath(journal: readonly JournalRecord[]): string {
  const path = journal.flatMap(({ event }): readonly Position[] => {
    if (event.type === 'run-start') return [event.observation.position]
    return event.type === 'step-end' ? [event.step.observation.position] : []
  })
  const xs = path.map(({ x }) => x)
  const norths = path.map(({ z }) => -z)
  const { x, y, render } = plotFrame({
    title: 'Path from above, north up',
    xLabel: 'x in blocks (east)',
    yLabel: '-z in blocks (north)',
    isMap: true,
    xRange: [Math.min(0, ...xs), Math.max(1, ...xs)],
    yRange: [Math.min(0, ...norths), Math.max(1, ...norths)],
  })
  const points = path.map((position) => `${x(position.x)},${y(-position.z)}`)
  const [begin] = path
  return render([
    `<polyline fill="none" ${seriesColour(0)} stroke-width="2" points="${points.join(' ')}"/>`,
    ...(begin === undefined
      ? []
      : [`<circle cx="${x(begin.x)}" cy="${y(-begin.z)}" r="5" ${seriesColour(1, 'fill')}/>`]),
  ])
}
