import type { Observation } from '@voyager-mc/core'
import type { PlanStep, TechTree } from '@voyager-mc/tech-tree'
import { isDarkOutside } from './milestone.ts'
import { isUnseen, sourcesOf } from '../experience/sights.ts'

/** Blocks one digs through on any way up or down. */
const underfoot = /^(stone|cobblestone|dirt)$/

/** Times dearer per kind of block or creature nobody has seen yet: it may not exist for miles. */
const unseenFactor = 2.5

/** Differences of height up to this many blocks are part of any walk. */
const levelBlocks = 24

/** Height of things that are found on the surface. */
const surfaceHeight = 64

/** Rough seconds by which a search on the surface is dearer at night: whoever is hurt there hides until morning. */
const nightFear = 600

/** Times dearer than planned, for what nobody has seen yet. */
export function doubtAbout(steps: readonly PlanStep[], isKnown: (name: string) => boolean): number {
  return steps.reduce((doubt, step) => (isUnseen(step, isKnown) ? doubt * unseenFactor : doubt), 1)
}

/** Rough seconds of digging up or down to the farthest thing a plan needs: one per block of height. */
export function climb(
  steps: readonly PlanStep[],
  { observation, techTree }: { readonly observation: Observation; readonly techTree: TechTree },
): number {
  const { position, nearbyBlocks, nearbyEntities } = observation
  const isNight = isDarkOutside(observation)
  const near = new Set([...nearbyBlocks, ...nearbyEntities].map(({ name }) => name))
  let farthest = 0
  let fear = 0
  for (const step of steps) {
    const sources = sourcesOf(step)
    if (sources.length === 0 || sources.some((name) => underfoot.test(name))) continue
    const height = techTree.block(sources[0] ?? '')?.bestHeight ?? surfaceHeight
    if (isNight && height === surfaceHeight) fear = nightFear
    if (sources.some((name) => near.has(name))) continue
    farthest = Math.max(farthest, Math.abs(position.y - height))
  }
  return fear + (farthest > levelBlocks ? farthest : 0)
}
