import type { Drawing } from './create-drawing.ts'

/** Blocks from the middle of a desert pyramid to its foot. */
export const pyramidReach = 10
const shaftBlocks = 12

/** Draws a desert pyramid: a hall with a mosaic, and below it a chamber with four chests around a plate over TNT. */
export function drawDesertPyramid(pen: Drawing): void {
  for (let layer = 0; layer <= pyramidReach; layer += 1) {
    const reach = pyramidReach - layer
    pen.box([-reach, layer, -reach], [reach, layer, reach], 'sandstone')
    if (layer > 0 && reach > 2) pen.box([2 - reach, layer, 2 - reach], [reach - 2, layer, reach - 2], 'air')
  }
  for (let x = -pyramidReach; x <= pyramidReach; x += 1)
    for (let z = -pyramidReach; z <= pyramidReach; z += 1) pen.support([x, -1, z], 'sandstone')
  pen.box([-1, 1, 6], [1, 3, pyramidReach + 2], 'air')
  pen.box([-3, 1, pyramidReach], [-3, 4, pyramidReach], 'cut_sandstone')
  pen.box([3, 1, pyramidReach], [3, 4, pyramidReach], 'cut_sandstone')
  const mosaic = [
    [0, -2],
    [0, 2],
    [-2, 0],
    [2, 0],
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ] as const
  drawChamber(pen)
  for (const [x, z] of mosaic) pen.block([x, 0, z], 'orange_terracotta')
  pen.block([0, 0, 0], 'blue_terracotta')
}

function drawChamber(pen: Drawing): void {
  const floor = -shaftBlocks
  pen.box([-3, floor - 3, -3], [3, floor + 4, 3], 'sandstone')
  pen.box([-2, floor + 1, -2], [2, floor + 3, 2], 'air')
  pen.box([-1, floor + 4, -1], [1, -1, 1], 'air')
  pen.box([-2, floor, -2], [2, floor, 2], 'cut_sandstone')
  pen.box([-2, floor + 1, -3], [2, floor + 1, -3], 'chiseled_sandstone')
  pen.box([-1, floor - 2, -1], [1, floor - 2, 1], 'tnt')
  pen.block([0, floor - 1, 0], 'tnt')
  pen.block([0, floor + 1, 0], 'stone_pressure_plate')
  const chests = [
    [0, -2, 'south'],
    [0, 2, 'north'],
    [-2, 0, 'east'],
    [2, 0, 'west'],
  ] as const
  for (const [x, z, facing] of chests)
    pen.chest([x, floor + 1, z], 'desert_pyramid', `chest[facing=${facing}]`)
}

/** Blocks from the middle of a jungle temple to its walls. */
export const templeReach = 6

/** Draws a jungle temple: a hall of mossy stone, and below it a passage with a trap and two chests. */
export function drawJungleTemple(pen: Drawing, { dice }: { readonly dice: number }): void {
  const reach = templeReach
  const stoneAt = (x: number, y: number, z: number): string =>
    (x * 7 + y * 3 + z * 5 + dice) % 5 < 2 ? 'mossy_cobblestone' : 'cobblestone'
  pen.box([-reach, 1, -reach], [reach, 9, reach], 'air')
  for (let x = -reach; x <= reach; x += 1)
    for (let z = -reach; z <= reach; z += 1) {
      pen.support([x, -5, z], stoneAt(x, 0, z))
      const isWall = Math.max(Math.abs(x), Math.abs(z)) === reach
      for (let y = -4; y <= 8; y += 1) {
        const isFloor = y === -4 || y === 0 || y === 8
        const isSolid = isFloor || isWall || y === -1
        pen.block([x, y, z], isSolid ? stoneAt(x, y, z) : 'air')
      }
    }
  pen.box([-1, 1, reach], [1, 3, reach], 'air')
  // Steps down along the western wall.
  for (let step = 0; step < 4; step += 1) {
    pen.box([1 - reach, -3 + step, -3 + step], [2 - reach, 0, -3 + step], 'air')
    pen.box([1 - reach, -4 + step, -3 + step], [2 - reach, -4 + step, -3 + step], stoneAt(step, 0, 0))
  }
  pen.block([reach - 1, -3, 0], 'tripwire_hook[facing=west,attached=true]')
  pen.block([reach - 2, -2, 4], 'lever[face=wall,facing=west]')
  pen.box([reach - 1, -2, 3], [reach - 1, -2, 5], 'chiseled_stone_bricks')
  pen.block([0, -3, -3], 'stone_pressure_plate')
  pen.chest([0, -3, -reach + 1], 'jungle_temple_dispenser', 'dispenser[facing=south]')
  pen.block([0, -4, -4], 'redstone_wire')
  pen.chest([3, -3, -reach + 1], 'jungle_temple')
  pen.chest([reach - 1, -3, 4], 'jungle_temple', 'chest[facing=west]')
}
