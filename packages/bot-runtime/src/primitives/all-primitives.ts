import type { Primitive } from './define-primitive.ts'
import { mineBlock } from './mine-block.ts'

/** Every primitive of this package, in the order they are described to a model. */
export const allPrimitives: readonly Primitive[] = [mineBlock]
