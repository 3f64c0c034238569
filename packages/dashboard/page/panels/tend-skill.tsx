import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { SkillView } from '../../src/view/run-view.ts'
import { sendHand, useHands } from '../state/use-hands.ts'

/** Changes of a skill by a person: another source, out of use, an earlier version. */
export function TendSkill({ skill: { name, version, source } }: { readonly skill: SkillView }): JSX.Element {
  const { name: who, setName } = useHands()
  const [answer, setAnswer] = useState('')
  const [text, setText] = useState<string>()
  const [reason, setReason] = useState('')
  const change = (word: string, hand: object): void =>
    void sendHand(`/api/skills/${encodeURIComponent(name)}/${word}`, hand).then(setAnswer)
  return (
    <div class="decision">
      {text !== undefined && (
        <textarea
          aria-label={`New source of ${name}`}
          rows={14}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <div class="row">
        {text === undefined ? (
          <button type="button" onClick={() => setText(source)}>
            Edit
          </button>
        ) : (
          <button type="button" onClick={() => change('edit', { source: text })}>
            Save as a new version
          </button>
        )}
        <button
          type="button"
          disabled={version < 2}
          onClick={() => change('rollback', { version: version - 1 })}
        >
          Back to version {Math.max(1, version - 1)}
        </button>
        <label class="grow">
          Reason <input value={reason} onInput={({ currentTarget }) => setReason(currentTarget.value)} />
        </label>
        <button type="button" disabled={reason.trim() === ''} onClick={() => change('retire', { reason })}>
          Take out of use
        </button>
        <label>
          Your name{' '}
          <input value={who} maxLength={60} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        <span role="status" class="quiet">
          {answer}
        </span>
      </div>
    </div>
  )
}
