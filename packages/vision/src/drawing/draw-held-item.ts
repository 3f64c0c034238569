import { colourOfBlock, hasColour } from '../blocks/colour-of-block.ts'
import { setPixel, type Canvas } from './canvas.ts'
import { drawLabel } from './draw-label.ts'

/** Blocks whose colour tools of a material have. */
const materials: readonly (readonly [RegExp, string])[] = [
  [/^wooden_|stick|bow/, 'oak_planks'],
  [/^stone_/, 'cobblestone'],
  [/^iron_|shears|bucket/, 'iron_block'],
  [/^golden_/, 'gold_block'],
  [/^diamond_/, 'diamond_block'],
  [/^netherite_/, 'netherite_block'],
]

/** Draws the item in the hand into the lower right corner: a cube for a block, a bar with a head for anything else. */
export function drawHeldItem(canvas: Canvas, item: string): void {
  const size = Math.round(canvas.height / 8)
  const middle = { x: canvas.width - Math.round(size * 1.4), y: canvas.height - Math.round(size * 1.3) }
  if (hasColour(item)) drawCube(canvas, { ...middle, size }, item)
  else drawTool(canvas, { ...middle, size }, item)
  const scale = Math.max(1, Math.round(canvas.width / 320))
  drawLabel(canvas, item, { x: middle.x, y: canvas.height - 2, scale })
}

interface ItemPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A cube seen from a corner: the upper face is a rhombus, and two sides hang from it. */
function drawCube(canvas: Canvas, { x, y, size }: ItemPlace, item: string): void {
  const { side, top } = colourOfBlock(item)
  for (let dx = -size; dx <= size; dx += 1) {
    const slope = Math.round((size - Math.abs(dx)) / 2)
    for (let dy = -slope; dy < slope; dy += 1) setPixel(canvas, x + dx, y - size + dy, top)
    for (let dy = slope; dy < slope + size; dy += 1)
      setPixel(canvas, x + dx, y - size + dy, shaded(side, dx < 0 ? 0.8 : 0.6))
  }
}

function drawTool(canvas: Canvas, { x, y, size }: ItemPlace, item: string): void {
  const material = materials.find(([words]) => words.test(item))?.[1] ?? 'oak_planks'
  const head = colourOfBlock(material).side
  const handle = colourOfBlock('oak_planks').side
  const thick = Math.max(2, Math.round(size / 5))
  for (let along = -size; along <= size; along += 1)
    for (let across = 0; across < thick; across += 1)
      for (const dy of [0, 1])
        setPixel(canvas, x + along + across, y - along - size + across + dy, along > size / 3 ? head : handle)
}

function shaded(colour: number, light: number): number {
  const part = (shift: number): number => Math.round(((colour >> shift) & 255) * light) << shift
  return part(16) | part(8) | part(0)
}
