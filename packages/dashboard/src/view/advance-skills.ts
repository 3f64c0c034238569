import { definedOf } from '@voyager-mc/core'
import type { DashboardRecord } from '../dashboard-source.ts'
import type { Fields } from './fields.ts'
import type { RunView, SkillView } from './run-view.ts'

/** The view with what a record says about skills. */
export function advanceSkills(view: RunView, { event }: DashboardRecord, fields: Fields): RunView {
  switch (event.type) {
    case 'skill-retrieve': {
      const found = new Set(fields.list('skills'))
      return {
        ...view,
        skills: view.skills.map((skill) =>
          found.has(skill.name) ? { ...skill, retrieved: skill.retrieved + 1 } : skill,
        ),
      }
    }
    case 'skill-add':
    case 'skill-refuse':
      return { ...view, skills: withSkill(view, fields) }
    default:
      return view
  }
}

function withSkill({ skills, program }: RunView, fields: Fields): readonly SkillView[] {
  const name = fields.text('name') ?? 'skill'
  const others = skills.filter((skill) => skill.name !== name)
  const source = program?.source ?? ''
  const skill: SkillView = {
    name,
    version: fields.number('version') ?? 1,
    task: fields.text('task') ?? '',
    source,
    calls: others.map((other) => other.name).filter((other) => isCalled(source, other)),
    retrieved: skills.find((known) => known.name === name)?.retrieved ?? 0,
    ...definedOf({ refused: fields.text('reason') }),
  }
  return [...others, skill]
}

/** Whether a name stands before a bracket; names come from programs and may hold signs of a pattern. */
function isCalled(source: string, name: string): boolean {
  const at = source.indexOf(`${name}(`)
  return at >= 0 && !/[\w$]/.test(source[at - 1] ?? '')
}
