import type { Drawing } from './create-drawing.ts'
import type { Site } from './site.ts'

/** Blocks from a trunk to the end of its leaves. */
export const beeTreeReach = 3

const trunkBlocks = 5
const flowers = ['dandelion', 'poppy', 'cornflower', 'oxeye_daisy'] as const
const leaves = 'oak_leaves[distance=2,persistent=false]'

/** Draws an oak with a nest at its side, three bees, and the flowers they fly to. */
export function drawBeeTree(pen: Drawing, { dice }: Site): void {
  pen.box([-2, trunkBlocks - 1, -2], [2, trunkBlocks, 2], leaves)
  pen.box([-1, trunkBlocks + 1, -1], [1, trunkBlocks + 1, 1], leaves)
  pen.block([0, 0, 0], 'dirt')
  pen.box([0, 1, 0], [0, trunkBlocks, 0], 'oak_log')
  pen.block([0, 3, 1], 'bee_nest[facing=south]')
  for (const [x, z] of [
    [2, 2],
    [-2, 1],
    [1, -2],
  ] as const) {
    pen.support([x, 0, z], 'grass_block')
    pen.block([x, 1, z], flowers[(dice + x + z) & 3] ?? 'dandelion')
  }
  for (const x of [-1, 0, 1]) pen.dweller([x, 3, 2], { name: 'bee' })
}
