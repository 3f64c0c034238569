import { hash2 } from '../hash2.ts'
import type { Drawing } from './create-drawing.ts'
import type { Site } from './site.ts'

/** Blocks from the middle of a ruined portal to its edge. */
export const portalReach = 5

/** Draws a ruined portal: a frame with gaps on burnt ground, and a chest beside it. */
export function drawRuinedPortal(pen: Drawing, { dice }: Site): void {
  const chance = (x: number, y: number): number => hash2(dice, x, y) % 10
  for (let x = -portalReach; x <= portalReach; x += 1)
    for (let z = -3; z <= 3; z += 1) {
      const ground = chance(x, z)
      if (Math.hypot(x, z * 1.5) + ground / 4 < portalReach)
        pen.support([x, 0, z], ground < 2 ? 'magma_block' : ground < 4 ? 'cobblestone' : 'netherrack')
    }
  pen.box([-2, 1, -1], [3, 6, 1], 'air')
  for (let x = -1; x <= 2; x += 1)
    for (let y = 0; y <= 4; y += 1) {
      const isFrame = x === -1 || x === 2 || y === 0 || y === 4
      if (!isFrame) continue
      const kind = chance(x + 20, y)
      // The two lowest rows always stand; above them some blocks are gone.
      if (y < 2 || kind > 2) pen.block([x, y, 0], kind > 7 ? 'crying_obsidian' : 'obsidian')
    }
  pen.block([-1, 1, 0], 'crying_obsidian')
  pen.block([-3, 1, -1], 'gold_block')
  pen.block([3, 1, 1], 'stone_bricks')
  pen.support([3, 0, 2], 'netherrack')
  pen.chest([3, 1, 2], 'ruined_portal')
}

/** Blocks from the middle of a wreck to its bow. */
export const shipwreckReach = 9

/** Draws a wreck on the ground of a sea: a hull under water, two masts, and three chests. */
export function drawShipwreck(pen: Drawing, { dice }: Site): void {
  const wood = ['oak', 'spruce', 'dark_oak', 'jungle'][dice & 3] ?? 'oak'
  for (let z = -7; z <= 7; z += 1) {
    const half = Math.abs(z) === 7 ? 1 : 2
    for (let x = -half; x <= half; x += 1) pen.support([x, 0, z], `${wood}_planks`)
    const hasSide = hash2(dice, z, 1) % 6 > 0
    for (const x of [-half, half]) pen.box([x, 1, z], [x, hasSide ? 2 : 1, z], `${wood}_planks`)
    if (Math.abs(z) === 7) pen.box([0, 1, z], [0, 2, z], `${wood}_planks`)
  }
  pen.box([0, 1, -3], [0, 7, -3], `stripped_${wood}_log`)
  pen.box([0, 1, 3], [0, 4, 3], `stripped_${wood}_log`)
  pen.box([-1, 3, 5], [1, 3, 6], `${wood}_planks`)
  for (const x of [-1, 1])
    pen.block([x, 3, 4], 'dark_oak_trapdoor[facing=north,half=bottom,open=false,waterlogged=true]')
  pen.chest([0, 1, 6], 'shipwreck_treasure', 'chest[facing=north,waterlogged=true]')
  pen.chest([1, 1, -5], 'shipwreck_supply', 'chest[facing=west,waterlogged=true]')
  pen.chest([-1, 1, 1], 'shipwreck_map', 'chest[facing=east,waterlogged=true]')
}
