/** Times of repeated calls. */
export interface CallTimes {
  /** Median of the wall times, in milliseconds: what other processes do to the machine hardly shows in it. */
  readonly medianMs: number
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
  const share = (part: number): number => times[Math.floor(rounds * part)] ?? 0
  return { medianMs: share(0.5), p95Ms: share(0.95), cpuMs: (user + system) / 1000 / rounds }
}
