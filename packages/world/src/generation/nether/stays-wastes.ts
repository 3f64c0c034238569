import { spanHalfWidth, spanReach, fortressNear } from '../structures/raise-fortress.ts'
import { bastionNear } from '../structures/tower-places.ts'

// Portals stand near the middle of the Nether, and who comes through one finds the ground that was always there.
const middleBlocks = 100
const structureBlocks = 48
// A huge fungus or a pillar beside a bridge would reach into its way.
const bridgeMargin = 4

interface Spot {
  readonly x: number
  readonly z: number
}

/** Whether no new land comes to a place: near the Nether's middle, a fortress, its bridges or a bastion. */
export function staysWastes(seed: number, place: Spot): boolean {
  if (Math.hypot(place.x, place.z) < middleBlocks) return true
  if (isNear(place, bastionNear(seed, place))) return true
  const fortress = fortressNear(seed, place)
  return isNear(place, fortress) || isByBridge(place, fortress)
}

function isNear(place: Spot, middle: Spot): boolean {
  return Math.hypot(place.x - middle.x, place.z - middle.z) < structureBlocks
}

function isByBridge(place: Spot, middle: Spot): boolean {
  const [ax, az] = [Math.abs(place.x - middle.x), Math.abs(place.z - middle.z)]
  const [along, across] = [Math.max(ax, az), Math.min(ax, az)]
  return along <= spanReach + bridgeMargin && across <= spanHalfWidth + bridgeMargin
}
