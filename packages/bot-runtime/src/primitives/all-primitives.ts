import { craftItem } from './craft-item.ts'
import type { Primitive } from './define-primitive.ts'
import { exploreUntil } from './explore-until.ts'
import { mineBlock } from './mine-block.ts'
import { placeItem } from './place-item.ts'
import { smeltItem } from './smelt-item.ts'

/** Every primitive of this package, in the order they are described to a model. */
export const allPrimitives: readonly Primitive[] = [exploreUntil, mineBlock, craftItem, placeItem, smeltItem]
