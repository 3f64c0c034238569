import type { CompactedCalls, CompactedHistory, CompactedTask } from '../events/compacted-history.ts'
import type { JournalRecord } from '../events/journal-record.ts'
import { collectJourney } from './collect-journey.ts'
import type { TaskEndEvent } from '../events/task-events.ts'
import type { ModelUseEvent } from '../events/model-use-event.ts'

/** Sums that grow with each record they are shown. */
export interface HistoryCollector {
  readonly add: (record: JournalRecord) => void
  readonly history: () => CompactedHistory
}

/** A collector that has seen no record. */
export function collectHistory(): HistoryCollector {
  let records = 0
  let beganAtMs = 0
  const events = new Map<string, number>()
  const tasks = new Map<string, CompactedTask>()
  const models = new Map<string, CompactedCalls>()
  const steps = new Map<string, CompactedCalls>()
  const journey = collectJourney()
  return {
    add: ({ event, atMs }) => {
      journey.add(event)
      if (event.type === 'compaction') {
        // Always the first one: it brings the sums of what it stands for.
        ;({ records, beganAtMs } = event.history)
        for (const [name, count] of Object.entries(event.history.events)) events.set(name, count)
        for (const [name, task] of Object.entries(event.history.tasks)) tasks.set(name, task)
        for (const [name, calls] of Object.entries(event.history.models)) models.set(name, calls)
        for (const [name, calls] of Object.entries(event.history.steps ?? {})) steps.set(name, calls)
        return
      }
      if (records === 0) beganAtMs = atMs
      records += 1
      events.set(event.type, (events.get(event.type) ?? 0) + 1)
      if (event.type === 'task-end') addTask(tasks, event)
      if (event.type !== 'model-use') return
      addCall(models, { name: event.role ?? event.step, use: event })
      addCall(steps, { name: event.step, use: event })
    },
    history: () => ({
      records,
      beganAtMs,
      events: Object.fromEntries(events),
      tasks: Object.fromEntries(tasks),
      models: Object.fromEntries(models),
      steps: Object.fromEntries(steps),
      journey: journey.journey(),
    }),
  }
}

function addTask(tasks: Map<string, CompactedTask>, { task, status, attempts }: TaskEndEvent): void {
  if (status === 'abandoned') return
  const before = tasks.get(task.name) ?? { completed: 0, failed: 0, attempts: 0 }
  tasks.set(task.name, {
    ...before,
    [status]: before[status] + 1,
    attempts: before.attempts + attempts,
  })
}

function addCall(
  models: Map<string, CompactedCalls>,
  { name, use }: { readonly name: string; readonly use: ModelUseEvent },
): void {
  const { inputTokens = 0, outputTokens = 0, costUsd = 0 } = use
  const before = models.get(name) ?? { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 }
  models.set(name, {
    calls: before.calls + 1,
    inputTokens: before.inputTokens + inputTokens,
    outputTokens: before.outputTokens + outputTokens,
    costUsd: before.costUsd + costUsd,
  })
}
