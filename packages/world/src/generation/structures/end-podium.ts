/** Height of the exit portal's blocks in the End. */
export const podiumY = 64

/** Blocks of bedrock on which the dragon's egg stands, from the portal's height up. */
export const podiumPillar = 4

/** A block of the exit portal's fountain, from its middle at the portal's height. */
export interface PodiumBlock {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly part: 'bedrock' | 'portal' | 'torch' | 'air'
  /** Way in which a torch points. */
  readonly facing?: string
}

const rimSquared = 12.25
const poolSquared = 6.25

const torches: readonly (readonly [x: number, z: number, facing: string])[] = [
  [0, -1, 'north'],
  [0, 1, 'south'],
  [-1, 0, 'west'],
  [1, 0, 'east'],
]

/** The blocks of the fountain under the End's exit portal: https://minecraft.wiki/w/Exit_portal */
export function podiumBlocks(): readonly PodiumBlock[] {
  const blocks: PodiumBlock[] = []
  for (let x = -4; x <= 4; x += 1)
    for (let z = -4; z <= 4; z += 1) {
      const squared = x * x + z * z
      if (squared > rimSquared) continue
      blocks.push({ x, y: -1, z, part: 'bedrock' })
      blocks.push({ x, y: 0, z, part: squared > poolSquared ? 'bedrock' : 'portal' })
      for (let y = 1; y <= podiumPillar + 2; y += 1) blocks.push({ x, y, z, part: 'air' })
    }
  for (let y = 0; y < podiumPillar; y += 1) blocks.push({ x: 0, y, z: 0, part: 'bedrock' })
  for (const [x, z, facing] of torches) blocks.push({ x, y: 2, z, part: 'torch', facing })
  return blocks
}
