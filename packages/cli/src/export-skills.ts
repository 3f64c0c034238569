import { InvalidArgumentError } from '@voyager-mc/core'
import { exitCodes } from './exit-codes.ts'
import { needPath, type RunSkillAction, type SkillAction } from './skill-action.ts'

/** `skills export FILE|DIR`. */
export const exportSkills: RunSkillAction = async (action) => {
  const { library, input, say } = action
  const path = needPath(action, 'export')
  const { exportSkillsTo } = await import('@voyager-mc/skill-library/exchange')
  const report = await exportSkillsTo(library, path, { as: shapeOf(action), dryRun: input.is('dry-run') })
  const { length } = await library.records()
  const { added, replaced, renamed, refused } = report
  if (input.json) say(JSON.stringify({ path, skills: length, ...report }))
  else if (input.is('dry-run'))
    say(
      `${length} skills would be written to ${path}: ${added.length} files added, ${replaced.length} replaced.`,
    )
  else say(`${length} skills written to ${path}.`)
  if (!input.json) {
    if (input.is('dry-run')) for (const file of replaced) say(`Replaces ${file}.`)
    for (const { name, as } of renamed) say(`Renamed ${name} to ${as}.`)
    for (const { reason } of refused) say(`Refused: ${reason}.`)
  }
  return refused.length === 0 ? exitCodes.done : exitCodes.failed
}

function shapeOf({ input }: SkillAction): 'original' | 'skill-md' {
  const shape = input.text('as') ?? 'original'
  if (shape === 'original' || shape === 'skill-md') return shape
  throw new InvalidArgumentError('--as', shape, 'use original or skill-md.')
}
