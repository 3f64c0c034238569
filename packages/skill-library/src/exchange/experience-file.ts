import type { WayRecord } from '@voyager-mc/core'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { readPlainText } from '../files/read-plain-text.ts'
import type { ImportSkillsOptions } from '../library/import-report.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { newerExperience, parseExperience } from '../record/experience.ts'
import type { ExportedFile } from './write-export.ts'

// Lies beside the skills of an exported folder; the original and other agents pass it by.
const fileName = 'experience.json'

/** The file of a library's experience; none when there is no experience. */
export async function experienceFiles({
  experience,
}: Pick<ManagedSkillLibrary, 'experience'>): Promise<readonly ExportedFile[]> {
  const records = (await experience?.load()) ?? []
  if (records.length === 0) return []
  return [{ path: [fileName], text: `${JSON.stringify(records, undefined, 2)}\n` }]
}

/** Experience beside the skills of a folder; empty when there is none. */
export async function readExperienceFile(directory: string): Promise<readonly WayRecord[]> {
  const file = await readPlainText(directory, [fileName])
  if (file.status !== 'read') return []
  try {
    return parseExperience(JSON.parse(file.text))
  } catch (cause) {
    throw new SkillStoreError(directory, `${fileName} in ${directory} is not JSON; export it again.`, {
      cause,
    })
  }
}

/** Adds experience that says more than a library's own. */
export async function takeOverExperience(
  { experience }: Pick<ManagedSkillLibrary, 'experience'>,
  records: readonly WayRecord[],
  { dryRun = false }: ImportSkillsOptions,
): Promise<void> {
  if (dryRun || experience === undefined || records.length === 0) return
  await experience.save(newerExperience(await experience.load(), records))
}
