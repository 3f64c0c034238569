import { seededRandom, systemClock, type Clock } from '@voyager-mc/core'
import type { AgentSettings } from '../agent/agent-settings.ts'
import { openEnvironment } from '../agent/open-environment.ts'
import { loadPreset } from '../agent/load-preset.ts'
import type { Finding } from './finding.ts'
import { openPlayCounts } from './play-counts.ts'

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

/** Learns on a server by rules for some minutes, and tells what came of it, also when the server goes away before. */
export async function learnOnServer(
  settings: AgentSettings,
  { signal, tell, warn, playMs, clock = systemClock }: LearnOnServerOptions,
): Promise<void> {
  const { createVoyager } = await import('@voyager-mc/voyager')
  const { createDefaultRoles } = await loadPreset()
  const random = seededRandom(settings.seed)
  const { kind: _rules, ...roles } = await createDefaultRoles({ version: settings.version, random })
  const counts = openPlayCounts()
  const environment = await openEnvironment(settings, {
    signal,
    onEvent: counts.look,
    onNotice: warn,
  })
  try {
    await environment.reset({ signal })
    // A server that stays away for most of a minute is a finding.
    const recovery = { environmentTries: 1 }
    const voyager = createVoyager({ environment, ...roles, random, recovery, onEvent: counts.hear })
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
    for (const finding of counts.findings({ result, minutes, isInTime: over.aborted })) tell(finding)
  } finally {
    await environment.close()
    await roles.skillLibrary.close()
  }
}
