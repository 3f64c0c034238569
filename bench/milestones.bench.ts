import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounded, type Benchmark, type Row } from './benchmark.ts'
import { conditions } from './learn/conditions.ts'
import type { LifeResult } from './learn/life-result.ts'
import { playLife } from './learn/play-life.ts'
import { readSeeds } from './learn/read-seeds.ts'
import { readSight } from './learn/read-sight.ts'
import { milestones } from './milestones/milestone.ts'

// Twelve world hours on ten seeds take days. BENCH_SEEDS (such as 1-10,19), BENCH_MINUTES of the world and BENCH_SIGHT
// (`loaded` or `exposed`) say what is played. BENCH_RESULTS names a folder that keeps the lives: one that is over is not
// played again, and one that was cut off, as by BENCH_WALL_MINUTES for each life, goes on where it was.
const seeds = readSeeds(process.env['BENCH_SEEDS'] ?? '1-10')
const minutes = Number(process.env['BENCH_MINUTES'] ?? 720)
const wallMinutes = Number(process.env['BENCH_WALL_MINUTES'] ?? Infinity)
const sight = readSight(process.env['BENCH_SIGHT'])
const kept = process.env['BENCH_RESULTS']

/** Lets the rules live without a model towards the dragon, on embedded worlds, operator powers off. */
export const benchmark: Benchmark = {
  question: `after how many world minutes of at most ${minutes} is each milestone reached, and what stops a life (seeds ${seeds.join(', ')}, sight ${sight})?`,
  measure: async () => {
    const directory = kept ?? (await mkdtemp(join(tmpdir(), 'voyager-milestones-')))
    try {
      const lives: LifeResult[] = []
      for (const seed of seeds) lives.push(await live(seed, directory))
      return milestones.map((milestone) => tabulate(milestone, lives))
    } finally {
      if (kept === undefined) await rm(directory, { recursive: true, force: true })
    }
  },
}

async function live(seed: number, directory: string): Promise<LifeResult> {
  const [first] = conditions
  const has = first?.has ?? { memory: true, experience: true, skills: true }
  const wall = Number.isFinite(wallMinutes) ? { wallMinutes } : {}
  const place = join(directory, `${sight}-${seed}-${minutes}`)
  const life = await playLife({ seed, minutes, sight, has, directory: place, goal: 'milestones', ...wall })
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const line = JSON.stringify({ seed, sight, minutes, commit, ...life })
  await appendFile(join(directory, 'milestones.ndjson'), `${line}\n`)
  console.log(line)
  return life
}

function tabulate(milestone: (typeof milestones)[number], lives: readonly LifeResult[]): Row {
  const reached = lives.flatMap((life) => life.milestones[milestone] ?? []).sort((a, b) => a - b)
  const middle = reached[Math.floor((reached.length - 1) / 2)]
  return {
    milestone,
    sight,
    reached: `${reached.length} of ${lives.length}`,
    'median minute': middle === undefined ? '-' : rounded(middle),
    minutes: reached.map((minute) => rounded(minute)).join(', ') || '-',
    'world minutes lived': lives.map(({ worldMinutes }) => rounded(worldMinutes)).join(', '),
    deaths: lives.map(({ deaths }) => deaths).join(', '),
    'operator powers': lives.reduce((sum, { operatorCommands }) => sum + operatorCommands, 0),
  }
}
