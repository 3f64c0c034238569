import type { Canvas } from '../drawing/canvas.ts'
import { readScene } from '../read-scene.ts'
import type { Camera } from '../render/camera.ts'
import { renderPicture } from '../render/render-picture.ts'
import { followTerrain } from '../terrain/follow-terrain.ts'
import { createTerrain } from '../terrain/terrain.ts'
import type { ViewedBot } from '../viewed-bot.ts'

/** Draws a picture of 64 × 48 without a thread. */
export function draw(
  bot: ViewedBot,
  { camera, range = 32 }: { camera?: Camera; range?: number } = {},
): Canvas {
  const terrain = createTerrain()
  const scene = readScene(bot, camera)
  const size = { width: 64, height: 48, rangeBlocks: range, fieldOfViewDegrees: 70, leastBrightness: 0.6 }
  terrain.learn(followTerrain(bot).take(scene.camera.position, size))
  return renderPicture(terrain, { scene, size })
}

/** Average colour around a place of the picture, given in parts of its width and height. */
export function colourAt({ width, height, pixels }: Canvas, x: number, y: number): readonly number[] {
  const sums = [0, 0, 0]
  const [left, top] = [Math.round(x * (width - 1)) - 2, Math.round(y * (height - 1)) - 2]
  for (let row = top; row < top + 5; row += 1)
    for (let column = left; column < left + 5; column += 1)
      for (const [part] of sums.entries())
        sums[part] = (sums[part] ?? 0) + (pixels[(row * width + column) * 3 + part] ?? 0) / 25
  return sums.map(Math.round)
}
