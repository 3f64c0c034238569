import { existsSync } from 'node:fs'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { DashboardSource } from '@voyager-mc/dashboard'
import { loadDashboard } from './load-dashboard.ts'

/** Gives sources the colours of the resource pack at a place; without one they stay as they are. */
export async function packColours(
  place: string | undefined,
): Promise<(source: DashboardSource) => DashboardSource> {
  if (place === undefined) return (source) => source
  if (!existsSync(place))
    throw new InvalidArgumentError('--resource-pack', place, 'name a folder or a zip that exists.')
  const { readResourcePack, withResourcePack } = await loadDashboard()
  const pack = await readResourcePack(place)
  return (source) => withResourcePack(source, pack)
}
