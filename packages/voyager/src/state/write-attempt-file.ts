import type { RunStore } from '../stores/run-store.ts'
import type { AttemptEndEvent } from '../voyager-event.ts'
import type { RunState } from './run-state.ts'

/** Writes `events/<task>_<attempt>_<number>`: what one attempt saw and did, for readers of the directory. */
export async function writeAttemptFile(
  store: RunStore,
  { event, state }: { readonly event: AttemptEndEvent; readonly state: RunState },
): Promise<void> {
  const words = event.task.name.replaceAll(/[^\w.-]+/g, '_').slice(0, 80)
  const number = String(state.attempts).padStart(5, '0')
  await store.writeDocument(`events/${number}_${words}_${event.attempt}.json`, {
    task: event.task,
    attempt: event.attempt,
    status: event.status,
    ...state.current?.previous,
  })
}
