import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderRows } from './render-rows.ts'

/** A row of the benchmark `learn`: a figure for each sight, of so many lives. */
interface LearnRow {
  readonly measure: string
  readonly loaded?: string
  readonly exposed?: string
  readonly 'n loaded'?: number
  readonly 'n exposed'?: number
}

type Machine = Readonly<Record<string, string | number>>

interface KeptRun {
  readonly machine?: Machine
  readonly benchmarks: readonly {
    readonly name: string
    readonly machine?: Machine
    readonly rows: readonly LearnRow[]
  }[]
}

/** Writes the figures of the first page, from the lives that are kept in `data/`. */
export function writeFigures(docs: string): void {
  // Our own file, written by the benchmarks.
  const { benchmarks, machine } = JSON.parse(
    readFileSync(join(docs, 'data', 'benchmarks.json'), 'utf8'),
  ) as KeptRun
  writeFileSync(join(docs, 'figures.md'), renderFigures({ benchmarks, ...(machine && { machine }) }))
}

/** The table of lives; what was not measured is left out. */
export function renderFigures({ benchmarks, machine = {} }: KeptRun): string {
  const learn = benchmarks.find(({ name }) => name === 'learn')
  const rows = (learn?.rows ?? []).filter((row) => (row['n loaded'] ?? 0) + (row['n exposed'] ?? 0) > 0)
  const table = renderRows(
    ['By rules, without a model', 'All blocks loaded', 'Lives', 'Only what was seen', 'Lives'],
    rows.map((row) => [
      row.measure,
      row.loaded ?? '-',
      String(row['n loaded'] ?? 0),
      row.exposed ?? '-',
      String(row['n exposed'] ?? 0),
    ]),
  )
  const { commit = 'unknown' } = learn?.machine ?? machine
  return `${table}\n\nMedians with intervals of 95 %, operator powers off. From [the benchmarks](/benchmarks) at commit \`${commit}\`.\n`
}
