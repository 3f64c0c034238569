import type { GameEvent, Observation, StepResult } from '@voyager-mc/core'
import type { JournalRecord } from '@voyager-mc/voyager/journal'

/** One file of the original's `events/`. */
interface OriginalEvents {
  /** The task and a time stamp, as the original's recorder reads them; no two are the same. */
  readonly name: string
  readonly content: unknown
}

/** Renders one step in the original's event shape. */
type RenderEvents = (observation: Observation, events: readonly GameEvent[]) => unknown

/** The attempts of the learning as the original's recorder would have kept them. */
export function originalEvents(
  journal: readonly JournalRecord[],
  { render }: { readonly render: RenderEvents },
): readonly OriginalEvents[] {
  const files: OriginalEvents[] = []
  let isLearning = false
  let seen: Observation | undefined
  let step: StepResult | undefined
  let lastStamp = 0
  for (const { event, atMs } of journal) {
    if (event.type === 'run-start') {
      isLearning = event.mode === 'learn'
      seen = event.observation
    } else if (event.type === 'attempt-start') step = undefined
    else if (event.type === 'step-end') {
      step = event.step
      seen = step.observation
    } else if (event.type === 'attempt-end' && isLearning && seen !== undefined) {
      // The original tells attempts apart by the second.
      const stamp = Math.max(lastStamp + 1, Math.floor(atMs / 1000))
      lastStamp = stamp
      // Where no program ran no time passed, and the original's recorder still wants a look at the world.
      const content =
        step === undefined ? render({ ...seen, elapsedTicks: 0 }, []) : render(step.observation, step.events)
      files.push({ name: `${fileNameOf(event.task.name)}_${formatStamp(stamp)}`, content })
    }
  }
  return files
}

function fileNameOf(task: string): string {
  return task.replaceAll(/[\\/:"*?<>| ]/g, '_')
}

/** `20230515_174233`, in universal time. */
function formatStamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_')
}
