/** One row of the table: column names to values. */
export type Row = Readonly<Record<string, string | number>>

/** A question that a measurement answers; figures are compared with a baseline measured in the same run. */
export interface Benchmark {
  readonly question: string
  measure(): Promise<readonly Row[]>
}

/** Median wall time of `run` over `rounds` rounds, in milliseconds. */
export async function medianMs(rounds: number, run: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await run()
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? 0
}

/** Shortens a figure for the table. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits))
}
