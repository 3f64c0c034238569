import { seededRandom } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { AgentSettings } from '../agent/agent-settings.ts'
import { openEnvironment } from '../agent/open-environment.ts'
import { signInVoice } from '../agent/sign-in-voice.ts'
import { loadOptional } from '../faults/load-optional.ts'
import type { Settings } from '../options/settings.ts'
import type { Finding } from './finding.ts'

export interface PlayOnServerOptions {
  readonly signal: AbortSignal
  /** Hears each finding as it comes. */
  readonly tell: (finding: Finding) => void
  /** Hears lines that are no findings, such as the code of a sign-in. */
  readonly warn: (text: string) => void
}

const remedy = 'See whether a plug-in, a mod or a setting of the server does it'

/** Tries rules of the game on the server that is named, then learns there by rules for the minutes that are left. */
export async function playOnServer(
  settings: Settings,
  { signal, tell, warn }: PlayOnServerOptions,
): Promise<void> {
  const { host, port = 25_565, version, username, auth, playMinutes } = settings
  if (host === undefined) return
  const { tryServer } = await loadOptional('@voyager-mc/bot-runtime', () => import('@voyager-mc/bot-runtime'))
  await tryServer({
    host,
    port,
    version,
    username,
    auth,
    signIn: signInVoice(username, warn),
    signal,
    onMeasure: ({ name, status, message }) => {
      const detail = message.replace(/\.$/, '')
      if (status === 'different') tell({ name, status: 'warning', detail, remedy })
      else tell({ name, status: 'ok', detail })
    },
  })
  await learnThere({ ...settings, seed: 0 }, { signal, tell, warn, playMs: playMinutes * 60_000 })
}

async function learnThere(
  settings: AgentSettings,
  { signal, tell, warn, playMs }: PlayOnServerOptions & { readonly playMs: number },
): Promise<void> {
  const { createVoyager } = await import('@voyager-mc/voyager')
  const { createDefaultRoles } = await loadOptional(
    '@voyager-mc/tech-tree',
    () => import('@voyager-mc/voyager/preset'),
  )
  const random = seededRandom(settings.seed)
  const { kind: _rules, ...roles } = await createDefaultRoles({ version: settings.version, random })
  const counts = openCounts()
  const environment = await openEnvironment(settings, {
    signal,
    onEvent: () => undefined,
    onGlance: () => undefined,
    onNotice: warn,
    kept: {},
  })
  const over = AbortSignal.timeout(playMs)
  try {
    await environment.reset({ signal })
    const voyager = createVoyager({ environment, ...roles, random, onEvent: counts.hear })
    try {
      await voyager.learn({ signal: AbortSignal.any([signal, over]) }).result
    } catch (error) {
      // The end of its time is the way in which it usually ends.
      if (!over.aborted) throw error
    }
    signal.throwIfAborted()
    for (const finding of counts.findings(playMs / 60_000)) tell(finding)
  } finally {
    await environment.close()
    await roles.skillLibrary.close()
  }
}

interface PlayCounts {
  readonly hear: (event: VoyagerEvent) => void
  findings(minutes: number): readonly Finding[]
}

/** Counts of what happened while learning, for the findings at its end. */
function openCounts(): PlayCounts {
  const done: string[] = []
  const failed = new Map<string, string>()
  let lost = 0
  return {
    hear(event) {
      if (event.type === 'task-end' && event.status === 'completed') done.push(event.task.name)
      else if (event.type === 'task-end') failed.set(event.task.name, event.reason ?? 'no reason was given')
      else if (event.type === 'environment-lost') lost += 1
    },
    findings: (minutes) => [
      {
        name: 'play',
        status: done.length > 0 ? 'ok' : 'problem',
        detail: `${done.length} tasks done and ${failed.size} failed in ${minutes} minutes${done.length > 0 ? `: ${done.slice(0, 8).join(', ')}` : ''}`,
        ...(done.length === 0 && { remedy }),
      },
      ...[...failed].map(([task, reason]): Finding => ({
        name: 'play',
        status: 'warning',
        detail: `${task} failed: ${reason.replace(/\.$/, '')}`,
        remedy,
      })),
      ...(lost > 0
        ? [{ name: 'connection', status: 'warning', detail: `it was lost ${lost} times`, remedy } as const]
        : []),
    ],
  }
}
