import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { OversightState, Pending } from '@voyager-mc/voyager/oversight'
import { Panel } from './panel.tsx'
import { Code } from './code.tsx'
import { useHands } from '../state/use-hands.ts'

/** Everything by which a person steps into the run. */
export function StepIn({ state }: { readonly state: OversightState }): JSX.Element {
  const { act, answer, name, setName } = useHands()
  const { isPaused, asksPrograms, asksVerdicts, proposed, pending } = state
  const ask = (programs: boolean, verdicts: boolean): void => act({ type: 'ask', programs, verdicts })
  return (
    <Panel title="Step in" wide>
      <div class="row">
        <button type="button" onClick={() => act({ type: isPaused ? 'go-on' : 'pause' })}>
          {isPaused ? 'Go on' : 'Pause'}
        </button>
        <label>
          <input type="checkbox" checked={asksPrograms} onChange={() => ask(!asksPrograms, asksVerdicts)} />{' '}
          Ask before each program
        </label>
        <label>
          <input type="checkbox" checked={asksVerdicts} onChange={() => ask(asksPrograms, !asksVerdicts)} />{' '}
          Ask about each verdict
        </label>
        <label>
          Your name{' '}
          <input value={name} maxLength={60} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        <span role="status" class="quiet">
          {answer}
        </span>
      </div>
      {isPaused && <p class="warn">The run is paused; a program that runs is not stopped.</p>}
      {pending !== undefined && <Decision key={keyOf(pending)} pending={pending} act={act} />}
      <Sentence label="Next task" button="Propose" send={(task) => act({ type: 'propose', task })} />
      {proposed.length > 0 && <p class="quiet">Waiting: {proposed.join(' · ')}</p>}
      <Sentence label="To the agent" button="Say" send={(text) => act({ type: 'say', text })} />
    </Panel>
  )
}

function keyOf(pending: Pending): string {
  return pending.type === 'program' ? pending.program.source : pending.critique.reasoning
}

function Sentence({
  label,
  button,
  send,
}: {
  readonly label: string
  readonly button: string
  readonly send: (text: string) => void
}): JSX.Element {
  const [text, setText] = useState('')
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        send(text)
        setText('')
      }}
    >
      <label class="grow">
        {label}{' '}
        <input value={text} maxLength={500} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <button type="submit">{button}</button>
    </form>
  )
}

type Act = ReturnType<typeof useHands>['act']

function Decision({ pending, act }: { readonly pending: Pending; readonly act: Act }): JSX.Element {
  return (
    <div role="group" aria-label="Waits for you" class="decision">
      {pending.type === 'program' ? (
        <ProgramDecision pending={pending} act={act} />
      ) : (
        <VerdictDecision pending={pending} act={act} />
      )}
    </div>
  )
}

function ProgramDecision({
  pending: { task, program },
  act,
}: {
  readonly pending: Extract<Pending, { type: 'program' }>
  readonly act: Act
}): JSX.Element {
  const [source, setSource] = useState<string>()
  const [reason, setReason] = useState('')
  return (
    <>
      <p>
        <strong>May this program run?</strong> It is for: {task.name}
      </p>
      {source === undefined ? (
        <Code source={program.source} />
      ) : (
        <textarea
          aria-label="Source of the program"
          rows={14}
          value={source}
          onInput={({ currentTarget }) => setSource(currentTarget.value)}
        />
      )}
      <div class="row">
        {source === undefined ? (
          <>
            <button type="button" onClick={() => act({ type: 'approve' })}>
              Approve
            </button>
            <button type="button" onClick={() => setSource(program.source)}>
              Edit
            </button>
          </>
        ) : (
          <button type="button" onClick={() => act({ type: 'edit', source })}>
            Run as edited
          </button>
        )}
        <label class="grow">
          Reason <input value={reason} onInput={({ currentTarget }) => setReason(currentTarget.value)} />
        </label>
        <button type="button" disabled={reason.trim() === ''} onClick={() => act({ type: 'reject', reason })}>
          Reject
        </button>
      </div>
    </>
  )
}

function VerdictDecision({
  pending: { task, critique },
  act,
}: {
  readonly pending: Extract<Pending, { type: 'verdict' }>
  readonly act: Act
}): JSX.Element {
  const [feedback, setFeedback] = useState('')
  return (
    <>
      <p>
        <strong>Is it done?</strong> {task.name}. The critic says {critique.success ? 'yes' : 'no'}:{' '}
        {critique.reasoning} {critique.feedback}
      </p>
      <div class="row">
        <button type="button" onClick={() => act({ type: 'approve' })}>
          As the critic says
        </button>
        <button type="button" onClick={() => act({ type: 'judge', success: true, feedback: '' })}>
          Done
        </button>
        <button type="button" onClick={() => act({ type: 'judge', success: false, feedback })}>
          Not done
        </button>
        <label class="grow">
          Advice <input value={feedback} onInput={({ currentTarget }) => setFeedback(currentTarget.value)} />
        </label>
      </div>
    </>
  )
}
