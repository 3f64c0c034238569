import type { ItemCounts, KnownPlace } from '@voyager-mc/core'
import { hoardName } from '../supplies/hoard.ts'

/** Places of an agent that keeps these items in a chest of its own; for tests. */
export function hoardWith(contents: ItemCounts): readonly KnownPlace[] {
  const here = { position: { x: 20, y: 64, z: 3 }, dimension: 'overworld', seenAtTick: 0, ageTicks: 0 }
  return [
    { ...here, kind: 'chest', name: 'chest', contents },
    { ...here, kind: 'waypoint', name: hoardName },
  ]
}
