import type { OversightState } from '@voyager-mc/voyager/oversight'
import type { DashboardGlance } from '../../src/dashboard-source.ts'
import type { RunNews } from '../../src/server/run-feed.ts'
import type { RecordRow } from '../../src/view/describe-record.ts'
import { emptyWorld, learnFrame, type WorldState } from '../../src/world/world-state.ts'
import { withListChange } from '../../src/view/list-change.ts'
import type { RunView } from '../../src/view/run-view.ts'

/** Everything the page knows. */
export interface PageState {
  readonly connection: 'connecting' | 'open' | 'lost' | 'refused'
  readonly view?: RunView
  readonly glance?: DashboardGlance
  /** Grown in place, because there may be very many; `rowCount` says how many are in. */
  readonly rows: RecordRow[]
  readonly rowCount: number
  readonly fault?: string
  /** State of those who may step in; absent where nobody can. */
  readonly oversight?: OversightState
  /** Grown in place, too; `frameCount` says how many frames it has learned. */
  readonly world: WorldState
  readonly frameCount: number
  /** Tokens and money over time, for the chart. */
  readonly samples: readonly Sample[]
}

export interface Sample {
  readonly atMs: number
  readonly items: number
  readonly skills: number
  readonly tokens: number
}

const mostSamples = 2000

/** State before the first word of the server. */
export function initialState(): PageState {
  return { connection: 'connecting', rows: [], rowCount: 0, samples: [], world: emptyWorld(), frameCount: 0 }
}

/** The state after a piece of news. */
export function withNews(state: PageState, news: RunNews): PageState {
  switch (news.type) {
    case 'view': {
      // The first news of a connection is the whole view; parts that are gone come as null.
      const lists = Object.entries(news.lists ?? {}).map(([name, change]) => {
        const before: unknown = state.view && Reflect.get(state.view, name)
        return [name, withListChange(Array.isArray(before) ? before : [], change)]
      })
      const parts = { ...state.view, ...news.view, ...Object.fromEntries(lists) }
      const merged = Object.entries(parts).filter(([, value]) => value !== null)
      const view = Object.fromEntries(merged) as unknown as RunView
      return { ...state, view, samples: sampled(state.samples, view) }
    }
    case 'rows':
      for (const row of news.rows) state.rows.push(row)
      return { ...state, rowCount: state.rows.length }
    case 'glance':
      return { ...state, glance: news.glance }
    case 'frames':
      for (const frame of news.frames) learnFrame(state.world, frame)
      return { ...state, frameCount: state.frameCount + news.frames.length }
    case 'oversight':
      return { ...state, oversight: news.state }
    case 'fault':
      return { ...state, fault: news.message }
  }
}

function sampled(
  samples: readonly Sample[],
  { lastAtMs, items, skills, spending }: RunView,
): readonly Sample[] {
  if (lastAtMs === undefined || samples.at(-1)?.atMs === lastAtMs) return samples
  const tokens = spending.inputTokens + spending.outputTokens
  const next = [...samples, { atMs: lastAtMs, items: items.length, skills: skills.length, tokens }]
  // Every other one is enough for a line.
  return next.length > mostSamples ? next.filter((_sample, index) => index % 2 === 0) : next
}
