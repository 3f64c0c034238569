/** Minutes and seconds, such as `3:07`, with hours in front when there are any. */
export function formatDuration(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3600)
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '')
}

/** Milliseconds of the world in a tick. */
const msPerTick = 50

/** Time of the world, from ticks. */
export function formatTicks(ticks: number): string {
  return formatDuration(ticks * msPerTick)
}
