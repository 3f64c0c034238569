import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { CallView, RunView } from '../../src/view/run-view.ts'
import { clockTime } from '../state/words.ts'
import { useLatest } from '../state/use-latest.ts'
import { More } from './more.tsx'
import { PromptAndReply } from './prompt-and-reply.tsx'
import { Panel } from './panel.tsx'

/** Calls of models with their tokens, cost, prompt and reply. */
export function Calls({ view: { calls } }: { readonly view: RunView }): JSX.Element {
  const [chosen, setChosen] = useState<number>()
  const { shown, ...earlier } = useLatest(calls)
  const call = calls.find(({ sequence }) => sequence === chosen)
  return (
    <Panel title="Calls of models" wide>
      {calls.length === 0 ? (
        <p class="empty">No model was asked.</p>
      ) : (
        <div class="scroll" tabIndex={0} role="group" aria-label="Calls, latest first">
          <table>
            <thead>
              <tr>
                {['Time', 'For', 'Model', 'Tokens', 'Cost', 'Texts'].map((name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((each) => (
                <Row
                  key={each.sequence}
                  call={each}
                  isChosen={each.sequence === chosen}
                  choose={() => setChosen(each.sequence === chosen ? undefined : each.sequence)}
                />
              ))}
            </tbody>
          </table>
          <More {...earlier} />
        </div>
      )}
      {call?.exchange !== undefined && <PromptAndReply key={call.exchange} id={call.exchange} />}
    </Panel>
  )
}

function Row({
  call: { atMs, step, model, failure, inputTokens, outputTokens, costUsd, exchange },
  isChosen,
  choose,
}: {
  readonly call: CallView
  readonly isChosen: boolean
  readonly choose: () => void
}): JSX.Element {
  return (
    <tr>
      <td>{clockTime(atMs)}</td>
      <td>
        {step} {failure !== undefined && <span class="bad">{failure}</span>}
      </td>
      <td>{model}</td>
      <td>
        {inputTokens} → {outputTokens}
      </td>
      <td>{costUsd === undefined ? '' : `$${costUsd.toFixed(4)}`}</td>
      <td>
        {exchange === undefined ? (
          <span class="quiet">not kept</span>
        ) : (
          <button type="button" aria-pressed={isChosen} onClick={choose}>
            Prompt and reply {exchange}
          </button>
        )}
      </td>
    </tr>
  )
}
