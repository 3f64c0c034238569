// `npm run bench [-- NAME… --json FILE --history FILE]`: runs the benchmarks of this folder, prints one table each, writes
// them to a file, and adds the tracked figures of this commit to another.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Benchmark, Row } from './benchmark.ts'
import { keepFigures } from './keep-figures.ts'
import { describeMachine } from './machine.ts'
import { figuresOf, type KeptFigure } from './tracked-figures.ts'

interface BenchmarkReport {
  readonly name: string
  readonly question: string
  readonly rows: readonly Row[]
}

const directory = dirname(fileURLToPath(import.meta.url))
const available = readdirSync(directory)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .sort()
const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, history: { type: 'string' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !available.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; the ones here are ${available.join(', ')}.`)
  process.exit(1)
}

const benchmarks: BenchmarkReport[] = []
for (const name of positionals.length > 0 ? positionals : available) {
  const { benchmark } = (await import(`./${name}.bench.ts`)) as { benchmark: Benchmark } // the folder's convention
  console.log(`\n${name}: ${benchmark.question}`)
  const rows = await benchmark.measure()
  console.table(rows)
  benchmarks.push({ name, question: benchmark.question, rows })
  // After each one, because the next may take hours.
  if (values.json !== undefined) writeReport(values.json)
  if (values.history !== undefined) keepFigures(values.history, figuresAtCommit(name, rows))
}

function writeReport(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ machine: describeMachine(), benchmarks }, undefined, 2)}\n`)
}

function figuresAtCommit(name: string, rows: readonly Row[]): readonly KeptFigure[] {
  const { commit, date } = describeMachine()
  return figuresOf(name, rows).map((figure) => ({ ...figure, commit: String(commit), date: String(date) }))
}
