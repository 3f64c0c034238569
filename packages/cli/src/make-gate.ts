import type { PromoteSkill } from '@voyager-mc/skill-library'
import type { AgentSettings } from './agent-settings.ts'

/** The promotion gate of `--promote`: replays on the same ground when the world's seed is known. */
export async function makeGate({
  version,
  worldSeed,
}: Pick<AgentSettings, 'version' | 'worldSeed'>): Promise<PromoteSkill> {
  const { embeddedScratchWorld, replayPromotion } = await import('@voyager-mc/voyager/promotion')
  const ground = worldSeed === undefined ? {} : { seed: worldSeed, isSameGround: true }
  return replayPromotion({ version, openWorld: embeddedScratchWorld({ version, ...ground }) })
}
