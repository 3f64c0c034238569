// `node docs/generate/keep-play.ts RESULTS --cpu 38 --wall 73 --load 4.1`: adds a row about an evaluation that was played to
// `data/suite-plays.json`. `--cpu` and `--wall` are seconds, `--load` is the machine's when it began, `--note` is said beside the suite.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readResults, type EvaluationResults } from '@voyager-mc/evaluation'
import { itemsOf } from './items-of.ts'
import type { RecordedPlay } from './render-plays.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cpu: { type: 'string' },
    wall: { type: 'string' },
    load: { type: 'string' },
    note: { type: 'string' },
  },
})
const file = fileURLToPath(new URL('../data/suite-plays.json', import.meta.url))
// Our own file.
const plays = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedPlay[]
const results = await readResults(positionals[0] ?? '')
writeFileSync(file, `${JSON.stringify([...plays, rowOf(results)], undefined, 2)}\n`)

function rowOf({ suite, conditions, seeds, trials, sight, code }: EvaluationResults): RecordedPlay {
  const { name, version, hash, tasks } = suite
  const lives = trials.filter(({ status }) => status === 'measured')
  return {
    suite: name,
    version,
    hash: hash.slice(0, 8),
    tasks,
    conditions: conditions.map((condition) => condition.name),
    seeds,
    trials: trials.length,
    solved: trials.filter(({ status }) => status === 'solved').length,
    judged: trials.length - lives.length,
    ...(lives.length > 0 && { items: sumOf(lives.map(itemsOf)) / lives.length }),
    sight,
    where: 'this machine',
    commit: String(code['commit']),
    cpuSeconds: Math.round(Number(values.cpu)),
    wallSeconds: Math.round(Number(values.wall)),
    load: Number(values.load),
    ...(values.note !== undefined && { note: values.note }),
  }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
