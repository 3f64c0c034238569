import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { ManagedSkillLibrary } from '@voyager-mc/skill-library'
import { loadOptional } from '../faults/load-optional.ts'
import type { Settings } from '../options/settings.ts'

export interface OpenLibraryOptions {
  /** Looking must not disturb a run that is writing. */
  readonly access: 'read' | 'write'
  /** True where a library may begin. */
  readonly mayBeNew?: boolean
  readonly onNotice: (text: string) => void
}

/** Opens the library that the settings name. */
export async function openLibrary(
  { skills, run }: Settings,
  { access, mayBeNew = false, onNotice }: OpenLibraryOptions,
): Promise<ManagedSkillLibrary> {
  const directory = skills ?? (run === undefined ? undefined : join(run, 'skill'))
  if (directory === undefined) {
    const remedy = 'pass --skills DIR, or --run DIR for the library of a run.'
    throw new InvalidArgumentError('--skills', '', remedy)
  }
  if (!mayBeNew && !existsSync(directory))
    throw new InvalidArgumentError('--skills', directory, 'name a directory that holds a skill library.')
  const { openSkillLibrary } = await loadOptional(
    '@voyager-mc/skill-library',
    () => import('@voyager-mc/skill-library'),
  )
  const { primitiveNames } = await import('@voyager-mc/voyager/preset')
  return openSkillLibrary(directory, {
    access,
    onNotice: ({ message }) => onNotice(message),
    ...(mayBeNew && { reservedNames: await primitiveNames() }),
  })
}
