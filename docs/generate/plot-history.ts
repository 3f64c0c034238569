import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { finishPlot } from './finish-plot.ts'

/** Value of a figure at a commit. */
export interface Measured {
  readonly label: string
  readonly commit: string
  readonly date: string
  readonly value: number
}

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
  return finishPlot(figure, label)
}
