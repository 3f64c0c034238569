import type { Fields } from './fields.ts'
import type { SkillVersionView, SkillView } from './run-view.ts'

/** More versions of one skill help nobody. */
export const mostVersions = 20

/** Skills after a person changed one of them; other interventions leave them as they are. */
export function tendedSkills(
  skills: readonly SkillView[],
  { fields, atMs }: { readonly fields: Fields; readonly atMs: number },
): readonly SkillView[] {
  const action = fields.text('action')
  // As the page's server writes it: a name, and then the source, the reason or the version.
  const [, name, text = ''] = /^([^:\s]+)(?:: | to version )([^]*)$/.exec(fields.text('detail') ?? '') ?? []
  return skills.map((skill) => {
    if (skill.name !== name) return skill
    if (action === 'skill-retire') return { ...skill, retired: text }
    if (action === 'skill-edit') return edited(skill, { source: text, atMs })
    return action === 'skill-rollback' ? rolledBack(skill, Number(text)) : skill
  })
}

function edited(
  { retired: _retired, ...skill }: SkillView,
  { source, atMs }: Pick<SkillVersionView, 'source' | 'atMs'>,
): SkillView {
  const version = 1 + Math.max(0, ...skill.versions.map((known) => known.version))
  const latest = { version, task: skill.task, source, atMs }
  return { ...skill, version, source, versions: [...skill.versions, latest].slice(-mostVersions) }
}

function rolledBack({ retired: _retired, ...skill }: SkillView, wanted: number): SkillView {
  const known = skill.versions.find(({ version }) => version === wanted)
  return known === undefined ? skill : { ...skill, version: known.version, source: known.source }
}
