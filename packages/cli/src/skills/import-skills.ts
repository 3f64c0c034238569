import type { ImportReport } from '@voyager-mc/skill-library'
import { definedOf } from '@voyager-mc/core'
import { jsonLine } from '../terminal/clean-text.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { RunSkillAction } from './skill-action.ts'

/** `skills import PLACE`. */
export const importSkills: RunSkillAction = async ({ library, words: [path = ''], settings, say }) => {
  const { onConflict, dryRun, json } = settings
  const { importSkillsFrom } = await import('@voyager-mc/skill-library/exchange')
  const report = await importSkillsFrom(library, { from: path, ...definedOf({ onConflict }), dryRun })
  if (json) say(jsonLine(report))
  else for (const line of describeImport(report)) say(line)
  return report.refused.length === 0 ? exitCodes.done : exitCodes.failed
}

/** Account of an import of skills: the counts, and a line for each that was replaced, renamed or refused. */
export function describeImport(report: ImportReport): readonly string[] {
  const { added, replaced, renamed, kept, unchanged, refused } = report
  return [
    [
      `${added.length} added`,
      `${replaced.length} replaced`,
      `${renamed.length} renamed`,
      `${kept.length} kept as older versions`,
      `${unchanged.length} unchanged`,
      `${refused.length} refused.`,
    ].join(', '),
    ...replaced.map(
      ({ name, version, by }) =>
        `Replaced ${name}: version ${version} by ${by}; voyager skills rollback ${name} ${version} brings it back.`,
    ),
    ...renamed.map(({ name, as }) => `Renamed ${name} to ${as}.`),
    ...refused.map(({ name, reason }) => (name === '' ? `Refused: ${reason}` : `Refused ${name}: ${reason}`)),
  ]
}
