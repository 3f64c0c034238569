import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { milestones } from '../../bench/milestones/milestone.ts'
import { finishPlot } from './finish-plot.ts'
import type { LifeRecord } from './life-record.ts'

// As wide as a phone shows readably.
const frame = { width: 500, height: 260, marginTop: 36, marginLeft: 48 }
const fullHealth = 20
const darkest = 0.35

/** Kinds of items over world minutes, as SVG, with the numbers of the milestones. */
export function plotItems({ facts }: LifeRecord): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const kinds = facts.firsts.map(([minute], index) => ({ minute, kinds: index + 1 }))
  const points = [{ minute: 0, kinds: 0 }, ...kinds, { minute: facts.worldMinutes, kinds: kinds.length }]
  const reached = reachedMilestones(facts).map(({ minute, number }) => ({
    minute,
    number,
    kinds: kinds.filter((kind) => kind.minute <= minute).length,
  }))
  const figure: unknown = Plot.plot({
    document,
    ...frame,
    x: { label: 'world minutes' },
    // Room for the numbers above the line.
    y: { label: 'kinds of items held so far', domain: [0, kinds.length * 1.25], grid: true },
    marks: [
      Plot.lineY(points, { x: 'minute', y: 'kinds', curve: 'step-after', stroke: 'var(--line)' }),
      Plot.dot(reached, { x: 'minute', y: 'kinds', fill: 'var(--mark)' }),
      // Milestones of one minute stand above each other.
      Plot.text(
        reached,
        Plot.dodgeY({ x: 'minute', text: 'number', anchor: 'top', padding: 7, fill: 'currentColor' }),
      ),
    ],
  })
  return finishPlot(figure, 'Kinds of items over world minutes, with the milestones')
}

/** Milestones that a life reached, in the order of time. */
export function reachedMilestones({ milestones: reached }: LifeRecord['facts']): readonly {
  readonly milestone: (typeof milestones)[number]
  readonly minute: number
  readonly number: number
}[] {
  return milestones
    .flatMap((milestone) => {
      const minute = reached[milestone]
      return minute === undefined ? [] : [{ milestone, minute }]
    })
    .toSorted((one, other) => one.minute - other.minute)
    .map((milestone, index) => ({ ...milestone, number: index + 1 }))
}

/** Least health of each world minute, as SVG, on the dimensions it was spent in, with the deaths. */
export function plotHealth(life: LifeRecord): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const { health } = life.facts
  const deaths = life.tasks.flatMap(({ attempts }) => attempts.flatMap(({ step }) => step?.deaths ?? []))
  const figure: unknown = Plot.plot({
    document,
    ...frame,
    x: { label: 'world minutes' },
    y: { label: 'least health of the minute', domain: [0, fullHealth], grid: true },
    marks: [
      Plot.rect(staysOf(life), {
        x1: 'from',
        x2: 'to',
        y1: 0,
        y2: fullHealth,
        fill: 'var(--mark)',
        fillOpacity: 'shade',
      }),
      Plot.lineY(
        health.map((least, minute) => ({ minute, least })),
        { x: 'minute', y: 'least', curve: 'step-after', stroke: 'var(--line)' },
      ),
      Plot.text(deaths, { x: 'minute', y: 0, text: () => '✕', fill: 'var(--mark)', fontSize: 16, dy: -8 }),
    ],
  })
  return finishPlot(
    figure,
    'Least health of each world minute, with the stays in the Nether and the End and the deaths',
  )
}

/** Times away from the overworld: the Nether light, the End dark. */
function staysOf({ facts, tasks }: LifeRecord): readonly {
  readonly from: number
  readonly to: number
  readonly shade: number
}[] {
  const arrivals = tasks.flatMap(({ attempts }) => attempts.flatMap(({ step }) => step?.arrivals ?? []))
  return arrivals.flatMap(({ minute, dimension }, index) => {
    const to = arrivals[index + 1]?.minute ?? facts.worldMinutes
    if (dimension.endsWith('overworld')) return []
    return [{ from: minute, to, shade: dimension.endsWith('the_end') ? darkest : darkest / 2 }]
  })
}
