import { createCanvas, type Canvas } from '../drawing/canvas.ts'
import { drawHeldItem } from '../drawing/draw-held-item.ts'
import { drawLabel } from '../drawing/draw-label.ts'
import type { Terrain } from '../terrain/terrain.ts'
import { axesOf, type CameraAxes } from './camera.ts'
import { daylight } from './colour.ts'
import { createTracer } from './create-tracer.ts'
import { watchBodies } from './watch-bodies.ts'
import type { PictureSize, Scene } from './scene.ts'
import { createSight, type Ray, type Sight } from './sight.ts'

/** Draws what a camera sees of a terrain; one ray a pixel. */
export function renderPicture(
  terrain: Terrain,
  { scene, size }: { readonly scene: Scene; readonly size: PictureSize },
): Canvas {
  const { camera, bodies, heldItem, timeOfDay } = scene
  const { width, height, rangeBlocks, fieldOfViewDegrees, leastBrightness } = size
  const canvas = createCanvas(width, height)
  const slope = Math.tan((fieldOfViewDegrees * Math.PI) / 360)
  const trace = createTracer({
    window: terrain.windowAround(camera.position, rangeBlocks),
    looks: terrain.looks,
    eye: camera.position,
    rangeBlocks,
    pixelAngle: (2 * slope) / height,
  })
  const watched = watchBodies(bodies, { eye: camera.position, rangeBlocks })
  const axes = axesOf(camera)
  const light = daylight(timeOfDay, leastBrightness)
  const sight = createSight()
  const ray: Ray = { dx: 0, dy: 0, dz: 0 }
  for (let y = 0; y < height; y += 1) {
    const up = (1 - ((y + 0.5) / height) * 2) * slope
    for (let x = 0; x < width; x += 1) {
      const right = (((x + 0.5) / width) * 2 - 1) * slope * (width / height)
      aim(ray, axes, { right, up })
      trace(ray, sight)
      watched.meet(ray, sight, { x, y })
      put(canvas, y * width + x, { ray, sight, rangeBlocks, light })
    }
  }
  const scale = Math.max(1, Math.round(width / 320))
  for (const { label, x, y } of watched.seen()) drawLabel(canvas, label, { x, y: y - scale, scale })
  if (heldItem !== undefined) drawHeldItem(canvas, heldItem)
  return canvas
}

function aim(
  ray: Ray,
  { forward, right, up }: CameraAxes,
  part: { readonly right: number; readonly up: number },
): void {
  const dx = forward[0] + right[0] * part.right + up[0] * part.up
  const dy = forward[1] + right[1] * part.right + up[1] * part.up
  const dz = forward[2] + right[2] * part.right + up[2] * part.up
  const length = Math.hypot(dx, dy, dz)
  ray.dx = dx / length
  ray.dy = dy / length
  ray.dz = dz / length
}

interface Shown {
  readonly ray: Ray
  readonly sight: Sight
  readonly rangeBlocks: number
  readonly light: number
}

// The sky is paler at the horizon; what is far away fades into that.
const horizon = { red: 143, green: 184, blue: 255 } as const
const deepWater = { red: 50, green: 95, blue: 200 } as const
/** Part of the range from which on things fade. */
const clearPart = 0.6

function put({ pixels }: Canvas, index: number, { ray, sight, rangeBlocks, light }: Shown): void {
  const { isHit, distance, wetFrom } = sight
  let red = isHit ? sight.red : horizon.red - 60 * ray.dy
  let green = isHit ? sight.green : horizon.green - 40 * ray.dy
  let blue = isHit ? sight.blue : horizon.blue
  if (wetFrom >= 0 && wetFrom < distance) {
    const part = Math.min(0.9, 0.45 + (distance - wetFrom) * 0.06)
    red += (deepWater.red - red) * part
    green += (deepWater.green - green) * part
    blue += (deepWater.blue - blue) * part
  }
  const far = isHit || wetFrom >= 0 ? (isHit ? distance : wetFrom) / rangeBlocks : 0
  const haze = Math.max(0, Math.min(1, (far - clearPart) / (1 - clearPart)))
  pixels[index * 3] = Math.min(255, (red + (horizon.red - red) * haze) * light)
  pixels[index * 3 + 1] = Math.min(255, (green + (horizon.green - green) * haze) * light)
  pixels[index * 3 + 2] = Math.min(255, (blue + (horizon.blue - blue) * haze) * light)
}
