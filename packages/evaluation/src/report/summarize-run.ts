import { definedOf } from '@voyager-mc/core'
import { importedTasks } from './imported-tasks.ts'
import { measureCoverage } from './measure-coverage.ts'
import { summarizeSpending, type SummarizeSpendingOptions } from '@voyager-mc/voyager/journal'
import { collectJourney, reduceRunState } from '@voyager-mc/voyager/journal'
import type { CompactedHistory, CompactedTask } from '@voyager-mc/voyager/journal'
import type { RunProgress } from '@voyager-mc/voyager/journal'
import { initialRunState } from '@voyager-mc/voyager/journal'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import type { ModelUseEvent, RunMode } from '@voyager-mc/voyager/journal'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { ItemsPoint, ModelUse, RunSummary, TierReached } from './run-summary.ts'
import { toolTierNames, toolTiers } from './tool-tiers.ts'

/** Additions to a journal, and other prices. */
export interface SummarizeRunOptions extends SummarizeSpendingOptions {
  /** Attempts and skills of a checkpoint of the original, of which its journal knows nothing. */
  readonly before?: { readonly attempts: number; readonly skills: readonly string[] }
}

/** Everything the journal says about how the learning went; runs of other modes are left out. */
export function summarizeRun(
  journal: readonly JournalRecord[],
  { prices, before }: SummarizeRunOptions = {},
): RunSummary {
  const { attempts, completed, skills, items, deaths, elapsedMs } = journal.reduce(
    reduceRunState,
    initialRunState,
  )
  const imported = importedTasks(journal)
  const events = learningEvents(journal)
  const history = compactedHistory(journal)
  const removed = Object.values(history?.tasks ?? {})
  const ends = events.flatMap((event) => (event.type === 'task-end' ? [event.status] : []))
  const countOf = (status: 'completed' | 'failed'): number =>
    ends.filter((end) => end === status).length + sumOf(removed, status) + imported[status]
  const journey = collectJourney()
  for (const { event } of journal) journey.add(event)
  const { distanceBlocks, biomes, operatorPowers } = journey.journey()
  const views = events.flatMap((event) =>
    event.type === 'run-start'
      ? [event.observation]
      : event.type === 'step-end'
        ? [event.step.observation]
        : [],
  )
  return {
    attempts: attempts + (before?.attempts ?? 0),
    tasksCompleted: countOf('completed'),
    tasksFailed: countOf('failed'),
    completed,
    skills: [...new Set([...(before?.skills ?? []), ...skills])],
    distinctItems: Object.keys(items).length,
    itemsOverAttempts: itemsOverAttempts(items),
    tiers: tiersReached(items),
    deaths,
    operatorPowers,
    distanceBlocks: Math.round(distanceBlocks),
    coverage: measureCoverage(views.map(({ position }) => position)),
    biomes,
    models: modelsByStep(
      events.flatMap((event) => (event.type === 'model-use' ? [event] : [])),
      history?.steps ?? history?.models,
    ),
    spending: summarizeSpending(events, definedOf({ prices })),
    faults: countBy(
      events.map(({ type }) => type).filter((type) => faultTypes.has(type)),
      history?.events,
    ),
    elapsedMs,
  }
}

const faultTypes: ReadonlySet<VoyagerEvent['type']> = new Set([
  'environment-lost',
  'model-unavailable',
  'role-error',
  'death-loop',
])

function learningEvents(journal: readonly JournalRecord[]): readonly VoyagerEvent[] {
  let mode: RunMode = 'learn'
  return journal.flatMap(({ event }) => {
    if (event.type === 'run-start') mode = event.mode
    return mode === 'learn' ? [event] : []
  })
}

function itemsOverAttempts(items: RunProgress['items']): readonly ItemsPoint[] {
  const points = new Map<number, ItemsPoint>()
  const firsts = Object.values(items).toSorted((a, b) => a.attempt - b.attempt || a.elapsedMs - b.elapsedMs)
  firsts.forEach(({ attempt, elapsedMs }, index) =>
    points.set(attempt, { attempt, elapsedMs, items: index + 1 }),
  )
  return [...points.values()]
}

function tiersReached(items: RunProgress['items']): readonly TierReached[] {
  return toolTierNames.flatMap((tier) => {
    const first = items[toolTiers[tier]]
    return first === undefined ? [] : [{ tier, ...first }]
  })
}

/** Sums of the records that a compaction removed; it is the first record, where there is one. */
function compactedHistory([first]: readonly JournalRecord[]): CompactedHistory | undefined {
  return first?.event.type === 'compaction' ? first.event.history : undefined
}

function sumOf(tasks: readonly CompactedTask[], status: 'completed' | 'failed'): number {
  return tasks.reduce((sum, task) => sum + task[status], 0)
}

function modelsByStep(
  uses: readonly ModelUseEvent[],
  removed: Readonly<Record<string, ModelUse>> = {},
): Readonly<Record<string, ModelUse>> {
  const byStep = Object.fromEntries(
    Object.entries(removed).map(([step, { calls, inputTokens, outputTokens }]) => [
      step,
      { calls, inputTokens, outputTokens },
    ]),
  )
  for (const { step, inputTokens = 0, outputTokens = 0 } of uses) {
    const before = byStep[step] ?? { calls: 0, inputTokens: 0, outputTokens: 0 }
    byStep[step] = {
      calls: before.calls + 1,
      inputTokens: before.inputTokens + inputTokens,
      outputTokens: before.outputTokens + outputTokens,
    }
  }
  return byStep
}

function countBy(
  names: readonly VoyagerEvent['type'][],
  removed: CompactedHistory['events'] = {},
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of faultTypes) if (removed[name] !== undefined) counts[name] = removed[name]
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
