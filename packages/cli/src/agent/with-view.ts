import { definedOf } from '@voyager-mc/core'
import { InterruptedError } from '../faults/interrupted-error.ts'
import type { Oversight } from '@voyager-mc/voyager/oversight'
import { skillHands } from './skill-hands.ts'
import type { Display } from '../display/display.ts'
import type { LearnSettings } from './agent-settings.ts'
import type { OpenAgent } from './open-agent.ts'
import { openTechTree } from './open-tech-tree.ts'
import { loadDashboard } from './load-dashboard.ts'
import { packColours } from './pack-colours.ts'

/** A run that can be shown on a page of its own. */
interface ViewedRun {
  /** The display, which tells the page of glances, too. */
  readonly display: Display
  /** Also aborted when the run is stopped from the page. */
  readonly signal: AbortSignal
  /** The person's way into the run; absent without a page. */
  readonly oversight?: Oversight
  /** Serves the page; call it when the run is there. Returns what ends it. */
  readonly open: (agent: Pick<OpenAgent, 'watch' | 'skillLibrary'>) => Promise<() => Promise<void>>
}

interface WithViewOptions {
  readonly display: Display
  readonly signal: AbortSignal
}

/** Prepares the page that `--view` asks for; without it everything stays as it is. */
export async function withView(
  { view, viewPort: port, viewHost: host, resourcePack, run, version }: LearnSettings,
  { display, signal }: WithViewOptions,
): Promise<ViewedRun> {
  if (!view) return { display, signal, open: async () => async () => undefined }
  const { createDashboard, homeSource, liveSource } = await loadDashboard()
  // Before the world is opened, so that a wrong one is refused at once.
  const coloured = await packColours(resourcePack)
  const live = liveSource()
  const { createOversight } = await import('@voyager-mc/voyager/oversight')
  const oversight = createOversight()
  const stop = new AbortController()
  return {
    display: {
      ...display,
      glance(glance) {
        display.glance(glance)
        live.glance(glance)
      },
    },
    signal: AbortSignal.any([signal, stop.signal]),
    oversight,
    async open({ watch, skillLibrary }) {
      const source = coloured({
        ...(await homeSource(run)),
        ...(live.onGlance && { onGlance: live.onGlance }),
        onFrame: (listener: Parameters<OpenAgent['watch']>[0]) => watch(listener),
      })
      const act = async (_action: string, by: string): Promise<void> => {
        await oversight.note({ by, action: 'stop' })
        stop.abort(new InterruptedError(`Stopped from the page by ${by}.`))
      }
      const controls = { actions: ['stop'] as const, act, oversight, skills: skillHands(skillLibrary) }
      const { url, readOnlyUrl, close } = await createDashboard({
        source,
        controls,
        techTree: () => openTechTree(version),
        ...definedOf({ port, host }),
      })
      display.notice(`View: ${url}`)
      display.notice(`Only to look: ${readOnlyUrl}`)
      return close
    },
  }
}
