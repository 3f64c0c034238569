import { existsSync } from 'node:fs'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { ManagedSkillLibrary } from '@voyager-mc/skill-library'
import { openHome } from '@voyager-mc/voyager/home'
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
  const { primitiveNames, skillsOfRun } = await import('@voyager-mc/voyager/preset')
  const directory = skills ?? (run === undefined ? undefined : skillsOfRun(run))
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
  // A home is made by its owner only; a library that begins there needs one.
  if (skills === undefined && run !== undefined && !existsSync(directory)) await (await openHome(run)).close()
  return openSkillLibrary(directory, {
    access,
    onNotice: ({ message }) => onNotice(message),
    ...(mayBeNew && { reservedNames: await primitiveNames() }),
  })
}
