import { createHash } from 'node:crypto'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { SkillStore } from '@voyager-mc/skill-library'
import { loadOptional } from '../faults/load-optional.ts'
import { openLibrary } from '../skills/open-library.ts'

/** Skills that every trial begins with, such as those of an earlier life. */
export interface TrialSkills {
  /** Hash of the names and sources, by which results tell what they rest on. */
  readonly hash: string
  /** A store with all of them, of its own for each trial: what one learns, no other one finds. */
  readonly openStore: () => SkillStore
}

export interface ReadTrialSkillsOptions {
  readonly onNotice: (text: string) => void
}

/**
 * Reads the skills of a library, or of a run, once, and leaves them alone from then on. Where there are none it throws: an
 * evaluation with an empty library would say nothing about libraries.
 */
export async function readTrialSkills(
  directory: string,
  { onNotice }: ReadTrialSkillsOptions,
): Promise<TrialSkills> {
  const { createSkillLibrary, memorySkillStore } = await loadOptional(
    '@voyager-mc/skill-library',
    () => import('@voyager-mc/skill-library'),
  )
  const source = await openLibrary({ skills: directory, dryRun: false }, { access: 'read', onNotice })
  const kept = memorySkillStore()
  const copy = createSkillLibrary({ store: kept })
  const hash = createHash('sha256')
  try {
    for (const { name, source: code, task } of await source.list()) {
      await copy.add({ name, source: code }, { name: task })
      hash.update(JSON.stringify([name, code]))
    }
    const { records } = await kept.read()
    if (records.length === 0) {
      const remedy = 'name a run or a library that holds skills; there are none.'
      throw new InvalidArgumentError('--skills', directory, remedy)
    }
    return { hash: hash.digest('hex').slice(0, 12), openStore: () => memorySkillStore(records) }
  } finally {
    await source.close()
    await copy.close()
  }
}
