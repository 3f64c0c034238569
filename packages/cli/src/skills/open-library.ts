import { existsSync } from 'node:fs'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { ManagedSkillLibrary } from '@voyager-mc/skill-library'
import { openHome } from '@voyager-mc/voyager/home'
import { loadOptional } from '../faults/load-optional.ts'
import type { Settings } from '../options/settings.ts'

interface OpenLibraryOptions {
  /** Looking must not disturb a run that is writing. */
  readonly access: 'read' | 'write'
  /** True where a library may begin. */
  readonly mayBeNew?: boolean
  readonly onNotice: (text: string) => void
}

/** Opens the library that the settings name; a dry run only reads it, and where none is yet finds an empty one. */
export async function openLibrary(
  { skills, run, dryRun }: Pick<Settings, 'skills' | 'run' | 'dryRun'>,
  { access, mayBeNew = false, onNotice }: OpenLibraryOptions,
): Promise<ManagedSkillLibrary> {
  const { primitiveNames, skillsOfRun } = await import('@voyager-mc/voyager/preset')
  const { libraryAt } = await import('../agent/library-at.ts')
  const directory = skills === undefined ? run && skillsOfRun(run) : libraryAt(skills)
  if (directory === undefined) {
    const remedy = 'pass --skills DIR, or --run DIR for the library of a run.'
    throw new InvalidArgumentError('--skills', '', remedy)
  }
  if (!mayBeNew && !existsSync(directory))
    throw new InvalidArgumentError('--skills', directory, 'name a directory that holds a skill library.')
  const { createSkillLibrary, openSkillLibrary } = await loadOptional(
    '@voyager-mc/skill-library',
    () => import('@voyager-mc/skill-library'),
  )
  const reserved = mayBeNew && { reservedNames: await primitiveNames() }
  if (dryRun && !existsSync(directory)) return createSkillLibrary({ ...reserved })
  // A home is made by its owner only; a library that begins there needs one.
  if (skills === undefined && run !== undefined && !existsSync(directory)) await (await openHome(run)).close()
  return openSkillLibrary(directory, {
    access: dryRun ? 'read' : access,
    onNotice: ({ message }) => onNotice(message),
    ...reserved,
  })
}
