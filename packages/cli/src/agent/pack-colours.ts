import type { DashboardSource } from '@voyager-mc/dashboard'
import { loadDashboard } from './load-dashboard.ts'

/** Gives sources the colours of the resource pack at a place; without one they stay as they are. */
export async function packColours(
  place: string | undefined,
): Promise<(source: DashboardSource) => DashboardSource> {
  if (place === undefined) return (source) => source
  const { readResourcePack, withResourcePack } = await loadDashboard()
  const pack = await readResourcePack(place)
  return (source) => withResourcePack(source, pack)
}
