import { once } from 'node:events'
import { definedOf, InvalidArgumentError } from '@voyager-mc/core'
import type { CreateDashboardOptions, Dashboard } from '@voyager-mc/dashboard'
import { openHomeSkills } from '../skills/open-home-skills.ts'
import { loadDashboard } from '../agent/load-dashboard.ts'
import { openTechTree } from '../agent/open-tech-tree.ts'
import { packColours } from '../agent/pack-colours.ts'
import { exitCodes, type ExitCode } from '../faults/exit-codes.ts'
import { loadOptional } from '../faults/load-optional.ts'
import type { Settings } from '../options/settings.ts'
import { ofRun } from '../runs/of-run.ts'
import { versionOfRun } from '../runs/version-of-run.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Command, CommandInput } from './command.ts'

/** `voyager view RUN OTHER…`, or of a fleet without RUN: serves a page until it is interrupted. */
export const runView: Command['run'] = async (input, terminal) => {
  const [run] = input.words
  return run === undefined ? showFleet(input, terminal) : showRuns(run, { input, terminal })
}

async function showRuns(
  run: string,
  { input: { words, settings }, terminal }: { readonly input: CommandInput; readonly terminal: Terminal },
): Promise<ExitCode> {
  const { createDashboard, homeSource } = await loadDashboard()
  const coloured = await packColours(settings.resourcePack)
  const source = coloured(await ofRun(run, () => homeSource(run)))
  const others = await Promise.all(words.slice(1).map((other) => ofRun(other, () => homeSource(other))))
  const dashboard = await createDashboard({
    source,
    beside: others.map(coloured),
    techTree: async () => openTechTree(await versionOfRun(run)),
    controls: {
      actions: [],
      act: async () => undefined,
      openSkills: () => openHomeSkills(run, { onNotice: terminal.warn }),
    },
    ...addressOf(settings),
  })
  return serveUntilInterrupted(dashboard, { settings, terminal })
}

async function showFleet({ settings }: CommandInput, terminal: Terminal): Promise<ExitCode> {
  if (settings.database === undefined)
    throw new InvalidArgumentError(
      'RUN',
      '',
      'name a directory that holds a run, or the PostgreSQL of a fleet with --database.',
    )
  const { createDashboard, liveSource } = await loadDashboard()
  const { openFleet } = await loadOptional('@voyager-mc/fleet', () => import('@voyager-mc/fleet'))
  const { viewFleet } = await import('../fleet/view-fleet.ts')
  // A page only looks: the tables are made by `voyager fleet up`.
  const fleet = await openFleet({
    connectionString: settings.database,
    schema: settings.schema,
    migrate: false,
    signal: terminal.signal,
    onWarning: terminal.warn,
  })
  try {
    const dashboard = await createDashboard({
      source: liveSource({ title: `Fleet at ${fleet.database.place}` }),
      fleet: () => viewFleet(fleet),
      ...addressOf(settings),
    })
    return await serveUntilInterrupted(dashboard, { settings, terminal })
  } finally {
    await fleet.close()
  }
}

function addressOf({
  viewPort: port,
  viewHost: host,
}: Settings): Pick<CreateDashboardOptions, 'port' | 'host'> {
  return definedOf({ port, host })
}

async function serveUntilInterrupted(
  { url, readOnlyUrl, close }: Dashboard,
  { settings, terminal: { say, signal } }: { readonly settings: Settings; readonly terminal: Terminal },
): Promise<ExitCode> {
  say(settings.json ? jsonLine({ url, readOnlyUrl }) : `${url}\nOnly to look: ${readOnlyUrl}`)
  if (!signal.aborted) await once(signal, 'abort')
  await close()
  return exitCodes.interrupted
}
