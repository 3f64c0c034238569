import { roundTicks } from './round-ticks.ts'
import { escapeLabel, svgPage } from './svg-page.ts'

/** The drawing area of a plot: how values become places, in pixels. */
export interface PlotFrame {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  /** Wraps shapes into a whole SVG with axes, their labels and a title. */
  readonly render: (shapes: readonly string[]) => string
}

/** Title of a plot and the values it spans. */
export interface PlotFrameOptions {
  readonly title: string
  readonly xLabel: string
  readonly yLabel: string
  readonly xRange: readonly [lowest: number, highest: number]
  readonly yRange: readonly [lowest: number, highest: number]
  /** False for rows that have names instead of numbers. */
  readonly hasYNumbers?: boolean
  /** Whether a unit is as long to the right as upwards, as on a map; false by default. */
  readonly isMap?: boolean
}

const width = 720
const height = 400
const margin = { left: 60, right: 20, top: 40, bottom: 50 }

/** Makes a frame of 720 by 400 pixels, with round ticks. */
export function plotFrame({
  title,
  xLabel,
  yLabel,
  xRange,
  yRange,
  hasYNumbers = true,
  isMap = false,
}: PlotFrameOptions): PlotFrame {
  const [wide, high] = [width - margin.left - margin.right, height - margin.top - margin.bottom]
  const unit = isMap ? Math.max(lengthOf(xRange) / wide, lengthOf(yRange) / high) : undefined
  const across = axisOf(xRange, unit && unit * wide)
  const up = hasYNumbers ? axisOf(yRange, unit && unit * high) : { range: yRange, ticks: [] }
  const x = scale(across.range, [margin.left, width - margin.right])
  const y = scale(up.range, [height - margin.bottom, margin.top])
  const axes = [
    text({ x: width / 2, y: 24, anchor: 'middle', size: 16, label: title }),
    text({ x: width / 2, y: height - 12, anchor: 'middle', size: 12, label: xLabel }),
    `<g transform="rotate(-90 16 ${height / 2})">${text({ x: 16, y: height / 2, anchor: 'middle', size: 12, label: yLabel })}</g>`,
    ...across.ticks.flatMap((value) => [
      ...(isMap
        ? [gridLine({ x1: x(value), x2: x(value), y1: margin.top, y2: height - margin.bottom })]
        : []),
      text({ x: x(value), y: height - margin.bottom + 18, anchor: 'middle', size: 11, label: String(value) }),
    ]),
    ...up.ticks.flatMap((value) => [
      gridLine({ x1: margin.left, x2: width - margin.right, y1: y(value), y2: y(value) }),
      text({ x: margin.left - 6, y: y(value) + 4, anchor: 'end', size: 11, label: String(value) }),
    ]),
  ]
  return { x, y, render: (shapes) => svgPage([...axes, ...shapes], { title, width, height }) }
}

type Range = readonly [lowest: number, highest: number]

const lengthOf = ([lowest, highest]: Range): number => highest - lowest || 1

/** Range and ticks of an axis: out to the next tick, or of a given length around the middle. */
function axisOf(range: Range, length?: number): { readonly range: Range; readonly ticks: readonly number[] } {
  if (length === undefined) {
    const { low, high, ticks } = roundTicks(range)
    return { range: [low, high], ticks }
  }
  // Some room, so that nothing lies on the edge.
  const [middle, half] = [(range[0] + range[1]) / 2, 0.54 * length]
  const wider: Range = [middle - half, middle + half]
  return {
    range: wider,
    ticks: roundTicks(wider).ticks.filter((tick) => tick >= wider[0] && tick <= wider[1]),
  }
}

function gridLine({ x1, x2, y1, y2 }: Readonly<Record<'x1' | 'x2' | 'y1' | 'y2', number>>): string {
  return `<line class="grid" x1="${x1}" x2="${x2}" y1="${y1}" y2="${y2}" stroke="#ddd"/>`
}

/** Where a label stands, in pixels. */
export interface PlotTextOptions {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly size: number
  readonly label: string
}

/** A label in a plot. */
export function text({ x, y, anchor, size, label }: PlotTextOptions): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}">${escapeLabel(label)}</text>`
}

function scale(
  [fromLow, fromHigh]: readonly [number, number],
  [toLow, toHigh]: readonly [number, number],
): (value: number) => number {
  const span = fromHigh - fromLow || 1
  return (value) => round(toLow + ((value - fromLow) / span) * (toHigh - toLow))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
