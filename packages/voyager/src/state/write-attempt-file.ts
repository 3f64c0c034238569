import type { RunStore } from '../stores/run-store.ts'
import type { AttemptEndEvent } from '../voyager-event.ts'
import type { RunState } from './run-state.ts'

/**
 * Writes what one attempt saw and did, for readers of the directory: `events/00007_<task>_<attempt>.json` for the
 * seventh attempt of the learning, `events/solve-000123_…` with the record's number for other modes.
 */
export async function writeAttemptFile(
  store: RunStore,
  {
    event,
    state,
    sequence,
  }: { readonly event: AttemptEndEvent; readonly state: RunState; readonly sequence: number },
): Promise<void> {
  const { mode = 'learn' } = state
  const number =
    mode === 'learn'
      ? String(state.attempts).padStart(5, '0')
      : `${mode}-${String(sequence).padStart(6, '0')}`
  const words = event.task.name.replaceAll(/[^\w.-]+/g, '_').slice(0, 80)
  await store.writeDocument(`events/${number}_${words}_${event.attempt}.json`, {
    task: event.task,
    attempt: event.attempt,
    status: event.status,
    ...state.current?.previous,
  })
}
