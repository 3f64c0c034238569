import { hash2 } from '../hash2.ts'
import { fortressSquare } from './raise-fortress.ts'
import type { Tower } from './raise-tower.ts'

// One tower in every square of this width, far enough from its edges never to leave it.
const citySquare = 256
// Two squares of fortresses wide.
const bastionSquare = 2 * fortressSquare
const marginBlocks = 16
// https://minecraft.wiki/w/End_City: on the outer islands only.
const innerBlocks = 1000
const cityY = 64
const bastionY = 52

/** The end city of the square around a place; undefined on the inner island. It is built where ground is below its middle. */
export function endCityNear(
  seed: number,
  place: { readonly x: number; readonly z: number },
): Tower | undefined {
  const tower = towerIn(seed ^ 0x7c17, place, { square: citySquare, y: cityY, storeys: 4 })
  return Math.hypot(tower.x, tower.z) < innerBlocks ? undefined : tower
}

/** The end city of the square around a place, where ground is below its middle; undefined where none is built. */
export function builtCityNear(
  seed: number,
  { place, topAt }: { readonly place: { readonly x: number; readonly z: number }; readonly topAt: TopAt },
): Tower | undefined {
  const city = endCityNear(seed, place)
  return city && topAt(city.x, city.z) > 0 ? city : undefined
}

/** Height of the ground of the End; 0 or less where there is none. */
export type TopAt = (x: number, z: number) => number

/** The bastion of the square around a place, in the Nether: where four squares of fortresses meet, which no bridge reaches. */
export function bastionNear(seed: number, { x, z }: { readonly x: number; readonly z: number }): Tower {
  const [squareX, squareZ] = [Math.floor(x / bastionSquare), Math.floor(z / bastionSquare)]
  const dice = hash2(seed ^ 0xba57, squareX, squareZ)
  return {
    x: squareX * bastionSquare + fortressSquare + (dice % 7) - 3,
    y: bastionY,
    z: squareZ * bastionSquare + fortressSquare + ((dice >>> 8) % 7) - 3,
    storeys: 3,
  }
}

function towerIn(
  salt: number,
  { x, z }: { readonly x: number; readonly z: number },
  { square, y, storeys }: { readonly square: number; readonly y: number; readonly storeys: number },
): Tower {
  const [squareX, squareZ] = [Math.floor(x / square), Math.floor(z / square)]
  const dice = hash2(salt, squareX, squareZ)
  const room = square - 2 * marginBlocks
  return {
    x: squareX * square + marginBlocks + (dice % room),
    y,
    z: squareZ * square + marginBlocks + ((dice >>> 12) % room),
    storeys,
  }
}
