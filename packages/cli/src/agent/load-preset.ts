import type {
  createChatModel,
  createDefaultRoles,
  createRoleModels,
  worldOfHome,
} from '@voyager-mc/voyager/preset'
import { loadOptional } from '../faults/load-optional.ts'

interface Preset {
  readonly createChatModel: typeof createChatModel
  readonly createDefaultRoles: typeof createDefaultRoles
  readonly createRoleModels: typeof createRoleModels
  readonly worldOfHome: typeof worldOfHome
}

/** Loads the default agent, whose packages need not be installed. */
export async function loadPreset(): Promise<Preset> {
  return loadOptional('@voyager-mc/tech-tree', () => import('@voyager-mc/voyager/preset'))
}
