import type { BotSettings } from '@voyager-mc/game'
import type { AgentSettings } from './agent-settings.ts'

/** Settings of the bot among those of the command line. */
export function botSettings({
  version,
  username,
  auth,
  seed,
  sight,
  screenshots,
}: AgentSettings): BotSettings {
  return {
    version,
    username,
    auth,
    randomSeed: seed,
    sight,
    ...(screenshots && { screenshot: {} }),
  }
}
