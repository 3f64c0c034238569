import type { Observation } from '@voyager-mc/core'

/** Renders the levels of experience; empty when there are none. */
export function renderLevels({ experienceLevel }: Observation): string {
  return experienceLevel === undefined ? '' : `Experience levels: ${experienceLevel}`
}
