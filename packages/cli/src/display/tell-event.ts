import type { VoyagerEvent } from '@voyager-mc/voyager'
import { describeEvent, type EventLine } from './describe-event.ts'
import type { RunView } from './run-view.ts'

/** Line about an event that the view does not tell of yet; a write that is tried again and again is told of once. */
export function tellEvent(view: RunView, event: VoyagerEvent): EventLine | undefined {
  if (event.type === 'store-error' && event.message === view.savingFault) return undefined
  return describeEvent(event)
}
