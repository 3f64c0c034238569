import { InvalidArgumentError } from '@voyager-mc/core'
import type { ImportConflict, ImportReport } from '@voyager-mc/skill-library'
import { exitCodes } from './exit-codes.ts'
import { needPath, type RunSkillAction } from './skill-action.ts'

/** `skills import FILE|DIR`. */
export const importSkills: RunSkillAction = async (action) => {
  const { library, input, say } = action
  const { importSkillsFrom } = await import('@voyager-mc/skill-library/exchange')
  const onConflict = conflictOf(input.text('on-conflict'))
  const report = await importSkillsFrom(library, needPath(action, 'import'), {
    ...(onConflict && { onConflict }),
    dryRun: input.is('dry-run'),
  })
  if (input.json) say(JSON.stringify(report))
  else for (const line of describeImport(report)) say(line)
  return report.refused.length === 0 ? exitCodes.done : exitCodes.failed
}

const conflicts: readonly ImportConflict[] = ['keep-mine', 'take-theirs', 'better-record', 'rename']

function conflictOf(text: string | undefined): ImportConflict | undefined {
  const conflict = conflicts.find((each) => each === text)
  if (text === undefined || conflict !== undefined) return conflict
  throw new InvalidArgumentError('--on-conflict', text, `use one of ${conflicts.join(', ')}.`)
}

function describeImport(report: ImportReport): readonly string[] {
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
