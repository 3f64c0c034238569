import type { JSX } from 'preact'
import type { RunView } from '../../src/view/run-view.ts'
import { clockTime, duration, marks, readable, toneOf } from '../state/words.ts'
import { useLatest } from '../state/use-latest.ts'
import { More } from './more.tsx'
import { Panel } from './panel.tsx'

/** Tasks and attempts in their order. */
export function Timeline({ view }: { readonly view: RunView }): JSX.Element {
  const { shown, ...earlier } = useLatest(view.tasks)
  return (
    <Panel title="Tasks and attempts" wide>
      {view.tasks.length === 0 ? (
        <p class="empty">No task was chosen yet.</p>
      ) : (
        <ol class="plain">
          {shown.map((task) => (
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
      <More {...earlier} />
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
