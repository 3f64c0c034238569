/** Times of repeated calls. */
export interface CallTimes {
  /** 95th percentile of the wall times, in milliseconds. */
  readonly p95Ms: number
  /** Mean processor time of one call, in milliseconds, all threads together. */
  readonly cpuMs: number
}

/** Calls one after the other and measures wall and processor time. */
export async function timeCalls(rounds: number, run: (round: number) => unknown): Promise<CallTimes> {
  const times: number[] = []
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await run(round)
    times.push(performance.now() - startedAt)
  }
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  return { p95Ms: times[Math.floor(rounds * 0.95)] ?? 0, cpuMs: (user + system) / 1000 / rounds }
}
