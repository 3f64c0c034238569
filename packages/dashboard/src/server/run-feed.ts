import { systemClock, type Clock } from '@voyager-mc/core'
import type { WorldFrame } from '@voyager-mc/vision/watch'
import type { Oversight, OversightState } from '@voyager-mc/voyager/oversight'
import type { DashboardGlance, DashboardSource } from '../dashboard-source.ts'
import type { RecordRow } from '../view/describe-record.ts'
import type { RunView } from '../view/run-view.ts'
import { createRecordBook, type ReadSoFar } from './record-book.ts'
import { createFrameFeed } from './frame-feed.ts'

/** News for the pages of a run. */
export type RunNews =
  | { readonly type: 'view'; readonly view: Partial<RunView> }
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
  const follow = async (signal: AbortSignal): Promise<void> => {
    for await (const record of source.follow({ from: book.read().next, signal })) {
      if (signal.aborted) return
      book.take(record)
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
    follow(signal).catch(fail)
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
  const changed = Object.entries(view).filter(
    ([name, value]) => value !== (told.view && Reflect.get(told.view, name)),
  )
  // A part that is there no longer is told as null, which JSON can say.
  const gone = Object.keys(told.view ?? {}).filter((name) => !(name in view))
  told.view = view
  if (changed.length + gone.length > 0)
    listener({ type: 'view', view: Object.fromEntries([...changed, ...gone.map((name) => [name, null])]) })
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
