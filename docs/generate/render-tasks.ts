import type { ItemCounts } from '@voyager-mc/core'
import type { LifeStep, LifeTask } from './life-record.ts'
import { renderRows } from './render-rows.ts'

const namedKinds = 4

/** Table of all tasks of a life, in their order. */
export function renderTasks(tasks: readonly LifeTask[]): string {
  return renderRows(
    ['Minute', 'Task', 'Attempts', 'Result', 'In short', 'Then at', 'Health', 'Food'],
    tasks.map((task) => {
      const last = task.attempts.findLast(({ step }) => step !== undefined)?.step
      return [
        task.minute.toFixed(1),
        task.name,
        String(task.attempts.length),
        task.status ?? 'cut off',
        shortly(task),
        last === undefined ? '' : `${last.place.join(' ')}${elsewhere(last.dimension)}`,
        last?.health.toFixed(1) ?? '',
        String(last?.food ?? ''),
      ]
    }),
  )
}

/** Reasons for which tasks were chosen, with their number, the most frequent first. */
export function renderReasons(tasks: readonly LifeTask[]): string {
  const counts = sumOf(tasks.map(({ why = 'It did not say.' }) => ({ [why]: 1 })))
  return renderRows(
    ['Why', 'Tasks'],
    byCount(counts).map(([why, count]) => [why, String(count)]),
  )
}

/** Primitives that were called, with how often they succeeded and failed. */
export function renderCalls(tasks: readonly LifeTask[]): string {
  const sums = new Map<string, [number, number]>()
  for (const { calls } of stepsOf(tasks))
    for (const [primitive, [succeeded, failed]] of Object.entries(calls)) {
      const [before, beforeFailed] = sums.get(primitive) ?? [0, 0]
      sums.set(primitive, [before + succeeded, beforeFailed + failed])
    }
  return renderRows(
    ['Primitive', 'Succeeded', 'Failed'],
    [...sums]
      .toSorted((one, other) => other[1][0] - one[1][0])
      .map(([primitive, [succeeded, failed]]) => [`\`${primitive}\``, String(succeeded), String(failed)]),
  )
}

function shortly(task: LifeTask): string {
  const steps = stepsOf([task])
  const made = sumOf(steps.map((step) => step.made))
  const killed = sumOf(steps.map((step) => step.killed))
  const gained = sumOf(steps.map((step) => step.gained))
  const isBare = Object.keys(made).length + Object.keys(killed).length === 0
  const parts = [
    ...steps.flatMap(({ arrivals = [] }) =>
      arrivals.map(({ minute, dimension }) => `in ${dimension} at ${minute.toFixed(1)}`),
    ),
    ...steps.flatMap(({ deaths = [] }) =>
      deaths.map(({ minute, cause }) => `**died** at ${minute.toFixed(1)}: ${cause}`),
    ),
    // The thing itself is made last.
    ...named('made', Object.entries(made).toReversed()),
    ...named('killed', byCount(killed)),
    ...(isBare ? named('gained', byCount(gained)) : []),
    ...(task.reason === undefined ? [] : [firstSentence(task.reason)]),
  ]
  return parts.join('; ')
}

function stepsOf(tasks: readonly LifeTask[]): readonly LifeStep[] {
  return tasks.flatMap(({ attempts }) => attempts.flatMap(({ step }) => step ?? []))
}

function named(verb: string, kinds: readonly (readonly [name: string, count: number])[]): readonly string[] {
  if (kinds.length === 0) return []
  const rest = kinds.length > namedKinds ? ` and ${kinds.length - namedKinds} more` : ''
  const first = kinds.slice(0, namedKinds).map(([name, count]) => `${count} ${name}`)
  return [`${verb} ${first.join(', ')}${rest}`]
}

function byCount(counts: ItemCounts): readonly (readonly [name: string, count: number])[] {
  return Object.entries(counts).toSorted((one, other) => other[1] - one[1])
}

function firstSentence(text: string): string {
  return /^[^.;]*/.exec(text)?.[0] ?? text
}

function elsewhere(dimension: string): string {
  return dimension === 'overworld' ? '' : ` (${dimension})`
}

function sumOf(counts: readonly ItemCounts[]): ItemCounts {
  const sums: Record<string, number> = {}
  for (const [name, count] of counts.flatMap((one) => Object.entries(one)))
    sums[name] = (sums[name] ?? 0) + count
  return sums
}
