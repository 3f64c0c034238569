import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { cellKey } from '../bot/cell-key.ts'

type Block = NonNullable<ReturnType<Bot['blockAt']>>

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Blocks as physics asks for them; whoever reads must not change what is returned. */
export interface BlockReader {
  /** The block at a place in space, or null where nothing is loaded. */
  getBlock(place: Place): Block | null
}

// A body moves through some hundred blocks a minute; beyond this the blocks of long ago are dropped with the rest.
const keptBlocks = 32_768

/**
 * Reads blocks of a bot's world and keeps them until they change: one simulated tick asks about sixty times for the
 * dozen blocks around a body, and building a block of `prismarine-block` costs more than all of the physics.
 */
export function createBlockReader(bot: Bot): BlockReader {
  const kept = new Map<number, Block>()
  let world: Bot['world'] | undefined
  const forget = (): void => kept.clear()
  const forgetBlock = (before: Block | null, after: Block | null): void => {
    const position = after?.position ?? before?.position
    if (position) kept.delete(cellKey(position.x, position.y, position.z))
  }
  // Another dimension is another world with listeners of its own.
  const watch = (): void => {
    world = bot.world
    kept.clear()
    const news: NodeJS.EventEmitter = world
    news.on('blockUpdate', forgetBlock)
    news.on('chunkColumnLoad', forget)
    news.on('chunkColumnUnload', forget)
  }
  return {
    getBlock(place) {
      if (bot.world !== world) watch()
      const [x, y, z] = [Math.floor(place.x), Math.floor(place.y), Math.floor(place.z)]
      const key = cellKey(x, y, z)
      const found = kept.get(key)
      // Keys repeat every thousand blocks.
      if (found && found.position.x === x && found.position.z === z && found.position.y === y) return found
      const block = bot.world.getBlock(new Vec3(x, y, z))
      if (!block) return null
      if (kept.size >= keptBlocks) kept.clear()
      kept.set(key, block)
      return block
    },
  }
}
