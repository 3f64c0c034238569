import type { Drawing } from './create-drawing.ts'

/** Blocks from the middle of a monument to its corners. */
export const monumentReach = 14

const coreReach = 4

/** Draws an ocean monument: a terrace on pillars with lanterns, a core of gold, a room of wet sponges, and guardians. */
export function drawMonument(pen: Drawing): void {
  const reach = monumentReach
  for (let x = -reach; x <= reach; x += 1)
    for (let z = -reach; z <= reach; z += 1) pen.support([x, 0, z], 'prismarine_bricks')
  for (const x of [-reach, reach])
    for (const z of [-reach, reach]) {
      pen.box([x, 1, z], [x, 7, z], 'prismarine')
      pen.block([x, 8, z], 'sea_lantern')
    }
  for (let step = 1; step <= 3; step += 1)
    drawRing(pen, { reach: reach - 3 * step, y: 8 + step, spec: 'prismarine' })
  drawShell(pen, coreReach + 3)
  drawShell(pen, coreReach - 2)
  pen.box([-1, 2, -1], [0, 3, 0], 'gold_block')
  // A door in the south of the outer shell; the inner one has to be dug open.
  pen.box([-1, 1, coreReach + 3], [1, 3, coreReach + 3], 'water')
  for (let x = 3; x <= 6; x += 1)
    for (let z = -6; z <= -3; z += 1) if ((x + z) % 2 === 0) pen.block([x, 1, z], 'wet_sponge')
  for (const [x, z] of [
    [-6, -6],
    [6, 6],
    [-6, 6],
  ] as const)
    pen.block([x, 7, z], 'sea_lantern')
  for (const at of elders) pen.dweller(at, { name: 'elder_guardian' })
  for (const at of guards) pen.dweller(at, { name: 'guardian' })
}

// Three elders and those who swim around them: https://minecraft.wiki/w/Ocean_Monument
const elders = [
  [4, 2, 0],
  [-5, 2, 0],
  [0, 6, 0],
] as const
const guards = [
  [10, 3, 5],
  [-10, 3, -5],
  [5, 3, -10],
  [-5, 3, 10],
  [10, 3, -8],
  [-10, 3, 8],
] as const

function drawRing(
  pen: Drawing,
  { reach, y, spec }: { readonly reach: number; readonly y: number; readonly spec: string },
): void {
  for (const side of [-reach, reach]) {
    pen.box([-reach, y, side], [reach, y, side], spec)
    pen.box([side, y, -reach], [side, y, reach], spec)
  }
}

function drawShell(pen: Drawing, reach: number): void {
  const wall = reach > coreReach ? 'prismarine_bricks' : 'dark_prismarine'
  const top = reach > coreReach ? 8 : 5
  for (let y = 1; y < top; y += 1) drawRing(pen, { reach, y, spec: wall })
  pen.box([-reach, top, -reach], [reach, top, reach], wall)
}
