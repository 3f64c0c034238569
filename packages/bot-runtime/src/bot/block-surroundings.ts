import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { sixNeighbours } from './six-neighbours.ts'

/** Surroundings of a block: `open` air or plants, nothing but solid cells (`buried`), or a danger. */
export type Surroundings = 'open' | 'buried' | 'water' | 'lava'

/**
 * Looks at the six neighbours of a block; lava outweighs water, water outweighs air. Lava is no danger below water, which
 * comes into the hole first and hardens it.
 */
export function surroundingsOf(bot: Bot, { x, y, z }: Position): Surroundings {
  let open = false
  let water = false
  const isQuenched = bot.blockAt(new Vec3(x, y + 1, z), false)?.name === 'water'
  for (const [dx, dy, dz] of sixNeighbours) {
    const block = bot.blockAt(new Vec3(x + dx, y + dy, z + dz), false)
    if (!block) continue
    if (block.name === 'lava') {
      if (!isQuenched) return 'lava'
    } else if (block.name === 'water') water = true
    else if (block.boundingBox === 'empty' || block.name.endsWith('_leaves')) open = true
  }
  if (water && !open) return 'water'
  return open ? 'open' : 'buried'
}

/** Whether a look passes a cell: air, plants and leaves let it through. */
export function isOpenCell(bot: Bot, x: number, y: number, z: number): boolean {
  const block = bot.blockAt(new Vec3(x, y, z), false)
  return block !== null && (block.boundingBox === 'empty' || block.name.endsWith('_leaves'))
}
