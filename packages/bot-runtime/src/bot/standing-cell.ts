import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'

// Soul sand, mud and chests are lower than their cell by an eighth of a block, farmland and paths by a sixteenth.
const sunkBlocks = 0.13

/** Lower cell of a body: one above soul sand, although the feet are within the block that carries them. */
export function standingCell({ entity: { position, onGround } }: Pick<Bot, 'entity'>): Vec3 {
  return position.offset(0, onGround ? sunkBlocks : 0, 0).floored()
}
