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
}

const width = 720
const height = 400
const margin = { left: 60, right: 20, top: 40, bottom: 50 }
const ticks = 5

/** Makes a frame of 720 by 400 pixels. */
export function plotFrame({
  title,
  xLabel,
  yLabel,
  xRange,
  yRange,
  hasYNumbers = true,
}: PlotFrameOptions): PlotFrame {
  const x = scale(xRange, [margin.left, width - margin.right])
  const y = scale(yRange, [height - margin.bottom, margin.top])
  const axes = [
    `<rect width="${width}" height="${height}" fill="white"/>`,
    text({ x: width / 2, y: 24, anchor: 'middle', size: 16, label: title }),
    text({ x: width / 2, y: height - 12, anchor: 'middle', size: 12, label: xLabel }),
    `<g transform="rotate(-90 16 ${height / 2})">${text({ x: 16, y: height / 2, anchor: 'middle', size: 12, label: yLabel })}</g>`,
    ...steps(xRange).map((value) =>
      text({ x: x(value), y: height - margin.bottom + 18, anchor: 'middle', size: 11, label: short(value) }),
    ),
    ...(hasYNumbers ? steps(yRange) : []).flatMap((value) => [
      `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/>`,
      text({ x: margin.left - 6, y: y(value) + 4, anchor: 'end', size: 11, label: short(value) }),
    ]),
  ]
  return {
    x,
    y,
    render: (shapes) =>
      [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
        ...axes,
        ...shapes,
        '</svg>',
        '',
      ].join('\n'),
  }
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

function steps([lowest, highest]: readonly [number, number]): readonly number[] {
  return Array.from({ length: ticks + 1 }, (_nothing, index) => lowest + ((highest - lowest) * index) / ticks)
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escapeLabel(label: string): string {
  return label.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
