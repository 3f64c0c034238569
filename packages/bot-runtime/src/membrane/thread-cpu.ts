/**
 * CPU time this thread has used, in milliseconds since some moment of the past. Where Node cannot tell it for a single
 * thread it is the smaller of what the process used and what the wall shows, which is never less.
 */
export type ThreadCpu = () => number

/** Creates the clock; starts at zero. */
export function createThreadCpu(): ThreadCpu {
  // Node 22 lacks it, though its types may not say so.
  if (typeof process.threadCpuUsage === 'function') {
    return () => {
      const { user, system } = process.threadCpuUsage()
      return (user + system) / 1000
    }
  }
  const start = process.cpuUsage()
  const wallStart = process.hrtime.bigint()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return Math.min((user + system) / 1000, Number(process.hrtime.bigint() - wallStart) / 1e6)
  }
}
