import { advanceView, emptyView } from '../view/advance-view.ts'
import type { RunView } from '../view/run-view.ts'
import { copyWorld, emptyWorld, learnFrame, type WorldState } from '../world/world-state.ts'
import type { DashboardRecord } from '../dashboard-source.ts'
import type { RecordedFrame, ReplayData } from './replay-data.ts'
import { fieldsOf } from '../view/fields.ts'

/** A run that can be looked at at any moment. */
export interface Replay {
  readonly title: string
  /** Length in milliseconds of the world's time; of the wall's where the world was not recorded. */
  readonly lengthMs: number
  readonly hasWorld: boolean
  /** Positions of the records, in their order. */
  readonly steps: readonly number[]
  /** Positions of failed attempts and tasks, and what they were. */
  readonly failures: readonly Mark[]
  readonly at: (positionMs: number) => Moment
}

export interface Mark {
  readonly positionMs: number
  readonly text: string
}

/** The run at a moment. The world is the same object at every moment, as it is then. */
export interface Moment {
  readonly view: RunView
  readonly world: WorldState
  /** Entries up to there. */
  readonly count: number
  /** Time of the wall, in milliseconds since the epoch. */
  readonly atMs: number
}

type Entry = { readonly positionMs: number; readonly atMs: number } & (
  | { readonly record: DashboardRecord }
  | { readonly frame: RecordedFrame['frame'] }
)

/** Entries between two moments that are kept whole, so that going back is quick. */
const entriesPerKept = 400
const msPerTick = 50
/** Longest gap of the world's time that is played; a server may have gone on without the bot. */
const longestGapTicks = 1200

/** Makes a replay of what was recorded. */
export function createReplay(data: ReplayData): Replay {
  const entries = placeEntries(data)
  const kept: { readonly index: number; readonly view: RunView; readonly world: WorldState }[] = []
  let index = 0
  let view = emptyView(data.title)
  let world = emptyWorld()
  const goBackTo = (target: number): void => {
    const from = kept.findLast((moment) => moment.index <= target)
    index = from?.index ?? 0
    view = from?.view ?? emptyView(data.title)
    world = from ? copyWorld(from.world) : emptyWorld()
  }
  const goOnTo = (target: number): void => {
    const nearer = kept.findLast((moment) => moment.index <= target)
    if (nearer && nearer.index > index) goBackTo(target)
    while (index < target) {
      const entry = entries[index]
      if (entry && 'record' in entry) view = advanceView(view, entry.record)
      else if (entry) learnFrame(world, entry.frame)
      index += 1
      if (index % entriesPerKept === 0 && (kept.at(-1)?.index ?? 0) < index)
        kept.push({ index, view, world: copyWorld(world) })
    }
  }
  return {
    title: data.title,
    lengthMs: entries.at(-1)?.positionMs ?? 0,
    hasWorld: data.frames.length > 0,
    steps: entries.flatMap((entry) => ('record' in entry ? [entry.positionMs] : [])),
    failures: entries.flatMap(failureOf),
    at(positionMs) {
      const target = countUpTo(entries, positionMs)
      if (target < index) goBackTo(target)
      goOnTo(target)
      return { view, world, count: index, atMs: entries[index - 1]?.atMs ?? 0 }
    },
  }
}

/** Puts records and frames into one order and gives each its place on the line of time. */
function placeEntries({ records, frames }: ReplayData): readonly Entry[] {
  const all = [
    ...records.map((record) => ({ atMs: record.atMs, record })),
    ...frames.map(({ atMs, frame }) => ({ atMs, frame })),
  ].toSorted((one, other) => one.atMs - other.atMs)
  const [first] = all
  let positionMs = 0
  let lastTick: number | undefined
  return all.map((entry) => {
    if ('frame' in entry) {
      const ticks = entry.frame.tick - (lastTick ?? entry.frame.tick)
      positionMs += Math.min(longestGapTicks, Math.max(0, ticks)) * msPerTick
      lastTick = entry.frame.tick
    } else if (frames.length === 0) positionMs = entry.atMs - (first?.atMs ?? 0)
    // Every record has a place of its own, so that one can step from each to the next.
    else positionMs += 1
    return { ...entry, positionMs }
  })
}

function failureOf(entry: Entry): readonly Mark[] {
  if (!('record' in entry)) return []
  const { event } = entry.record
  const fields = fieldsOf(event)
  const name = fields.in('task').text('name') ?? ''
  const status = fields.text('status')
  const isFailure =
    (event.type === 'attempt-end' && status !== 'succeeded') ||
    (event.type === 'task-end' && status !== 'completed')
  if (!isFailure) return []
  const what = event.type === 'task-end' ? 'task' : `attempt ${fields.number('attempt') ?? ''}`
  return [{ positionMs: entry.positionMs, text: `${name}: ${what} ${status}` }]
}

function countUpTo(entries: readonly Entry[], positionMs: number): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.positionMs ?? Infinity) <= positionMs) low = middle + 1
    else high = middle
  }
  return low
}
