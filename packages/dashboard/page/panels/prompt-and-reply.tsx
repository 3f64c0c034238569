import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { CallTexts } from '../../src/dashboard-source.ts'

/** Prompt and reply of one call, each message by itself. */
export function PromptAndReply({ id }: { readonly id: number }): JSX.Element {
  const [texts, setTexts] = useState<CallTexts | string>('The texts are being read …')
  useEffect(() => {
    fetch(`/api/exchanges/${id}`)
      .then(async (answer) => {
        // The server of this page says it in this shape.
        setTexts(answer.ok ? ((await answer.json()) as CallTexts) : await answer.text())
      })
      .catch(() => setTexts('The server does not answer.'))
  }, [id])
  if (typeof texts === 'string')
    return (
      <p class="quiet" role="status">
        {texts}
      </p>
    )
  const { messages, reply } = texts
  return (
    <div role="group" aria-label={`Prompt and reply ${id}`}>
      {messages.map(({ role, text }, index) => (
        <Message key={index} role={role} text={text} isOpen={index > 0 || messages.length === 1} />
      ))}
      {reply === undefined ? (
        <p class="bad">There was no reply.</p>
      ) : (
        <Message role="reply" text={reply} isOpen />
      )}
    </div>
  )
}

function Message({
  role,
  text,
  isOpen,
}: {
  readonly role: string
  readonly text: string
  readonly isOpen: boolean
}): JSX.Element {
  return (
    <details open={isOpen}>
      <summary>
        {role} <span class="quiet">{text.length.toLocaleString()} characters</span>
      </summary>
      <pre class="message" tabIndex={0} aria-label={`Text of ${role}`}>
        {text}
      </pre>
    </details>
  )
}
