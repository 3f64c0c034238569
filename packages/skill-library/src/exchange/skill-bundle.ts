import { z } from 'zod'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import type { WayRecord } from '@voyager-mc/core'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { wayRecordSchema } from '../record/experience.ts'
import { skillRecordSchema, type SkillRecord } from '../record/skill-record.ts'

/** A whole library as one JSON value. */
export interface SkillBundle {
  readonly format: 'voyager-skills'
  readonly schemaVersion: 1
  /** Every version of every skill, oldest first. */
  readonly skills: readonly SkillRecord[]
  /** Experience with the ways that the skills go; absent when there is none. */
  readonly experience?: readonly WayRecord[]
}

const bundleSchema: z.ZodType<SkillBundle> = z.object({
  format: z.literal('voyager-skills'),
  schemaVersion: z.literal(1),
  skills: z.array(skillRecordSchema),
  experience: z.array(wayRecordSchema).exactOptional(),
})

/** Packs every version of every skill of a library, or of the named ones, into one JSON value. */
export async function exportBundle(
  library: ManagedSkillLibrary,
  { names }: { readonly names?: readonly string[] } = {},
): Promise<SkillBundle> {
  const records = await library.records()
  const wanted = records.filter(({ name }) => names?.includes(name) ?? true)
  const versions = await Promise.all(wanted.map(({ name }) => library.versions(name)))
  const experience = names === undefined ? ((await library.experience?.load()) ?? []) : []
  return {
    format: 'voyager-skills',
    schemaVersion: 1,
    skills: versions.flat(),
    ...(experience.length > 0 && { experience }),
  }
}

/** Checks a bundle's text; pass its skills to `importSkills`. Throws `SkillStoreError` that names the first mistake. */
export function parseBundle(text: string): SkillBundle {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new SkillStoreError('bundle', 'The skill bundle is not JSON; export it again.', { cause: error })
  }
  const result = bundleSchema.safeParse(data)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const place = issue === undefined || issue.path.length === 0 ? 'its top' : issue.path.join('.')
  throw new SkillStoreError(
    'bundle',
    `The skill bundle is wrong at ${place} (${issue?.message ?? 'unknown'}); export it again.`,
    { cause: result.error },
  )
}
