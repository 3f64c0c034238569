import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark, Row } from './benchmark.ts'
import { chosenConditions, conditions, type Condition } from './learn/conditions.ts'
import type { LifeResult } from './learn/life-result.ts'
import { addLifeRow, keyOfLife, readLifeRows, type LifeRow } from './learn/life-rows.ts'
import { playLife } from './learn/play-life.ts'
import { readSeeds } from './learn/read-seeds.ts'
import { readSight } from './learn/read-sight.ts'
import { tabulateLives } from './learn/tabulate-lives.ts'
import { tabulateTargets } from './learn/tabulate-targets.ts'
import { describeMachine } from './machine.ts'

// Two world hours on twenty seeds take a day; BENCH_SEEDS (such as 1-10,19), BENCH_MINUTES and BENCH_CONDITIONS (names
// with commas) shorten it, and so does BENCH_UNTIL, an item that ends a life. BENCH_SIGHT is `exposed`, or `loaded`.
// BENCH_RESULTS names a folder that keeps the lives, and a line for each in `lives.ndjson`: those already played are not
// played again, and the table is made of all of them. BENCH_WALL breaks a life off after so many minutes of the wall; the
// next call goes on with it. BENCH_CONDITIONS=none plays nothing and prints the table of what is kept.
const seeds = readSeeds(process.env['BENCH_SEEDS'] ?? '1-20')
const minutes = positive('BENCH_MINUTES', 120)
const wallMinutes = positive('BENCH_WALL', Infinity)
const until = process.env['BENCH_UNTIL']
const kept = process.env['BENCH_RESULTS']
const sight = readSight(process.env['BENCH_SIGHT'])
const played = chosenConditions(process.env['BENCH_CONDITIONS'])

/** Lets the rules live without a model on embedded worlds, operator powers off: whole, in part, and for a second time. */
export const benchmark: Benchmark = {
  question: `how many new things does the learner hold in ${minutes} world minutes, and what does each ability add (seeds ${seeds.join(', ')}, sight ${sight})?`,
  measure: async () => {
    const directory = kept ?? (await mkdtemp(join(tmpdir(), 'voyager-learn-')))
    try {
      return await playAll(directory)
    } finally {
      if (kept === undefined) await rm(directory, { recursive: true, force: true })
    }
  },
}

async function playAll(directory: string): Promise<readonly Row[]> {
  const file = join(directory, 'lives.ndjson')
  const commit = String(describeMachine()['commit'])
  for (const [place, seed] of seeds.entries()) {
    for (const { condition, isKept, life } of await lives(file, seed)) {
      if (isKept) continue
      // A second life inherits from the first life in the next seed's world.
      const other = seeds[(place + 1) % seeds.length] ?? seed
      const result = await live(condition, { seed, other, directory })
      console.log(`seed ${seed}, ${condition.name}: ${JSON.stringify(result)}`)
      if (result.isOver) await addLifeRow(file, { ...life, commit, result })
    }
  }
  const rows = await readLifeRows(file)
  console.table(
    tabulateLives(
      conditions.flatMap(({ name }) => resultsOf(rows, name)),
      sight,
    ),
  )
  return tabulateTargets(rows)
}

/** Lives to be played on a seed, each with whether its line is kept already. */
async function lives(file: string, seed: number) {
  const known = new Set((await readLifeRows(file)).map(keyOfLife))
  return played.map((condition) => {
    const life = { condition: condition.name, seed, sight, minutes, ...(until !== undefined && { until }) }
    return { condition, life, isKept: known.has(keyOfLife(life)) }
  })
}

/** Lives of a condition that are of the length and sight of this call. */
function resultsOf(rows: readonly LifeRow[], name: string) {
  const own = rows.filter(
    (row) => row.condition === name && row.sight === sight && row.minutes === minutes && row.until === until,
  )
  return own.length === 0 ? [] : [{ name, minutes, lives: own.map(({ result }) => result) }]
}

interface Place {
  readonly seed: number
  readonly other: number
  readonly directory: string
}

async function live(
  { name, has, isSecond }: Condition,
  { seed, other, directory }: Place,
): Promise<LifeResult> {
  const placeOf = (condition: string, world: number): string =>
    join(
      directory,
      `${sight}-${condition.replaceAll(' ', '-')}-${world}-${minutes}${until === undefined ? '' : `-${until}`}`,
    )
  const [first] = conditions
  const length = { minutes, sight, ...(until !== undefined && { until }) }
  const wall = Number.isFinite(wallMinutes) ? { wallMinutes } : {}
  if (isSecond !== true || first === undefined)
    return playLife({ ...length, ...wall, seed, has, directory: placeOf(name, seed) })
  const from = placeOf(first.name, other)
  const before = await playLife({ ...length, ...wall, seed: other, has: first.has, directory: from })
  // Nobody inherits from a life that is not over.
  if (before.isOver === false) return before
  return playLife({ ...length, ...wall, seed, has, directory: placeOf(name, seed), from })
}

function positive(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback)
  if (!(value > 0)) throw new Error(`${name} is ${process.env[name]}; use a number of minutes above 0.`)
  return value
}
