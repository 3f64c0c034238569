import type { Fleet, FleetRun } from '@voyager-mc/fleet'
import { askedRuns } from '../fleet/asked-runs.ts'
import { localPlaces } from '../database/local-places.ts'
import { sendOnce } from '../fleet/send-once.ts'
import { databaseOf } from '../fleet/database-of.ts'
import { describeFleet, describeFleetRun } from '../fleet/describe-fleet.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { exitCodes, type ExitCode } from '../faults/exit-codes.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Command, CommandInput } from './command.ts'

type FleetCommandName = Extract<Command['name'], `fleet ${string}`>

interface FleetAction {
  readonly input: CommandInput
  readonly terminal: Terminal
}

/** `voyager fleet ACTION`. */
export async function runFleet(name: FleetCommandName, { input, terminal }: FleetAction): Promise<ExitCode> {
  const { openFleet, workerGrants } = await loadOptional(
    '@voyager-mc/fleet',
    () => import('@voyager-mc/fleet'),
  )
  const { settings, words } = input
  const { schema } = settings
  if (name === 'fleet grants') {
    terminal.say(workerGrants({ role: words[0] ?? '', schema }))
    return exitCodes.done
  }
  // Only `up` changes tables, so that everything else can be done by a role that may not.
  const fleet = await openFleet({
    connectionString: await addressFor(name, { input, terminal }),
    schema,
    migrate: name === 'fleet up',
    signal: terminal.signal,
    onWarning: terminal.warn,
  })
  try {
    return await actions[name](fleet, { input, terminal })
  } finally {
    await fleet.close()
  }
}

/** Address of the database, which `up` makes on this machine when nobody named one. */
async function addressFor(name: FleetCommandName, { input, terminal }: FleetAction): Promise<string> {
  const { settings } = input
  const { variables, signal, say } = terminal
  if (name !== 'fleet up' || settings.database !== undefined) return databaseOf(settings, variables)
  const { readyLocalDatabase } = await import('../database/ready-local-database.ts')
  return readyLocalDatabase(localPlaces(variables), { signal, say, sendOnce: sendOnce(signal) })
}

const actions: Readonly<
  Record<Exclude<FleetCommandName, 'fleet grants'>, (fleet: Fleet, action: FleetAction) => Promise<ExitCode>>
> = {
  'fleet up': async ({ database }, { terminal: { say } }) => {
    say(`The fleet's tables are ready at ${database.place}. Start workers with voyager worker.`)
    return exitCodes.done
  },
  'fleet submit': async (fleet, { input, terminal: { say } }) => {
    const { priority, json } = input.settings
    const submissions = await fleet.submit(await askedRuns(input), { priority })
    for (const { status, run } of submissions)
      say(
        json
          ? jsonLine({ status, ...run })
          : `${run.name} ${status === 'known' ? `is known: ${run.state}` : status}`,
      )
    return exitCodes.done
  },
  'fleet status': async (fleet, { input: { settings }, terminal }) => {
    const show = async (): Promise<boolean> => {
      const [workers, runs, now] = await Promise.all([fleet.workers(), fleet.runs(), fleet.now()])
      if (settings.json) terminal.say(jsonLine({ workers, runs }))
      else for (const line of describeFleet({ workers, runs, nowMs: now.getTime() })) terminal.say(line)
      return runs.some(({ state }) => state === 'queued' || state === 'running')
    }
    let isGoingOn = await show()
    while (settings.follow && isGoingOn && !terminal.signal.aborted) {
      await untilChange(fleet, terminal.signal)
      isGoingOn = await show()
    }
    return exitCodes.done
  },
  'fleet results': async (fleet, { terminal: { say } }) => {
    const runs = await fleet.runs()
    for (const { name, state, spec, result, error } of runs)
      if (state !== 'queued' && state !== 'running') say(jsonLine({ run: name, state, spec, result, error }))
    return runs.some(({ state }) => state === 'failed') ? exitCodes.failed : exitCodes.done
  },
  'fleet cancel': (fleet, action) => forEachRun(action, { fleet, act: (run) => fleet.cancel(run) }),
  'fleet retry': (fleet, action) => forEachRun(action, { fleet, act: (run) => fleet.retry(run) }),
  'fleet drain': async (fleet, { input: { settings }, terminal: { say } }) => {
    await fleet.drain(!settings.off)
    say(settings.off ? 'The workers take new runs again.' : 'The workers finish what they have.')
    return exitCodes.done
  },
}

async function forEachRun(
  { input: { words, settings }, terminal: { say } }: FleetAction,
  { fleet, act }: { readonly fleet: Pick<Fleet, 'now'>; readonly act: (run: string) => Promise<FleetRun> },
): Promise<ExitCode> {
  for (const word of words) {
    const run = await act(word)
    say(settings.json ? jsonLine({ ...run }) : describeFleetRun(run, (await fleet.now()).getTime()))
  }
  return exitCodes.done
}

/** Waits until a run changes, at most five seconds, and at least one, so that the table can be read. */
async function untilChange(fleet: Fleet, signal: AbortSignal): Promise<void> {
  const { systemClock } = await import('@voyager-mc/core')
  const change = new AbortController()
  const unwatch = await fleet.watch(() => change.abort())
  await systemClock.sleep(1000, { signal }).catch(() => undefined)
  await systemClock.sleep(4000, { signal: AbortSignal.any([signal, change.signal]) }).catch(() => undefined)
  await unwatch()
}
