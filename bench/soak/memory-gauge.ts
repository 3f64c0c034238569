/** One look at the memory of the process. */
export interface MemorySample {
  readonly worldMinutes: number
  /** Live memory after a collection: heap and buffers, in mebibytes. */
  readonly liveMb: number
  readonly residentMb: number
}

/** Memory over a soak. */
export interface MemoryGauge {
  sample(worldMinutes: number): void
  readonly samples: readonly MemorySample[]
  /** Most live memory after the warm-up, as a part of what it was at its end; absent before that. */
  growth(): number | undefined
}

/** World time in which caches fill and chunks load. */
const warmUpMinutes = 30
/** Samples whose mean counts: one step more or less of a walk must not decide. */
const window = 3

/** Creates a gauge; `collect` runs the garbage collector. */
export function createMemoryGauge(collect: () => void): MemoryGauge {
  const samples: MemorySample[] = []
  return {
    samples,
    sample(worldMinutes) {
      collect()
      const { heapUsed, external, rss } = process.memoryUsage()
      samples.push({ worldMinutes, liveMb: (heapUsed + external) / 2 ** 20, residentMb: rss / 2 ** 20 })
    },
    growth() {
      const settled = samples.filter((sample) => sample.worldMinutes >= warmUpMinutes)
      if (settled.length < window) return undefined
      const means = settled
        .slice(window - 1)
        .map((_, index) => mean(settled.slice(index, index + window).map(({ liveMb }) => liveMb)))
      return Math.max(...means) / (means[0] ?? 1) - 1
    },
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
