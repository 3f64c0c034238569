import { cellOf, formatPosition, type Observation } from '@voyager-mc/core'
import { quoteLine } from '../text/quote-untrusted.ts'
import { renderLosses } from './render-losses.ts'

/** Kinds of item a loss is told with. */
const toldItems = 8

/** Renders the last death with what it cost; empty when there was none, or all of it is held again. */
export function renderDeath({ recentDeath }: Observation): string {
  if (recentDeath === undefined) return ''
  const { position, cause, lost } = recentDeath
  const why = cause === undefined ? '' : ` (${quoteLine(cause, { maxLength: 100 })})`
  const died = `Died lately at ${formatPosition(cellOf(position))}${why}`
  if (Object.keys(lost).length === 0) return died
  return `${died}; not held since: ${renderLosses(lost, toldItems)}. Make again what is needed`
}
