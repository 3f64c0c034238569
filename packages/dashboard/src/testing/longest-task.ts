import type { Browser, Page } from 'playwright-core'

/** Longest piece of work of a page without a pause, in milliseconds. */
export interface LongestTask {
  /** By the clock of the wall; a busy machine makes it longer. */
  readonly wallMs: number
  /** Time of the processor alone. */
  readonly cpuMs: number
  /** Names of the longest parts of it, for who wants it shorter. */
  readonly parts: readonly string[]
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Measures the longest task of a page's main thread while something is done. */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  let trace: Buffer
  try {
    await act()
  } finally {
    trace = await browser.stopTracing()
  }
  // The browser's own format.
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const mains = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  )
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`))
  const tasks = own.filter(({ name }) => name.endsWith('RunTask'))
  const longest = tasks.reduce<TraceEvent | undefined>(
    (most, task) => ((task.tdur ?? 0) > (most?.tdur ?? 0) ? task : most),
    undefined,
  )
  return {
    wallMs: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    cpuMs: (longest?.tdur ?? 0) / 1000,
    parts: longest === undefined ? [] : partsOf(longest, own),
  }
}

function partsOf(task: TraceEvent, own: readonly TraceEvent[]): readonly string[] {
  return own
    .filter(({ ts, tid, pid, name }) => {
      const isWithin = pid === task.pid && tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0)
      return isWithin && !name.endsWith('RunTask')
    })
    .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 4)
    .map(({ name, tdur = 0 }) => `${name} ${Math.round(tdur / 1000)} ms`)
}
