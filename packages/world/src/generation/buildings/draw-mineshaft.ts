import { hash2 } from '../hash2.ts'
import type { Drawing } from './create-drawing.ts'
import type { Site } from './site.ts'

/** Blocks from the middle of a mineshaft to the ends of its corridors. */
export const mineshaftReach = 40

const sideBlocks = 20
const frameEvery = 5

/** Draws a mineshaft: four corridors from a room, branches from each, rails, webs, chests and a spawner. */
export function drawMineshaft(pen: Drawing, { dice }: Site): void {
  pen.box([-3, 0, -3], [3, 0, 3], 'oak_planks')
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const way = pen.turned([0, 0, 0], quarter)
    const salt = hash2(dice, quarter, 3)
    drawCorridor(way, { length: mineshaftReach, salt })
    const branch = way.turned([0, 0, sideBlocks], salt & 1 ? 1 : 3)
    drawCorridor(branch, { length: sideBlocks, salt: salt >>> 3 })
    // Where trains with chests stand in the game, chests stand on the ground.
    branch.chest([1, 1, sideBlocks - 1], 'abandoned_mineshaft', 'chest[facing=west]')
    if (quarter === 0) drawNest(way)
  }
  pen.box([-3, 1, -3], [3, 4, 3], 'cave_air air')
  pen.chest([2, 1, 2], 'abandoned_mineshaft', 'chest[facing=north]')
}

function drawCorridor(
  pen: Drawing,
  { length, salt }: { readonly length: number; readonly salt: number },
): void {
  for (let z = 0; z <= length; z += 1) {
    for (let x = -1; x <= 1; x += 1) pen.block([x, 0, z], 'oak_planks')
    pen.box([-1, 1, z], [1, 3, z], 'cave_air air')
    const dice = hash2(salt, z, 5) % 12
    if (dice < 7) pen.block([0, 1, z], 'rail[shape=north_south]')
    if (dice === 8) pen.block([-1, 3, z], 'cobweb')
    if (dice === 9) pen.block([1, 2, z], 'cobweb')
    if (z % frameEvery !== frameEvery - 1) continue
    for (const x of [-1, 1]) pen.box([x, 1, z], [x, 2, z], 'oak_fence')
    pen.box([-1, 3, z], [1, 3, z], 'oak_planks')
    if (dice % 3 === 0) pen.block([0, 3, z - 1], 'wall_torch[facing=north]')
  }
}

function drawNest(pen: Drawing): void {
  for (let z = 30; z <= 34; z += 1) for (const x of [-1, 1]) pen.block([x, 2, z], 'cobweb')
  pen.spawner([0, 1, 32], 'cave_spider')
}
