import type { TrialResult } from '../trials/trial-result.ts'
import { colourOf } from './figures.ts'
import type { Drawing } from './open-drawing.ts'

/** Side of the square that a way is drawn in, in pixels. */
const side = 320
const margin = { left: 70, right: 20, top: 30, bottom: 45 }

/** Way of a trial on the map, equal scales, north up. */
export function drawPath({ plot, draw }: Drawing, { task, steps }: TrialResult): string {
  const places = [[0, 0] as const, ...steps.map(({ at }) => at)].map(([x, z]) => ({ east: x, north: -z }))
  const ways = places.slice(1).map((place, index) => {
    const from = places[index] ?? place
    return { ...place, fromEast: from.east, fromNorth: from.north }
  })
  const [eastward, northward] = squareAround(places)
  return draw(`Way of ${task} on the map, north up`, {
    width: side + margin.left + margin.right,
    height: side + margin.top + margin.bottom,
    marginLeft: margin.left,
    marginRight: margin.right,
    marginTop: margin.top,
    marginBottom: margin.bottom,
    x: { domain: eastward, label: 'blocks east', grid: true, ticks: ticksOf(eastward) },
    y: { domain: northward, label: 'blocks north', grid: true, ticks: ticksOf(northward) },
    marks: [
      plot.arrow(ways, { x1: 'fromEast', y1: 'fromNorth', x2: 'east', y2: 'north', stroke: colourOf(0) }),
      plot.dot(places.slice(0, 1), { x: 'east', y: 'north', fill: 'currentColor' }),
    ],
  })
}

type Range = readonly [low: number, high: number]

/** Steps between ticks, small to large. */
const tickSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
const mostTicks = 8

/** Two ranges of the same length in whole ticks, so that a block is as long to the east as to the north. */
function squareAround(
  places: readonly { readonly east: number; readonly north: number }[],
): readonly [Range, Range] {
  const [east, north] = [places.map((place) => place.east), places.map((place) => place.north)]
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
  const step = stepFor(Math.max(spread(east), spread(north), 2))
  const length = step * Math.ceil(Math.max(spread(east), spread(north)) / step + 1)
  const rangeOf = (values: readonly number[]): Range => {
    const middle = (Math.max(...values) + Math.min(...values)) / 2
    const low = step * Math.round((middle - length / 2) / step)
    return [low, low + length]
  }
  return [rangeOf(east), rangeOf(north)]
}

function stepFor(length: number): number {
  return tickSteps.find((step) => length / step <= mostTicks) ?? length
}

function ticksOf([low, high]: Range): readonly number[] {
  const step = stepFor(high - low)
  const first = Math.ceil(low / step)
  return Array.from(
    { length: Math.floor(high / step) - first + 1 },
    (_nothing, index) => step * (first + index),
  )
}
