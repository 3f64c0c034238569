import { InvalidArgumentError } from '@voyager-mc/core'
import { loadOptional } from '../faults/load-optional.ts'
import type { Settings } from '../options/settings.ts'
import type { Finding } from './finding.ts'
import { learnOnServer } from './learn-on-server.ts'
import { serverToTry } from './server-to-try.ts'

interface PlayOnServerOptions {
  readonly signal: AbortSignal
  /** Hears each finding as it comes. */
  readonly tell: (finding: Finding) => void
  /** Hears lines that are no findings, such as the code of a sign-in. */
  readonly warn: (text: string) => void
}

/** Remedy of what a server does differently from vanilla. */
const remedy = 'See whether a plug-in, a mod or a setting of the server does it'

/** Refuses to play where no server is named. */
export function checkPlay({ play, host }: Pick<Settings, 'play' | 'host'>): void {
  if (play && host === undefined)
    throw new InvalidArgumentError('--play', true, 'name the server to play on with --host.')
}

/** Tries rules of the game on the server that is named, then learns there by rules for the minutes that are left. */
export async function playOnServer(
  settings: Settings,
  { signal, tell, warn }: PlayOnServerOptions,
): Promise<void> {
  const server = serverToTry(settings, warn)
  if (server === undefined) return checkPlay(settings)
  const different = new Set<string>()
  const hear = (finding: Finding): void => {
    if (finding.status !== 'ok') different.add(finding.name)
    tell(finding)
  }
  const { tryServer } = await loadOptional('@voyager-mc/bot-runtime', () => import('@voyager-mc/bot-runtime'))
  await tryServer({
    ...server,
    signal,
    onMeasure: ({ name, status, message }) => {
      const detail = message.replace(/\.$/, '')
      if (status === 'different') hear({ name, status: 'warning', detail, remedy })
      else hear({ name, status: 'ok', detail })
    },
  })
  const playMs = settings.playMinutes * 60_000
  await learnOnServer({ ...settings, seed: 0 }, { signal, tell: hear, warn, playMs })
  const detail =
    different.size === 0
      ? 'nothing of what was tried differs from vanilla'
      : `these differ from vanilla or failed: ${[...different].join(', ')}`
  tell({ name: 'differences', status: 'ok', detail })
}
