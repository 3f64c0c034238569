import { systemClock, type Clock } from '@voyager-mc/core'
import type { WorldFrame } from '@voyager-mc/vision/watch'
import type { Oversight, OversightState } from '@voyager-mc/voyager/oversight'
import type { DashboardGlance, DashboardSource } from '../dashboard-source.ts'
import type { RecordRow } from '../view/describe-record.ts'
import { changeOfList, type ListChange } from '../view/list-change.ts'
import type { RunView } from '../view/run-view.ts'
import { createRecordBook, type ReadSoFar, type RecordBook } from './record-book.ts'
import { createFrameFeed } from './frame-feed.ts'

/** News for the pages of a run. */
export type RunNews =
  | {
      readonly type: 'view'
      readonly view: Partial<RunView>
      /** Changes of lists of the view by their names; those are not told in full again. */
      readonly lists?: Readonly<Record<string, ListChange>>
    }
  | { readonly type: 'rows'; readonly rows: readonly RecordRow[] }
  | { readonly type: 'glance'; readonly glance: DashboardGlance }
  | { readonly type: 'oversight'; readonly state: OversightState }
  | { readonly type: 'frames'; readonly frames: readonly WorldFrame[] }
  /** The run cannot be read any more. */
  | { readonly type: 'fault'; readonly message: string }

/** One run as it is told to any number of pages; it is followed only while somebody listens. */
export interface RunFeed {
  /** Tells all there is, and then what comes; returns what stops it. */
  readonly listen: (listener: (news: RunNews) => void) => () => void
  /** The run as far as it was followed. */
  readonly view: () => RunView
  /** Ends it; who listens is told first what came meanwhile. */
  readonly close: () => Promise<void>
}

/** Time between two looks at what is new, in milliseconds; a page need not know sooner. */
const pauseMs = 200
/** Time in which the last records still arrive, in milliseconds: a journal is read four times a second. */
const lastWordsMs = 500
/** Time in which records are read without a rest, and the rest: a long journal must not hold up who writes it. */
const [workMs, restMs] = [8, 2]
/** Rows of one message, so that no message holds a page up. */
const rowsOfMessage = 2000
export interface CreateRunFeedOptions {
  readonly clock?: Clock
  /** State of who may step in, told with each change. */
  readonly oversight?: Pick<Oversight, 'state' | 'onChange'> | undefined
}

/** Creates the feed of a source. */
export function createRunFeed(
  source: DashboardSource,
  { clock = systemClock, oversight }: CreateRunFeedOptions = {},
): RunFeed {
  const listeners = new Map<(news: RunNews) => void, Told>()
  const book = createRecordBook(source.title)
  let following: AbortController | undefined
  const frames = createFrameFeed(source)
  const tellAll = (): void => {
    for (const [listener, told] of listeners) {
      tell(listener, told, book.read())
      const fresh = frames.takeFor(listener)
      if (fresh.length > 0) listener({ type: 'frames', frames: fresh })
    }
  }
  const begin = (): void => {
    const controller = new AbortController()
    const { signal } = controller
    following = controller
    const stopGlances = source.onGlance?.((glance) => {
      for (const listener of listeners.keys()) listener({ type: 'glance', glance })
    })
    const fail = (error: unknown): void => tellFault(listeners.keys(), error)
    signal.addEventListener('abort', () => stopGlances?.())
    frames.begin(signal).catch(fail)
    follow(source, { book, clock, signal }).catch(fail)
    void tellUntil(signal, { clock, tellAll })
  }
  return {
    listen(listener) {
      listeners.set(listener, { rows: 0 })
      const stopStates = tellStates(listener, oversight)
      if (following === undefined) begin()
      return () => {
        listeners.delete(listener)
        stopStates()
        frames.forget(listener)
        if (listeners.size > 0) return
        following?.abort()
        following = undefined
      }
    },
    view: () => book.read().view,
    async close() {
      // The end of a run is written right before its page is closed.
      if (listeners.size > 0) await clock.sleep(lastWordsMs)
      tellAll()
      listeners.clear()
      following?.abort()
      following = undefined
    },
  }
}

interface FollowInto {
  readonly book: RecordBook
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** Reads the records of a source into a book, with rests. */
async function follow(source: DashboardSource, { book, clock, signal }: FollowInto): Promise<void> {
  let beganMs = clock.now()
  for await (const record of source.follow({ from: book.read().next, signal })) {
    if (signal.aborted) return
    book.take(record)
    if (clock.now() - beganMs < workMs) continue
    // An aborted rest ends the loop.
    await clock.sleep(restMs, { signal }).catch(() => undefined)
    beganMs = clock.now()
  }
}

function tellFault(listeners: Iterable<(news: RunNews) => void>, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  for (const listener of listeners) listener({ type: 'fault', message })
}

/** Tells the state of who may step in, now and at each change; returns what stops it. */
function tellStates(
  listener: (news: RunNews) => void,
  oversight: CreateRunFeedOptions['oversight'],
): () => void {
  if (oversight === undefined) return () => undefined
  const tellState = (): void => listener({ type: 'oversight', state: oversight.state() })
  tellState()
  return oversight.onChange(tellState)
}

/** Everything a listener was told. */
interface Told {
  view?: RunView
  rows: number
}

function tell(listener: (news: RunNews) => void, told: Told, { view, rows, dropped }: ReadSoFar): void {
  const from = Math.max(0, told.rows - dropped)
  const fresh = rows.slice(from, from + rowsOfMessage)
  told.rows = Math.max(told.rows, dropped) + fresh.length
  if (fresh.length > 0) listener({ type: 'rows', rows: fresh })
  const before = told.view
  told.view = view
  const news = viewNews(before, view)
  if (news !== undefined) listener(news)
}

/** Everything that is new in a view; undefined when nothing is. */
function viewNews(before: RunView | undefined, view: RunView): RunNews | undefined {
  const parts: [string, unknown][] = []
  const lists: [string, ListChange][] = []
  for (const [name, value] of Object.entries(view)) {
    const was: unknown = before && Reflect.get(before, name)
    if (value === was) continue
    const change = Array.isArray(value) && Array.isArray(was) ? changeOfList(was, value) : undefined
    if (change === undefined) parts.push([name, value])
    else lists.push([name, change])
  }
  // A part that is there no longer is told as null, which JSON can say.
  for (const name of Object.keys(before ?? {})) if (!(name in view)) parts.push([name, null])
  if (parts.length + lists.length === 0) return undefined
  return {
    type: 'view',
    view: Object.fromEntries(parts),
    ...(lists.length > 0 && { lists: Object.fromEntries(lists) }),
  }
}

async function tellUntil(
  signal: AbortSignal,
  { clock, tellAll }: { readonly clock: Clock; readonly tellAll: () => void },
): Promise<void> {
  while (!signal.aborted) {
    tellAll()
    // An aborted pause ends the loop.
    await clock.sleep(pauseMs, { signal }).catch(() => undefined)
  }
}
