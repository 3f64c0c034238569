import { seededRandom, systemClock, type Clock } from '@voyager-mc/core'
import type { LearnResult, VoyagerEvent } from '@voyager-mc/voyager'
import type { AgentSettings } from '../agent/agent-settings.ts'
import { openEnvironment } from '../agent/open-environment.ts'
import { loadPreset } from '../agent/load-preset.ts'
import type { Finding } from './finding.ts'

interface LearnOnServerOptions {
  readonly signal: AbortSignal
  /** Hears each finding. */
  readonly tell: (finding: Finding) => void
  /** Hears lines that are no findings. */
  readonly warn: (text: string) => void
  /** Real time to learn, in milliseconds. */
  readonly playMs: number
  readonly clock?: Pick<Clock, 'now'>
}

const remedy = 'See whether a plug-in, a mod or a setting of the server keeps it from that'

/** Learns on a server by rules for some minutes, and tells what came of it, also when the server goes away before. */
export async function learnOnServer(
  settings: AgentSettings,
  { signal, tell, warn, playMs, clock = systemClock }: LearnOnServerOptions,
): Promise<void> {
  const { createVoyager } = await import('@voyager-mc/voyager')
  const { createDefaultRoles } = await loadPreset()
  const random = seededRandom(settings.seed)
  const { kind: _rules, ...roles } = await createDefaultRoles({ version: settings.version, random })
  const tasks = openTaskCounts()
  const environment = await openEnvironment(settings, {
    signal,
    onNotice: warn,
  })
  try {
    await environment.reset({ signal })
    // A server that stays away for most of a minute is a finding.
    const recovery = { environmentTries: 1 }
    const voyager = createVoyager({ environment, ...roles, random, recovery, onEvent: tasks.hear })
    const over = AbortSignal.timeout(playMs)
    const begin = clock.now()
    const learning = voyager.learn({ signal: AbortSignal.any([signal, over]) }).result
    // No time at all ends a run before it begins.
    const result = await learning.catch((error: unknown) => {
      if (over.aborted && Object(error).cause === over.reason) return undefined
      throw error
    })
    signal.throwIfAborted()
    const minutes = (clock.now() - begin) / 60_000
    for (const finding of tasks.findings({ result, minutes, isInTime: over.aborted })) tell(finding)
  } finally {
    await environment.close()
    await roles.skillLibrary.close()
  }
}

/** End of the play. */
interface Played {
  readonly result: Pick<LearnResult, 'detail' | 'state'> | undefined
  /** Real minutes that were played. */
  readonly minutes: number
  /** Whether nothing but the end of its time ended it. */
  readonly isInTime: boolean
}

interface TaskCounts {
  readonly hear: (event: VoyagerEvent) => void
  findings(played: Played): readonly Finding[]
}

const mostNamed = 8

/** Counts what happens while learning, for the findings at its end. */
function openTaskCounts(): TaskCounts {
  const done = new Set<string>()
  const failed = new Map<string, string>()
  let lost = 0
  return {
    hear(event) {
      if (event.type === 'environment-lost') lost += 1
      if (event.type !== 'task-end') return
      const { task, status, reason = 'no reason was given' } = event
      if (status === 'completed') {
        done.add(task.name)
        failed.delete(task.name)
      } else failed.set(task.name, reason)
    },
    findings: ({ result, minutes, isInTime }) => {
      const played = `${minutes.toFixed(1)} minutes`
      const items = Object.keys(result?.state.items ?? {})
      return [
        {
          name: 'play',
          status: done.size > 0 ? 'ok' : 'problem',
          detail: `${done.size} tasks done${named([...done])} and ${failed.size} failed in ${played}; ${items.length} kinds of items held${named(items)}`,
          ...(done.size === 0 && { remedy }),
        },
        ...(isInTime
          ? []
          : [
              {
                name: 'play',
                status: 'problem',
                detail: `it ended after ${played}: ${bare(result?.detail ?? '')}`,
                remedy,
              } as const,
            ]),
        ...[...failed].map(([task, reason]): Finding => ({
          name: 'play',
          status: 'warning',
          detail: `${task} failed: ${bare(reason)}`,
          remedy,
        })),
        ...(lost > 0
          ? [{ name: 'connection', status: 'warning', detail: `it was lost ${lost} times`, remedy } as const]
          : []),
      ]
    },
  }
}

function named(names: readonly string[]): string {
  if (names.length === 0) return ''
  const rest = names.length - mostNamed
  return ` (${names.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''})`
}

function bare(text: string): string {
  return text.replace(/\.$/, '')
}
