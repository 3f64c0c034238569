import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { seaLevel } from '../../packages/world/src/generation/create-terrain.ts'
import { finishPlot } from './finish-plot.ts'
import type { HeightFigures } from './land-figures.ts'
import type { LandSurvey } from './survey-land.ts'

// As wide as a phone shows readably, with room for the words above the rules.
const frame = { width: 500, height: 280, marginTop: 44, marginLeft: 48, marginBottom: 40 }

/** Share of the ground at each height as SVG: under water in colour, land in grey, with the 5 %, the median and the 95 %. */
export function plotHeights({ places }: LandSurvey, { low, median, high }: HeightFigures): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const counts = new Map<number, number>()
  for (const { height } of places) counts.set(height, (counts.get(height) ?? 0) + 1)
  const bars = [...counts]
    .map(([height, count]) => ({ from: height, to: height + 1, share: (100 * count) / places.length }))
    .toSorted((one, other) => one.from - other.from)
  const rules = [
    { height: low, words: `5 %: ${low}` },
    { height: median, words: `median: ${median}` },
    { height: high, words: `95 %: ${high}` },
  ].map(({ height, words }) => ({ middle: height + 0.5, words }))
  const bar = { x1: 'from', x2: 'to', y: 'share', insetRight: 1 } as const
  const figure: unknown = Plot.plot({
    document,
    ...frame,
    x: { label: 'y of the highest ground block' },
    y: { label: '% of the ground', grid: true, ticks: 5 },
    marks: [
      Plot.rectY(
        bars.filter(({ from }) => from < seaLevel),
        { ...bar, fill: 'var(--line)' },
      ),
      Plot.rectY(
        bars.filter(({ from }) => from >= seaLevel),
        { ...bar, fill: 'currentColor', fillOpacity: 0.55 },
      ),
      Plot.ruleX(rules, { x: 'middle', stroke: 'var(--mark)', strokeDasharray: '4 3' }),
      Plot.text(rules, {
        x: 'middle',
        text: 'words',
        fill: 'var(--mark)',
        frameAnchor: 'top',
        dy: -16,
        fontSize: 12,
      }),
    ],
  })
  return finishPlot(figure, 'Share of the ground at each height, with the 5 %, the median and the 95 %')
}
