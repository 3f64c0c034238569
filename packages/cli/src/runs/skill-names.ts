import { existsSync } from 'node:fs'
import { loadOptional } from '../faults/load-optional.ts'

/** Names of the skills that a place of skills holds; none where there is no such place. */
export async function skillNames(place: string): Promise<readonly string[]> {
  if (!existsSync(place)) return []
  const { openSkillLibrary } = await loadOptional(
    '@voyager-mc/skill-library',
    () => import('@voyager-mc/skill-library'),
  )
  const library = await openSkillLibrary(place, { access: 'read' })
  try {
    return (await library.records()).map(({ name }) => name)
  } finally {
    await library.close()
  }
}
