import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { columnsOf } from '../../src/tech-tree/columns-of.ts'
import type { RunView, SkillView } from '../../src/view/run-view.ts'
import { Graph } from '../graph/graph.tsx'
import { Panel } from './panel.tsx'
import { SkillDetails } from './skill-details.tsx'
import { TendSkill } from './tend-skill.tsx'

/** Skills as a graph with their record, source, versions and callers, and a search. */
export function Skills({
  view: { skills },
  mayTend,
}: {
  readonly view: RunView
  readonly mayTend: boolean
}): JSX.Element {
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<string>()
  const words = wanted.toLowerCase()
  const found = useMemo(() => skills.filter((skill) => holds(skill, words)), [skills, words])
  const skill = skills.find(({ name }) => name === chosen)
  const nodes = useMemo(() => nodesOf(found), [found])
  return (
    <Panel title="Skills" wide>
      <div class="row">
        <label>
          Search{' '}
          <input
            type="search"
            value={wanted}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        </label>
        <span class="quiet" role="status">
          {found.length} of {skills.length}
        </span>
      </div>
      {skills.length === 0 && <p class="empty">No skill was learned yet.</p>}
      {skills.length > 0 && found.length === 0 && <p class="empty">No skill has these words.</p>}
      {found.length > 0 && (
        <Graph label="Skills and the skills they call" nodes={nodes} chosen={chosen} choose={setChosen} />
      )}
      {skill !== undefined && <SkillDetails key={skill.name} skill={skill} all={skills} choose={setChosen} />}
      {skill !== undefined && mayTend && <TendSkill key={skill.name} skill={skill} />}
    </Panel>
  )
}

function holds({ name, task, source }: SkillView, words: string): boolean {
  return [name, task, source].some((text) => text.toLowerCase().includes(words))
}

function nodesOf(skills: readonly SkillView[]): Parameters<typeof Graph>[0]['nodes'] {
  const names = new Set(skills.map(({ name }) => name))
  const needs = new Map(skills.map(({ name, calls }) => [name, calls.filter((call) => names.has(call))]))
  const columns = columnsOf(needs)
  return skills.map(({ name, version, refused, retired, passed, failed }) => ({
    name,
    text: `${name} v${version}`,
    column: columns.get(name) ?? 0,
    needs: needs.get(name) ?? [],
    mark: (refused ?? retired) === undefined ? (failed > passed ? '!' : '') : '✗',
    tone:
      (refused ?? retired) === undefined ? (failed > passed ? 'skill-weak' : 'skill-sound') : 'skill-refused',
    words: wordsOf({ refused, retired, passed, failed }),
  }))
}

function wordsOf({
  refused,
  retired,
  passed,
  failed,
}: Pick<SkillView, 'passed' | 'failed'> & {
  readonly [Name in 'refused' | 'retired']: string | undefined
}): string {
  if (refused !== undefined) return 'refused'
  return retired === undefined ? `${passed} passed, ${failed} failed` : 'out of use'
}
