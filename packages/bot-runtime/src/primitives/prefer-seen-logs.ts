import { logNames, type EstimateEffort, type Surroundings } from '@voyager-mc/tech-tree'

// Seconds a log, below what plans guess for any tree: an estimate makes a way cheaper, never dearer.
const seenTreeSeconds = 0.5

/** Efforts by which plans take the nearest tree that was seen, however usual another is; any does where none was. */
export function preferSeenLogs({ nearbyBlocks = [], places = [] }: Surroundings): EstimateEffort {
  const remembered = places.map(({ name, distanceBlocks = Infinity }) => ({ name, distanceBlocks }))
  const [nearest] = [...nearbyBlocks, ...remembered]
    .filter(({ name }) => isLog(name))
    .toSorted((a, b) => a.distanceBlocks - b.distanceBlocks)
  return ({ type, item }) => (type === 'mine' && item === nearest?.name ? seenTreeSeconds : undefined)
}

function isLog(name: string): boolean {
  return logNames.test(name) || name === 'crimson_stem' || name === 'warped_stem'
}
