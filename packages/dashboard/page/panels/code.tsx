import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { CodeLine } from '../state/highlight.ts'

/** Source of a program, coloured once the colours are loaded, with the line that runs and the line of the error marked. */
export function Code({
  source,
  line,
  current,
}: {
  readonly source: string
  /** Line of the error. */
  readonly line?: number | undefined
  /** Line that runs now. */
  readonly current?: number | undefined
}): JSX.Element {
  const [coloured, setColoured] = useState<{ readonly source: string; readonly lines: readonly CodeLine[] }>()
  useEffect(() => {
    let isWanted = true
    void import('../state/highlight.ts').then(async ({ highlight }) => {
      const lines = await highlight(source)
      if (isWanted) setColoured({ source, lines })
    })
    return () => {
      isWanted = false
    }
  }, [source])
  const plain = source.split('\n').map((text): CodeLine => [{ text }])
  const lines = coloured?.source === source ? coloured.lines : plain
  return (
    <pre tabIndex={0} aria-label="Source of the program">
      <code>
        {lines.map((parts, index) => (
          <span
            key={index}
            class={`line ${line === index + 1 ? 'fault' : ''} ${current === index + 1 ? 'current' : ''}`}
            aria-current={current === index + 1 ? 'step' : undefined}
          >
            {parts.map(({ text, light, dark }, part) => (
              <span key={part} class="token" ref={(element) => colour(element, light, dark)}>
                {text}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  )
}

// Set by script, because the page's policy allows no style in the text.
function colour(element: HTMLElement | null, light = '', dark = light): void {
  element?.style.setProperty('color', light === '' ? '' : `light-dark(${light}, ${dark})`)
}
