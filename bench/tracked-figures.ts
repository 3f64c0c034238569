import type { Row } from './benchmark.ts'

/** A figure that is kept for every commit at which its benchmark ran. */
export interface TrackedFigure {
  readonly bench: string
  /** Beginning of the row's first cell. */
  readonly row: string
  readonly column: string
  /** Name on the axis, with the unit. */
  readonly label: string
}

/** Value of a tracked figure at a commit; the date is that of the measurement. */
export interface KeptFigure {
  readonly label: string
  readonly commit: string
  readonly date: string
  readonly value: number
}

/** The figures of the page of benchmarks that have a plot. */
export const trackedFigures: readonly TrackedFigure[] = [
  {
    bench: 'prompts',
    row: 'mean of',
    column: 'share, critic always asked',
    label: 'prompt tokens of the original’s, %',
  },
  { bench: 'retrieval', row: 'top-1', column: 'figure', label: 'skills found first, %' },
  { bench: 'step', row: 'empty step', column: 'figure', label: 'empty step, ms' },
  {
    bench: 'loop',
    row: 'attempt, 10000 skills, 10000 tasks',
    column: 'figure',
    label: 'attempt in a long run, ms',
  },
  {
    bench: 'sandbox',
    row: 'QuickJS, empty program',
    column: 'figure',
    label: 'empty program in the sandbox, ms',
  },
  { bench: 'observation', row: 'whole observation', column: 'figure', label: 'observation, ms' },
  { bench: 'plan', row: '1.19.4', column: '95th percentile ms', label: 'plan, 95th percentile, ms' },
  {
    bench: 'world',
    row: 'chunks made per second',
    column: 'figure',
    label: 'chunks of the world per second',
  },
]

/** Tracked figures among the rows of one benchmark. */
export function figuresOf(
  bench: string,
  rows: readonly Row[],
): readonly Pick<KeptFigure, 'label' | 'value'>[] {
  return trackedFigures
    .filter((figure) => figure.bench === bench)
    .flatMap(({ row, column, label }) => {
      const found = rows.find((cells) => String(Object.values(cells)[0]).startsWith(row))
      const [, cell] = Object.entries(found ?? {}).find(([name]) => name.startsWith(column)) ?? []
      const value = Number.parseFloat(String(cell))
      return Number.isFinite(value) ? [{ label, value }] : []
    })
}
