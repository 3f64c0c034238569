import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plotHistory, type Measured } from './plot-history.ts'
import { renderRows } from './render-rows.ts'

/** What `npm run bench -- --json docs/data/benchmarks.json` writes. */
interface BenchmarkRun {
  /** Absent keys are left out of the page. */
  readonly machine?: Readonly<Record<string, unknown>>
  readonly benchmarks: readonly BenchmarkReport[]
}

interface BenchmarkReport {
  /** Present where the benchmark was measured apart from the others. */
  readonly machine?: Readonly<Record<string, unknown>>
  readonly name: string
  readonly question: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Writes the benchmarks page from the run that is kept in `data/`. */
export function writeBenchmarks(docs: string): void {
  // Our own file, written by the benchmarks.
  const run = JSON.parse(readFileSync(join(docs, 'data', 'benchmarks.json'), 'utf8')) as BenchmarkRun
  const text = [
    '# Benchmarks',
    'The last run of `npm run bench`; yours prints the same tables. Times depend on the machine, counts do not.',
    ...renderMachine(run.machine),
    ...writeHistory(docs),
    ...run.benchmarks.flatMap(renderBenchmark),
  ]
  writeFileSync(join(docs, 'benchmarks.md'), `${text.join('\n\n')}\n`)
}

/** Plots each tracked figure over the commits at which it was measured, and tells where the plots stand. */
function writeHistory(docs: string): readonly string[] {
  const lines = readFileSync(join(docs, 'data', 'benchmark-history.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
  // Our own file, written by the benchmarks.
  const measured = lines.map((line) => JSON.parse(line) as Measured)
  const labels = [...new Set(measured.map(({ label }) => label))]
  const byLabel = labels.map((label) => [label, measured.filter((each) => each.label === label)] as const)
  const once = byLabel.filter(([, values]) => values.length === 1)
  const often = byLabel.filter(([, values]) => values.length > 1)
  const pictures = often.map(([label, values], index) => {
    const name = `benchmark-${index + 1}.svg`
    writeFileSync(join(docs, 'public', name), plotHistory(label, values))
    return `![${label}: ${values.map(({ commit, value }) => `${value} at ${commit.slice(0, 7)}`).join(', ')}](/${name})`
  })
  const lead =
    'Figures by commit, oldest first; times depend on how busy the machine was. `npm run bench -- --history docs/data/benchmark-history.ndjson` adds yours.'
  const rows = once.flatMap(([label, [first]]) =>
    first === undefined ? [] : [[label, String(first.value), `\`${first.commit.slice(0, 7)}\``, first.date]],
  )
  const rest = ['Measured at one commit so far:', renderRows(['Figure', 'Value', 'Commit', 'Day'], rows)]
  return ['## By commit', lead, ...pictures, ...(rows.length > 0 ? rest : [])]
}

function renderMachine(machine: BenchmarkRun['machine'] = {}): readonly string[] {
  const facts = Object.entries(machine).map(([name, value]) => `${name} ${String(value)}`)
  return facts.length > 0 ? [`Measured with: ${facts.join(', ')}.`] : []
}

function renderBenchmark({ name, question, machine, rows }: BenchmarkReport): readonly string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const table = [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
  ]
  return [`## ${name}`, question, ...renderMachine(machine), table.join('\n')]
}

function cell(value: unknown): string {
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}
