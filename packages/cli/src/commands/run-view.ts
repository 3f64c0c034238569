import { once } from 'node:events'
import { InvalidArgumentError } from '@voyager-mc/core'
import { DatabaseError } from '@voyager-mc/core/sqlite'
import type { DashboardSource } from '@voyager-mc/dashboard'
import { usualVersion } from '../agent/check-game-version.ts'
import { loadDashboard } from '../agent/load-dashboard.ts'
import { openTechTree } from '../agent/open-tech-tree.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import { readKeptSettings } from '../runs/read-kept-settings.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Command } from './command.ts'

/** `voyager view RUN OTHER…`: serves a page about a run, with others beside it, until it is interrupted. */
export const runView: Command['run'] = async (
  { words: [run = '', ...others], settings },
  { say, signal },
) => {
  const { viewPort: port, json } = settings
  const { createDashboard, homeSource } = await loadDashboard()
  const source = await sourceOf(run, homeSource)
  const beside = await Promise.all(others.map((other) => sourceOf(other, homeSource)))
  const { url, readOnlyUrl, close } = await createDashboard({
    source,
    beside,
    techTree: async () => openTechTree(await versionOf(run)),
    ...(port !== undefined && { port }),
  })
  say(json ? jsonLine({ url, readOnlyUrl }) : `${url}\nOnly to look: ${readOnlyUrl}`)
  if (!signal.aborted) await once(signal, 'abort')
  await close()
  return exitCodes.interrupted
}

/** Game version of a run; one that says none was of the usual version. */
async function versionOf(run: string): Promise<string> {
  const { version } = await readKeptSettings(run)
  return typeof version === 'string' ? version : usualVersion
}

async function sourceOf(
  run: string,
  open: (run: string) => Promise<DashboardSource>,
): Promise<DashboardSource> {
  try {
    return await open(run)
  } catch (error) {
    if (!DatabaseError.isInstance(error) || error.problem !== 'missing') throw error
    throw new InvalidArgumentError('RUN', run, 'name a directory that holds a run.')
  }
}
