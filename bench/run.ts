// `npm run bench [-- NAME…]`: runs the benchmarks of this folder and prints one table each.
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Benchmark } from './benchmark.ts'

const directory = dirname(fileURLToPath(import.meta.url))
const available = readdirSync(directory)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .sort()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !available.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; the ones here are ${available.join(', ')}.`)
  process.exit(1)
}

for (const name of wanted.length > 0 ? wanted : available) {
  const { benchmark } = (await import(`./${name}.bench.ts`)) as { benchmark: Benchmark } // the folder's convention
  console.log(`\n${name}: ${benchmark.question}`)
  console.table(await benchmark.measure())
}
