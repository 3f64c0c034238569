import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderRows } from './render-rows.ts'

interface LearnRow {
  readonly measure: string
  readonly reached?: string
  readonly median?: number
  readonly paper?: number
}

interface KeptRun {
  readonly machine?: Readonly<Record<string, string | number>>
  readonly benchmarks: readonly { readonly name: string; readonly rows: readonly LearnRow[] }[]
}

/** Writes the figures of the first page, from the benchmark run that is kept in `data/`. */
export function writeFigures(docs: string): void {
  // Our own file, written by the benchmarks.
  const { benchmarks, machine = {} } = JSON.parse(
    readFileSync(join(docs, 'data', 'benchmarks.json'), 'utf8'),
  ) as KeptRun
  const rows = (benchmarks.find(({ name }) => name === 'learn')?.rows ?? []).filter(
    ({ paper }) => paper !== undefined,
  )
  const table = renderRows(
    ['Reached by rules, without a model', 'Runs', 'Median', 'In the paper'],
    rows.map(({ measure, reached = '', median, paper }) => [
      measure,
      reached,
      String(median ?? ''),
      String(paper),
    ]),
  )
  const text = `${table}\n\nFrom [the benchmarks](/benchmarks) at commit \`${machine['commit'] ?? 'unknown'}\`.\n`
  writeFileSync(join(docs, 'figures.md'), text)
}
