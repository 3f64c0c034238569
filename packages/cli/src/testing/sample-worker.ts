import type { FleetWorker } from '@voyager-mc/fleet'

/** A moment, so many seconds after the first. */
export const atSecond = (second: number): Date => new Date(second * 1000)

/** A worker of a fleet that plays one run and has room for another. */
export const sampleWorker: FleetWorker = {
  name: 'north',
  host: 'h',
  processId: 1,
  concurrency: 2,
  running: 1,
  startedAt: atSecond(1),
  seenAt: atSecond(2),
  isAlive: true,
  warnings: [],
}
