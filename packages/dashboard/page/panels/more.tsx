import type { JSX } from 'preact'
import type { Latest } from '../state/use-latest.ts'

/** Button that shows earlier rows of a list; nothing when all are shown. */
export function More({ hidden, more }: Pick<Latest<unknown>, 'hidden' | 'more'>): JSX.Element | null {
  if (hidden === 0) return null
  return (
    <p>
      <button type="button" onClick={more}>
        Show earlier ones
      </button>{' '}
      <span class="quiet">{hidden.toLocaleString()} more</span>
    </p>
  )
}
