import { defaultSight } from '@voyager-mc/core'
import { bootstrapInterval } from '@voyager-mc/evaluation/statistics'
import { rounded, type Benchmark, type Row } from './benchmark.ts'
import { readSeeds } from './learn/read-seeds.ts'
import { playTogether } from './team/play-together.ts'

// BENCH_SEEDS (such as 1-10) and BENCH_MINUTES lengthen or shorten it.
const seeds = readSeeds(process.env['BENCH_SEEDS'] ?? '1-5')
const worldMinutes = Number(process.env['BENCH_MINUTES'] ?? 20)
const teamSizes = [1, 2, 4]

/** Kinds of work; each task can be done by any bot alone. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  gather: Array.from({ length: 16 }, () => 'Mine 6 oak_log'),
  craft: Array.from({ length: 8 }, () => 'Craft 1 furnace'),
  build: Array.from({ length: 16 }, () => 'Place 4 oak_planks'),
}

/** Lets one, two and four bots do the same tasks in the same worlds, and counts what they have done by the same time. */
export const benchmark: Benchmark = {
  question: `how many tasks do bots do together in an hour of the world, at most ${worldMinutes} minutes of it (seeds ${seeds.join(', ')}, no model, operator powers off, sight ${defaultSight})?`,
  async measure() {
    const rows: Row[] = []
    for (const [kind, tasks] of Object.entries(kinds)) {
      let alone: number | undefined
      for (const bots of teamSizes) {
        const played = await playAll(tasks, bots)
        const rates = played.map(({ perHour }) => perHour)
        const rate = median(rates)
        alone ??= rate
        const [lowest, highest] = bootstrapInterval(rates, { statistic: median }) ?? [Number.NaN, Number.NaN]
        rows.push({
          kind,
          bots,
          'tasks per world hour': rounded(rate),
          'interval of 95 %': `${rounded(lowest)} to ${rounded(highest)}`,
          'times one bot': rounded(rate / alone),
          'done of posted': `${sum(played.map(({ done }) => done))} of ${tasks.length * seeds.length}`,
        })
      }
    }
    return rows
  },
}

interface Played {
  readonly done: number
  readonly perHour: number
}

async function playAll(tasks: readonly string[], bots: number): Promise<readonly Played[]> {
  const played: Played[] = []
  for (const seed of seeds) {
    const result = await playTogether({ tasks, bots, seed, worldMinutes })
    const done = result.tasks.filter(({ state }) => state === 'done').length
    played.push({ done, perHour: (done / result.worldMinutes) * 60 })
    console.log(
      `seed ${seed}, ${bots} bots: ${done} of ${tasks.length} in ${rounded(result.worldMinutes)} min`,
    )
  }
  return played
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0)
