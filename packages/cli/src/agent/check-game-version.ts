import type { Settings } from '../options/settings.ts'
import { usualVersion } from '../options/usual-game.ts'
import { InvalidArgumentError } from '@voyager-mc/core'
import { loadOptional } from '../faults/load-optional.ts'

/** Refuses a game version that the embedded world, or on a server the agent, does not support. */
export async function checkGameVersion({ version, host }: Settings): Promise<void> {
  // It needs no check, and so no package that knows the others.
  if (version === usualVersion) return
  if (host !== undefined) {
    const { createTechTree } = await import('@voyager-mc/tech-tree')
    createTechTree(version)
    return
  }
  const { supportedVersions } = await loadOptional('@voyager-mc/world', () => import('@voyager-mc/world'))
  if (supportedVersions.includes(version)) return
  throw new InvalidArgumentError('--version', version, `use one of ${supportedVersions.join(', ')}.`)
}
