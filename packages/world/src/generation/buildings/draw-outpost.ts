import type { Drawing } from './create-drawing.ts'

/** Blocks from the middle of an outpost to where its people stand. */
export const outpostReach = 8

const reach = 3
const storeyBlocks = 5
const storeys = 4
const guards = [
  [6, 0],
  [-6, 1],
  [1, 6],
  [0, -6],
  [6, 6],
] as const

/** Draws a pillager outpost: a watchtower with a ladder, a chest under its roof, and five pillagers around it. */
export function drawOutpost(pen: Drawing): void {
  const top = storeys * storeyBlocks
  pen.box([-reach, 1, -reach], [reach, top + 3, reach], 'air')
  for (let x = -reach; x <= reach; x += 1)
    for (let z = -reach; z <= reach; z += 1) {
      const edge = Number(Math.abs(x) === reach) + Number(Math.abs(z) === reach)
      pen.support([x, -1, z], 'cobblestone')
      pen.block([x, 0, z], 'cobblestone')
      if (edge === 2) pen.box([x, 1, z], [x, top + 2, z], 'dark_oak_log')
      else if (edge === 1) {
        pen.box([x, 1, z], [x, 3, z], 'cobblestone')
        pen.box([x, 4, z], [x, top - storeyBlocks, z], 'birch_planks')
        pen.block([x, top - storeyBlocks + 1, z], 'dark_oak_fence')
      }
      for (let storey = 1; storey <= storeys; storey += 1)
        pen.block([x, storey * storeyBlocks, z], 'dark_oak_planks')
    }
  pen.box([0, 1, reach], [0, 2, reach], 'air')
  // The ladder stands in the corner behind the door and leads through all floors but the roof.
  pen.box([-2, 1, -2], [-2, top - storeyBlocks, -2], 'ladder[facing=south]')
  pen.block([0, 4, reach + 1], 'white_wall_banner[facing=south]')
  pen.chest([2, top - storeyBlocks + 1, -2], 'pillager_outpost')
  for (const [x, z] of guards) pen.dweller([x, 1, z], { name: 'pillager' })
}
