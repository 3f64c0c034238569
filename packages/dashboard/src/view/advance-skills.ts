import { definedOf } from '@voyager-mc/core'
import type { DashboardRecord } from '../dashboard-source.ts'
import { callsSkill } from './calls-skill.ts'
import { mostVersions, tendedSkills } from './tended-skills.ts'
import type { Fields } from './fields.ts'
import type { RunView, SkillVersionView, SkillView } from './run-view.ts'

/** The view with what a record says about skills. */
export function advanceSkills(view: RunView, { event, atMs }: DashboardRecord, fields: Fields): RunView {
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
    case 'attempt-end':
      return { ...view, skills: withOutcome(view, fields.text('status')) }
    case 'skill-add':
    case 'skill-refuse':
      return { ...view, skills: withSkill(view, { fields, atMs }) }
    case 'intervention':
      return { ...view, skills: tendedSkills(view.skills, { fields, atMs }) }
    default:
      return view
  }
}

/** An attempt that was judged counts for each skill that its program called. */
function withOutcome({ skills, program }: RunView, status: string | undefined): readonly SkillView[] {
  if (program === undefined || (status !== 'succeeded' && status !== 'failed')) return skills
  const isPassed = status === 'succeeded'
  const called = skills.filter(({ name }) => callsSkill(program.source, name))
  if (called.length === 0) return skills
  return skills.map((skill) => {
    if (!called.includes(skill)) return skill
    return isPassed ? { ...skill, passed: skill.passed + 1 } : { ...skill, failed: skill.failed + 1 }
  })
}

function withSkill(
  { skills, program }: RunView,
  { fields, atMs }: { readonly fields: Fields; readonly atMs: number },
): readonly SkillView[] {
  const name = fields.text('name') ?? 'skill'
  const known = skills.find((skill) => skill.name === name)
  const others = skills.filter((skill) => skill !== known)
  const refused = fields.text('reason')
  // The version before stays what it was.
  if (refused !== undefined && known !== undefined && known.versions.length > 0)
    return [...others, { ...known, refused }]
  const latest: SkillVersionView = {
    version: fields.number('version') ?? 1,
    task: fields.text('task') ?? '',
    source: program?.source ?? '',
    atMs,
  }
  const before = (known?.versions ?? []).filter(({ version }) => version !== latest.version)
  const skill: SkillView = {
    name,
    version: latest.version,
    task: latest.task,
    source: latest.source,
    // A refused one never became a version.
    versions: refused === undefined ? [...before, latest].slice(-mostVersions) : before,
    calls: others.map((other) => other.name).filter((other) => callsSkill(latest.source, other)),
    retrieved: known?.retrieved ?? 0,
    passed: known?.passed ?? 0,
    failed: known?.failed ?? 0,
    ...definedOf({ refused }),
  }
  return [...others, skill]
}
