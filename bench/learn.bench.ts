import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sight } from '@voyager-mc/core'
import type { Benchmark, Row } from './benchmark.ts'
import { conditions, type Condition } from './learn/conditions.ts'
import type { LifeResult } from './learn/life-result.ts'
import { playLife } from './learn/play-life.ts'
import { readSeeds } from './learn/read-seeds.ts'
import { tabulateLives } from './learn/tabulate-lives.ts'

// Two world hours on twenty seeds take a day; BENCH_SEEDS (such as 1-10,19), BENCH_MINUTES and BENCH_CONDITIONS (names
// with commas) shorten it, and so does BENCH_UNTIL, an item that ends a life. BENCH_SIGHT is `loaded` or `exposed`. BENCH_RESULTS names a folder that keeps the lives: those already played are not played again.
const seeds = readSeeds(process.env['BENCH_SEEDS'] ?? '1-20')
const minutes = Number(process.env['BENCH_MINUTES'] ?? 120)
const until = process.env['BENCH_UNTIL']
const wanted = process.env['BENCH_CONDITIONS']?.split(',')
const kept = process.env['BENCH_RESULTS']
const sight: Sight = process.env['BENCH_SIGHT'] === 'exposed' ? 'exposed' : 'loaded'
const played = conditions.filter(({ name }) => wanted?.includes(name) ?? true)

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
  const results = new Map<string, LifeResult[]>(played.map(({ name }) => [name, []]))
  for (const [place, seed] of seeds.entries()) {
    for (const condition of played) {
      // A second life inherits from the first life in the next seed's world.
      const other = seeds[(place + 1) % seeds.length] ?? seed
      const result = await live(condition, { seed, other, directory })
      results.get(condition.name)?.push(result)
      console.log(`seed ${seed}, ${condition.name}: ${JSON.stringify(result)}`)
    }
  }
  return tabulateLives(
    played.map(({ name }) => ({ name, minutes, lives: results.get(name) ?? [] })),
    sight,
  )
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
  const first = conditions[0]
  const length = { minutes, sight, ...(until !== undefined && { until }) }
  if (isSecond !== true || first === undefined)
    return playLife({ ...length, seed, has, directory: placeOf(name, seed) })
  const from = placeOf(first.name, other)
  await playLife({ ...length, seed: other, has: first.has, directory: from })
  return playLife({ ...length, seed, has, directory: placeOf(name, seed), from })
}
