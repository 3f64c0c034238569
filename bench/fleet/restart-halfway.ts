import { setTimeout as sleep } from 'node:timers/promises'
import { FleetDatabaseError, type Fleet } from '@voyager-mc/fleet'

/** A restart of the database in the middle of the runs. */
export interface Restarts {
  readonly restarts: number
  /** Runs that workers had when the database was ended. */
  readonly atRestart: number
  /** Milliseconds from its end until it answered again, and until the next result. */
  readonly restartMs: number
  readonly afterRestartMs: number
}

export interface Halfway {
  /** Restarts the database once half of the runs have ended. */
  readonly look: () => Promise<void>
  readonly figures: () => Promise<Restarts>
}

/** Waits for the middle of the runs, to restart the database there. */
export function restartHalfway(fleet: Fleet, restart: () => Promise<void>): Halfway {
  let figures: Promise<Restarts> | undefined
  return {
    figures: async () => (await figures) ?? { restarts: 0, atRestart: 0, restartMs: 0, afterRestartMs: 0 },
    async look() {
      const all = await runsOf(fleet)
      const ended = all.filter(({ state }) => state === 'succeeded').length
      if (figures !== undefined || ended < all.length / 2) return
      const atRestart = all.filter(({ state }) => state === 'running').length
      const at = Date.now()
      await restart()
      const restartMs = Date.now() - at
      figures = untilResult(fleet, ended).then(() => ({
        restarts: 1,
        atRestart,
        restartMs,
        afterRestartMs: Date.now() - at,
      }))
    },
  }
}

async function untilResult(fleet: Fleet, before: number): Promise<void> {
  while ((await runsOf(fleet, { state: 'succeeded' })).length <= before) await sleep(50)
}

/** Reads the runs of a fleet, also while its database is away for a moment. */
export async function runsOf(
  fleet: Fleet,
  filter?: Parameters<Fleet['runs']>[0],
): Promise<Awaited<ReturnType<Fleet['runs']>>> {
  for (;;) {
    try {
      return await fleet.runs(filter)
    } catch (error) {
      if (!FleetDatabaseError.isInstance(error) || error.problem !== 'unreachable') throw error
      await sleep(50)
    }
  }
}
