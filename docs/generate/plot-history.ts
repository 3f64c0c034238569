import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'

/** Value of a figure at a commit. */
export interface Measured {
  readonly label: string
  readonly commit: string
  readonly date: string
  readonly value: number
}

// Colours of light and dark pages; the file is shown as a picture, which knows what the reader's system prefers.
const style =
  '<style>svg { color: #1a1a1a; background: #fff; --line: #1b6ca8; } @media (prefers-color-scheme: dark) { svg { color: #e8e8e8; background: #16181d; --line: #6cb6f0; } }</style>'

/** Plots one figure over the commits at which it was measured, from zero, as SVG. */
export function plotHistory(label: string, measured: readonly Measured[]): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const commits = measured.map(({ commit, date }) => `${commit.slice(0, 7)}\n${date}`)
  const points = measured.map(({ value }, index) => ({ commit: commits[index], value }))
  const figure: unknown = Plot.plot({
    document,
    width: 480,
    height: 220,
    // Room for the value of the highest point below the label.
    marginTop: 36,
    marginLeft: 56,
    marginBottom: 44,
    x: { type: 'point', domain: commits, label: null },
    y: { label, zero: true, grid: true, nice: true, ticks: 4 },
    marks: [
      Plot.lineY(points, { x: 'commit', y: 'value', stroke: 'var(--line)' }),
      Plot.dot(points, { x: 'commit', y: 'value', fill: 'var(--line)' }),
      Plot.text(points, { x: 'commit', y: 'value', text: ({ value }) => String(value), dy: -10 }),
    ],
  })
  const svg = String(Reflect.get(Object(figure), 'outerHTML'))
  // Plot names a class of its own for its rules, anew in each process.
  return svg
    .replace(/^<svg /, `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${label}" `)
    .replace(/ class="plot-[^"]*"/, '')
    .replace(/<style>[\s\S]*?<\/style>/, style)
}
