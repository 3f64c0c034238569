import { createRandom } from '../create-random.ts'

/** Middle of a stronghold's portal room: the floor under its portal. */
export interface StrongholdPlace {
  readonly x: number
  readonly y: number
  readonly z: number
}

// https://minecraft.wiki/w/Stronghold#Generation: distances in chunks, and how many lie in each ring.
const firstDistance = 128
const ringDistance = 192
const spread = 80
const ringCounts: readonly number[] = [3, 6, 10, 15, 21, 28, 36, 9]
const floorY = 20
const blocksPerChunk = 16

/** The 128 strongholds of a seed, ring by ring. */
export function strongholdPlaces(seed: number): readonly StrongholdPlace[] {
  const random = createRandom(seed ^ 0x570f)
  const places: StrongholdPlace[] = []
  for (const [ring, count] of ringCounts.entries()) {
    let angle = random.next() * Math.PI * 2
    for (let index = 0; index < count; index += 1) {
      const chunks = firstDistance + ringDistance * ring + (random.next() - 0.5) * spread
      places.push({
        x: Math.round(Math.cos(angle) * chunks) * blocksPerChunk + 8,
        y: floorY,
        z: Math.round(Math.sin(angle) * chunks) * blocksPerChunk + 8,
      })
      angle += (Math.PI * 2) / count
    }
  }
  return places
}

/** The stronghold nearest to a place. */
export function nearestStronghold(
  seed: number,
  { x, z }: { readonly x: number; readonly z: number },
): StrongholdPlace {
  const places = strongholdPlaces(seed)
  const distance = (place: StrongholdPlace): number => Math.hypot(place.x - x, place.z - z)
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best))
}
