import { formatPosition, type Observation } from '@voyager-mc/core'
import { quoteLine } from '../text/quote-untrusted.ts'
import { renderItems } from './render-inventory.ts'

/** Kinds of item a loss is told with. */
const toldItems = 8

/** Renders the last death with what it cost; empty when there was none, or all of it is held again. */
export function renderDeath({ recentDeath }: Observation): string {
  if (recentDeath === undefined) return ''
  const { position, cause, lost } = recentDeath
  // Tools and armour come one at a time, and are what is missed.
  const items = Object.entries(lost).toSorted(([, a], [, b]) => a - b)
  const why = cause === undefined ? '' : ` (${quoteLine(cause, { maxLength: 100 })})`
  const died = `Died lately at ${formatPosition(position)}${why}`
  if (items.length === 0) return died
  const told = renderItems(Object.fromEntries(items.slice(0, toldItems)))
  return `${died}; not held since: ${told}. Make again what is needed`
}
