import { InvalidArgumentError } from '@voyager-mc/core'
import type { AgentSettings } from './agent-settings.ts'
import { loadOptional } from './load-optional.ts'

/** A new world in this process, and the agent's settings for it. */
export interface FreshWorld {
  readonly settings: AgentSettings & { readonly seed: number }
  readonly close: () => Promise<void>
}

/** Starts a world nobody has played in: survival, no operators, an empty inventory. */
export async function openFreshWorld(
  settings: AgentSettings,
  { seed, speed }: { readonly seed: number; readonly speed?: number },
): Promise<FreshWorld> {
  // Model clients wait in real time, which a world that runs ahead of it would outlive.
  if (speed !== undefined && settings.model !== undefined)
    throw new InvalidArgumentError('--speed', speed, 'leave it out when a model plays.')
  const { startWorld } = await loadOptional('@voyager-mc/world', () => import('@voyager-mc/world'))
  const world = await startWorld({
    seed,
    version: settings.version,
    operators: false,
    ...(speed !== undefined && { speed, realm: globalThis }),
  })
  return {
    settings: { ...settings, seed, host: world.host, port: world.port },
    close: () => world.close(),
  }
}
