import type { Movements } from 'mineflayer-pathfinder'
import type { Block } from '../bot/block.ts'
import { isHotFloor } from '../bot/is-hot-floor.ts'
import { isWet } from '../bot/is-wet.ts'
import { heightOf, type BlockKind } from './search-block.ts'

/** Properties of a block by the settings of a search. */
export function classifyBlock(movements: Movements, block: Block): BlockKind {
  const climbable = movements.climbables.has(block.type)
  const physical = block.boundingBox === 'block' && !movements.fences.has(block.type)
  const passable = block.boundingBox === 'empty' || climbable || movements.carpets.has(block.type)
  return {
    block,
    climbable,
    physical,
    safe: passable && !movements.blocksToAvoid.has(block.type),
    replaceable: movements.replaceables.has(block.type) && !physical,
    liquid: movements.liquids.has(block.type),
    canFall: movements.gravityBlocks.has(block.type),
    isWet: isWet(block.name),
    isLava: block.name === 'lava',
    isHot: isHotFloor(block.name),
    openable: movements.openable.has(block.type),
    top: heightOf(block),
  }
}
