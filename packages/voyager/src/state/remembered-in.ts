import type { Observation } from '@voyager-mc/core'
import { withRecentDeath } from './recent-death.ts'
import { withRememberedChests } from './remember-chests.ts'
import type { RunState } from './run-state.ts'

/** An observation with what the run remembers besides: chests, and the last death. */
export function rememberedIn(state: RunState, observation: Observation): Observation {
  return withRecentDeath(withRememberedChests(observation, state.chestMemory), state)
}
