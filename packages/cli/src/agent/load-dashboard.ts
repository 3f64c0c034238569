import type { createDashboard, homeSource, liveSource } from '@voyager-mc/dashboard'
import { loadOptional } from '../faults/load-optional.ts'

interface DashboardPackage {
  readonly createDashboard: typeof createDashboard
  readonly homeSource: typeof homeSource
  readonly liveSource: typeof liveSource
}

/** Loads the package of the page, which need not be installed. */
export async function loadDashboard(): Promise<DashboardPackage> {
  return loadOptional('@voyager-mc/dashboard', () => import('@voyager-mc/dashboard'))
}
