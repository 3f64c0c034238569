import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '@voyager-mc/core'
import { checkKilledRun, noWitness } from './check-killed-run.ts'
import { killMoments, killOnce, type KillMoment, type PlayedRun } from './kill-once.ts'

export interface KillRunsOptions {
  /** Each run gets a folder in it. */
  readonly directory: string
  /** Kills altogether. */
  readonly count: number
  /** Decides the moments, and with them the runs. */
  readonly seed: number
  /** Attempts of one run, after which another one begins. */
  readonly attemptsPerRun?: number
  /** Taken in turn; the default is all. */
  readonly moments?: readonly KillMoment[]
  readonly onKill?: (line: string) => void
}

/** Account of all kills. */
export interface KilledRuns {
  readonly kills: Readonly<Record<KillMoment, number>>
  readonly runs: number
  readonly faults: readonly string[]
  /** Copy of what the last kill while a run saved left, with the log that was not written back; absent without one. */
  readonly hot?: string
}

/** Kills runs at one moment after another, and looks after each kill at what is left. */
export async function killRuns({
  directory,
  count,
  seed,
  attemptsPerRun = 40,
  moments = killMoments,
  onKill = () => undefined,
}: KillRunsOptions): Promise<KilledRuns> {
  const random = seededRandom(seed)
  const kills = { starting: 0, stepping: 0, saving: 0, compacting: 0, closing: 0 }
  const faults: string[] = []
  let hot: string | undefined
  let runs = 0
  let done = 0
  while (done < count) {
    runs += 1
    const run: PlayedRun = {
      directory: join(directory, `run-${runs}`),
      seed: seed + runs,
      limit: attemptsPerRun,
    }
    let witness = noWitness
    for (let isOver = false; !isOver && done < count;) {
      const moment = moments[done % moments.length] ?? 'stepping'
      const said = await killOnce(run, { moment, random })
      if (moment === 'saving') hot = copyOf(run.directory, join(directory, 'hot'))
      isOver = said.some((line) => 'phase' in line && line.phase === 'done')
      const found = await checkKilledRun(run.directory, { before: witness, said })
      ;({ witness } = found)
      faults.push(...found.faults.map((fault) => `run ${runs}, kill ${done + 1} (${moment}): ${fault}`))
      if (!isOver) {
        done += 1
        kills[moment] += 1
      }
      const attempts = witness.events['attempt-end'] ?? 0
      const state = found.faults.length === 0 ? 'sound' : found.faults.join(' ')
      onKill(
        `${done} ${isOver ? 'end' : moment}: ${attempts} attempts, ${witness.skills.size} skills; ${state}`,
      )
    }
  }
  return { kills, runs, faults, ...(hot !== undefined && { hot }) }
}

function copyOf(run: string, target: string): string {
  rmSync(target, { recursive: true, force: true })
  cpSync(run, target, { recursive: true })
  return target
}
