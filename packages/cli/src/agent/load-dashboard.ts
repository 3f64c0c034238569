import type {
  createDashboard,
  homeSource,
  liveSource,
  readResourcePack,
  recordWorld,
  withResourcePack,
} from '@voyager-mc/dashboard'
import { loadOptional } from '../faults/load-optional.ts'

interface DashboardPackage {
  readonly createDashboard: typeof createDashboard
  readonly homeSource: typeof homeSource
  readonly liveSource: typeof liveSource
  readonly readResourcePack: typeof readResourcePack
  readonly recordWorld: typeof recordWorld
  readonly withResourcePack: typeof withResourcePack
}

/** Loads the package of the page, which need not be installed. */
export async function loadDashboard(): Promise<DashboardPackage> {
  return loadOptional('@voyager-mc/dashboard', () => import('@voyager-mc/dashboard'))
}
