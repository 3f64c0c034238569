import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { RunView, SkillView } from '../../src/view/run-view.ts'
import { clockTime, duration, marks, readable, toneOf } from '../state/words.ts'
import { TendSkill } from './tend-skill.tsx'
import { Code } from './code.tsx'
import { Panel } from './panel.tsx'

/** Tasks and attempts in their order. */
export function Timeline({ view }: { readonly view: RunView }): JSX.Element {
  return (
    <Panel title="Tasks and attempts" wide>
      {view.tasks.length === 0 ? (
        <p class="empty">No task was chosen yet.</p>
      ) : (
        <ol class="plain">
          {view.tasks.toReversed().map((task) => (
            <li key={task.beganAtMs}>
              <details open={task.status === 'running'}>
                <summary>
                  <span class={toneOf(task.status)}>
                    {marks[task.status]} {task.status}
                  </span>{' '}
                  {task.name}{' '}
                  <span class="quiet">
                    {task.attempts.length} × · {task.endedAtMs === undefined ? 'since' : 'took'}{' '}
                    {task.endedAtMs === undefined
                      ? clockTime(task.beganAtMs)
                      : duration(task.endedAtMs - task.beganAtMs)}
                  </span>
                </summary>
                {task.reasoning !== undefined && <p class="quiet">{task.reasoning}</p>}
                <ul>
                  {task.attempts.map((attempt) => (
                    <li key={attempt.sequence}>
                      <span class={toneOf(attempt.status)}>
                        {marks[attempt.status]} attempt {attempt.number} {attempt.status}
                      </span>{' '}
                      {attempt.critique}
                    </li>
                  ))}
                </ul>
                {task.reason !== undefined && <p class="bad">{task.reason}</p>}
              </details>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** Items by the moment of their first holding. */
export function Items({ view }: { readonly view: RunView }): JSX.Element {
  const began = view.beganAtMs ?? 0
  return (
    <Panel title="Items held">
      {view.items.length === 0 ? (
        <p class="empty">Nothing was held yet.</p>
      ) : (
        <ol class="scroll" tabIndex={0} aria-label="Items in the order of their first holding">
          {view.items.map(({ name, atMs, task }) => (
            <li key={name}>
              {readable(name)}{' '}
              <span class="quiet">
                after {duration(atMs - began)}
                {task && `, ${task}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** Skills with their source, what they call and what calls them, and a search. */
export function Skills({
  view,
  mayTend,
}: {
  readonly view: RunView
  readonly mayTend: boolean
}): JSX.Element {
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<string>()
  const words = wanted.toLowerCase()
  const found = view.skills.filter(({ name, task }) => `${name} ${task}`.toLowerCase().includes(words))
  const skill = view.skills.find(({ name }) => name === chosen)
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
          {found.length} of {view.skills.length}
        </span>
      </div>
      {view.skills.length === 0 && <p class="empty">No skill was learned yet.</p>}
      <ul class="chips">
        {found.map(({ name, version, refused }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => setChosen(name === chosen ? undefined : name)}
            >
              {name}{' '}
              <span class="quiet">
                v{version}
                {refused !== undefined && ' refused'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {skill !== undefined && <SkillDetails skill={skill} all={view.skills} choose={setChosen} />}
      {skill !== undefined && mayTend && <TendSkill key={skill.name} skill={skill} />}
    </Panel>
  )
}

function SkillDetails({
  skill,
  all,
  choose,
}: {
  readonly skill: SkillView
  readonly all: readonly SkillView[]
  readonly choose: (name: string) => void
}): JSX.Element {
  const callers = all.filter(({ calls }) => calls.includes(skill.name)).map(({ name }) => name)
  const links = (names: readonly string[]): JSX.Element =>
    names.length === 0 ? (
      <>none</>
    ) : (
      <>
        {names.map((name) => (
          <button type="button" key={name} onClick={() => choose(name)}>
            {name}
          </button>
        ))}
      </>
    )
  return (
    <div>
      <dl>
        <dt>Learned for</dt>
        <dd>{skill.task}</dd>
        <dt>Calls</dt>
        <dd>{links(skill.calls)}</dd>
        <dt>Called by</dt>
        <dd>{links(callers)}</dd>
        <dt>Retrieved</dt>
        <dd>{skill.retrieved} times</dd>
        {skill.refused !== undefined && <dt>Refused</dt>}
        {skill.refused !== undefined && <dd class="bad">{skill.refused}</dd>}
      </dl>
      <Code source={skill.source} />
    </div>
  )
}

/** Calls of models with their tokens and cost. */
export function Calls({ view }: { readonly view: RunView }): JSX.Element {
  return (
    <Panel title="Calls of models">
      {view.calls.length === 0 ? (
        <p class="empty">No model was asked.</p>
      ) : (
        <div class="scroll" tabIndex={0} role="group" aria-label="Calls, latest first">
          <table>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">For</th>
                <th scope="col">Tokens</th>
                <th scope="col">Cost</th>
              </tr>
            </thead>
            <tbody>
              {view.calls.toReversed().map((call) => (
                <tr key={call.sequence}>
                  <td>{clockTime(call.atMs)}</td>
                  <td>
                    {call.step} {call.failure !== undefined && <span class="bad">{call.failure}</span>}
                  </td>
                  <td>
                    {call.inputTokens} → {call.outputTokens}
                  </td>
                  <td>{call.costUsd === undefined ? '' : `$${call.costUsd.toFixed(4)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
