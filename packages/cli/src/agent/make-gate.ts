import type { PromoteSkill } from '@voyager-mc/skill-library'
import type { AgentSettings } from './agent-settings.ts'

/** The gate of `--promote`: replays begin on the same ground when the world's seed is known. */
export async function makeGate({ version, host, seed, worldSeed }: AgentSettings): Promise<PromoteSkill> {
  const { embeddedScratchWorld, replayPromotion } = await import('@voyager-mc/voyager/promotion')
  const known = worldSeed ?? (host === undefined ? seed : undefined)
  const ground = known === undefined ? {} : { seed: known, isSameGround: true }
  return replayPromotion({ version, openWorld: embeddedScratchWorld({ version, ...ground }) })
}
