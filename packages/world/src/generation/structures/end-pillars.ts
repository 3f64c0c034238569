import { createRandom } from '../create-random.ts'

/** Tower of obsidian on the End's island that carries a crystal. */
export interface EndPillar {
  readonly x: number
  readonly z: number
  readonly radius: number
  /** The y of the bedrock on which its crystal stands. */
  readonly top: number
  /** Whether iron bars guard the crystal. */
  readonly isCaged: boolean
}

// https://minecraft.wiki/w/End_spike
const count = 10
const ringBlocks = 42
const lowest = 76
const step = 3
const caged: ReadonlySet<number> = new Set([1, 2])

/** The towers of a seed: ten on a circle, each of another height. */
export function endPillars(seed: number): readonly EndPillar[] {
  const random = createRandom(seed ^ 0x0e4d)
  const ranks = Array.from({ length: count }, (_, rank) => rank)
  for (let index = count - 1; index > 0; index -= 1) {
    const other = random.between(0, index)
    const [left = 0, right = 0] = [ranks[index], ranks[other]]
    ranks[index] = right
    ranks[other] = left
  }
  return ranks.map((rank, index) => {
    const angle = 2 * (-Math.PI + (Math.PI / count) * index)
    return {
      x: Math.floor(ringBlocks * Math.cos(angle)),
      z: Math.floor(ringBlocks * Math.sin(angle)),
      radius: 2 + Math.floor(rank / 3),
      top: lowest + rank * step,
      isCaged: caged.has(rank),
    }
  })
}
