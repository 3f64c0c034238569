import type { Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { DashboardSource } from '../dashboard-source.ts'
import { replayLines } from '../replay/replay-lines.ts'
import type { Access } from './access.ts'
import type { PageFiles } from './page-files.ts'
import { sharePage } from './share-page.ts'

/** Facts about a visitor, once it was checked. */
export interface Visitor {
  Variables: { access: Access }
}

export interface AddReplayRoutesOptions {
  /** Runs that can be played, the dashboard's own first. */
  readonly played: readonly DashboardSource[]
  readonly files: PageFiles
}

/** Adds the routes by which a run is played and shared; who asks was checked before. */
export function addReplayRoutes(app: Hono<Visitor>, { played, files }: AddReplayRoutesOptions): void {
  const playedBy = (context: Context): DashboardSource | undefined => {
    const number = context.req.param('number') ?? ''
    return /^\d{1,3}$/.test(number) ? played[Number(number)] : undefined
  }
  app.get('/api/replays/:number', (context) => {
    const source = playedBy(context)
    if (source === undefined) return context.text('There is no such replay.', 404)
    context.header('content-type', 'application/x-ndjson; charset=utf-8')
    return stream(context, async (out) => {
      let waiting = ''
      for await (const line of replayLines(source)) {
        if (out.aborted) return
        waiting += line
        if (waiting.length < piece) continue
        await out.write(waiting)
        waiting = ''
      }
      await out.write(waiting)
    })
  })
  app.get('/api/share/:number', async (context) => {
    const source = playedBy(context)
    if (source === undefined) return context.text('There is no such replay.', 404)
    const page = sharePage(files, (await Array.fromAsync(replayLines(source))).join(''))
    const name = source.title.replaceAll(/[^\w.-]+/g, '-').slice(0, 80)
    return context.body(page, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${name || 'run'}.html"`,
    })
  })
}

/** Characters of one piece of an answer. */
const piece = 256 * 1024
