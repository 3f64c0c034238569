import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { SkillView } from '../../src/view/run-view.ts'
import { clockTime } from '../state/words.ts'
import { Code } from './code.tsx'

/** One skill: record, callers, and the source of each of its versions. */
export function SkillDetails({
  skill,
  all,
  choose,
}: {
  readonly skill: SkillView
  readonly all: readonly SkillView[]
  readonly choose: (name: string) => void
}): JSX.Element {
  const [wanted, setWanted] = useState<number>()
  const callers = all.filter(({ calls }) => calls.includes(skill.name)).map(({ name }) => name)
  const shown = skill.versions.find(({ version }) => version === wanted) ?? skill
  return (
    <div>
      <h3>{skill.name}</h3>
      <dl>
        <dt>Learned for</dt>
        <dd>{shown.task}</dd>
        <dt>Record</dt>
        <dd>
          {skill.passed + skill.failed === 0
            ? 'no later attempt called it'
            : `${skill.passed} of ${skill.passed + skill.failed} later attempts that called it passed`}
        </dd>
        <dt>Retrieved</dt>
        <dd>{skill.retrieved} times</dd>
        <dt>Calls</dt>
        <dd>
          <Links names={skill.calls} choose={choose} />
        </dd>
        <dt>Called by</dt>
        <dd>
          <Links names={callers} choose={choose} />
        </dd>
        <dt>Versions</dt>
        <dd class="row">
          {skill.versions.map(({ version, atMs }) => (
            <button
              type="button"
              key={version}
              aria-pressed={version === shown.version}
              onClick={() => setWanted(version)}
            >
              Version {version} <span class="quiet">{clockTime(atMs)}</span>
            </button>
          ))}
        </dd>
        {skill.retired !== undefined && <dt>Out of use</dt>}
        {skill.retired !== undefined && <dd class="bad">{skill.retired}</dd>}
        {skill.refused !== undefined && <dt>Refused</dt>}
        {skill.refused !== undefined && <dd class="bad">{skill.refused}</dd>}
      </dl>
      <Code source={shown.source} />
    </div>
  )
}

function Links({
  names,
  choose,
}: {
  readonly names: readonly string[]
  readonly choose: (name: string) => void
}): JSX.Element {
  if (names.length === 0) return <>none</>
  return (
    <>
      {names.map((name) => (
        <button type="button" key={name} onClick={() => choose(name)}>
          {name}
        </button>
      ))}
    </>
  )
}
