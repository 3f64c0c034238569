import { openFleet, postgresRunStore, postgresSkillStore } from '@voyager-mc/fleet'
import { rounded, type Row } from '../benchmark.ts'
import { tormentWorkers } from './torment-workers.ts'

const runs = 200
const steps = 20

export interface MeasureKillsOptions {
  /** Ends the database and starts it again. */
  readonly restart: () => Promise<void>
}

/**
 * 200 short runs over 4 workers, one of which is killed every five seconds and two of which are frozen for a while; the
 * database is restarted when half of the runs have ended.
 */
export async function measureKills(
  connectionString: string,
  { restart }: MeasureKillsOptions,
): Promise<readonly Row[]> {
  const fleet = await openFleet({ connectionString })
  const settings = (seed: number) => ({ steps, stepMs: 50, skill: `skill${seed}` })
  await fleet.submit(
    Array.from({ length: runs }, (_, seed) => ({ seed, settings: settings(seed) })),
    { retries: 20 },
  )
  const startedAt = Date.now()
  const torment = await tormentWorkers(connectionString, { fleet, restart })
  const seconds = (Date.now() - startedAt) / 1000
  const all = await fleet.runs()
  const journals = await Promise.all(
    all.map(async ({ name }) => {
      const store = postgresRunStore(fleet.database, { run: name })
      return (await Array.fromAsync(store.readJournal())).map(({ sequence }) => sequence).join()
    }),
  )
  const gapless = Array.from({ length: steps }, (_, sequence) => sequence).join()
  const skills = await postgresSkillStore(fleet.database).read()
  const names = new Set(skills.records.map(({ name }) => name))
  const results = all.map(({ result }) =>
    typeof result === 'object' && result !== null ? Reflect.get(result, 'steps') : undefined,
  )
  await fleet.close()
  return [
    { what: `results of ${runs} runs`, figure: all.filter(({ state }) => state === 'succeeded').length },
    {
      what: 'journals with a gap, a double or a missing step',
      figure: journals.filter((each) => each !== gapless).length,
    },
    { what: `skills of ${runs} that are there`, figure: names.size },
    { what: 'skills that are there twice', figure: skills.records.length - names.size },
    {
      what: 'results that are not of the whole run',
      figure: results.filter((each) => each !== steps).length,
    },
    { what: 'workers killed', figure: torment.kills },
    { what: 'workers frozen for 25 s', figure: torment.freezes },
    { what: 'restarts of the database', figure: torment.restarts },
    { what: 'runs under way at the restart', figure: torment.atRestart },
    { what: 'restart, until it answers (s)', figure: rounded(torment.restartMs / 1000) },
    { what: 'restart to the next result (s)', figure: rounded(torment.afterRestartMs / 1000) },
    { what: 'runs taken over', figure: all.filter(({ takes }) => takes > 1).length },
    { what: 'takeover, median (s)', figure: rounded(quantile(torment.takeovers, 0.5) / 1000) },
    { what: 'takeover, 95th percentile (s)', figure: rounded(quantile(torment.takeovers, 0.95) / 1000) },
    { what: 'takeover, longest (s)', figure: rounded(quantile(torment.takeovers, 1) / 1000) },
    { what: 'all of it (s)', figure: rounded(seconds) },
  ]
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
