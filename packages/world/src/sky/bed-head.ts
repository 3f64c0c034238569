import type { BlockState } from '../blocks/block-state.ts'
import { otherHalfOf } from '../blocks/break-block.ts'
import { offsetBy } from '../context/position.ts'
import type { Position } from '../context/position.ts'

/** Where the pillow of a bed is, given one of its halves. */
export function bedHead(position: Position, state: BlockState): Position {
  const step = state.properties['part'] === 'foot' ? otherHalfOf(state) : undefined
  return step ? offsetBy(position, step) : position
}
