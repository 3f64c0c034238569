import type { createDashboard, homeSource, liveSource, recordWorld } from '@voyager-mc/dashboard'
import { loadOptional } from '../faults/load-optional.ts'

interface DashboardPackage {
  readonly createDashboard: typeof createDashboard
  readonly homeSource: typeof homeSource
  readonly liveSource: typeof liveSource
  readonly recordWorld: typeof recordWorld
}

/** Loads the package of the page, which need not be installed. */
export async function loadDashboard(): Promise<DashboardPackage> {
  return loadOptional('@voyager-mc/dashboard', () => import('@voyager-mc/dashboard'))
}
