import type { Position } from '@voyager-mc/core'
import type { Box } from '../blocks/block-look.ts'
import { colourOfName } from './colour.ts'
import { meetBox } from './meet-block.ts'
import { paintFace } from './paint-face.ts'
import type { Body } from './scene.ts'
import type { Ray, Sight } from './sight.ts'

/** Bodies of one picture. */
export interface WatchedBodies {
  /** Puts a body into the sight where one stands before everything else. */
  meet(this: void, ray: Ray, sight: Sight, pixel: Pixel): void
  /** Bodies of which a pixel was seen, with the highest of these. */
  seen(this: void): readonly SeenBody[]
}

interface Pixel {
  readonly x: number
  readonly y: number
}

interface SeenBody extends Pixel {
  readonly label: string
}

/** Watches for the bodies within range. */
export function watchBodies(
  bodies: readonly Body[],
  { eye, rangeBlocks }: { readonly eye: Position; readonly rangeBlocks: number },
): WatchedBodies {
  const near = bodies.flatMap((body) => aroundEye(body, { eye, rangeBlocks }))
  const seen = new Map<string | number, { label: string; y: number; left: number; right: number }>()
  return {
    meet(ray, sight, { x, y }) {
      // A ray of every pixel passes here, so no iterator is made.
      for (let index = 0; index < near.length; index += 1) {
        const body = near[index]
        if (body === undefined) continue
        const [toX, toY, toZ] = body.towards
        if (ray.dx * toX + ray.dy * toY + ray.dz * toZ < body.cosine) continue
        const met = meetBox(body.box, { origin: [0, 0, 0], direction: [ray.dx, ray.dy, ray.dz] })
        if (met === undefined || met.distance >= sight.distance) continue
        paintFace(sight, { colour: body.colour, face: met.face, s: 0.5, t: 0.5, distance: met.distance }, 0)
        const known = seen.get(index)
        if (known === undefined) seen.set(index, { label: body.label, y, left: x, right: x })
        else {
          known.left = Math.min(known.left, x)
          known.right = Math.max(known.right, x)
        }
      }
    },
    seen: () => [...seen.values()].map(({ label, y, left, right }) => ({ label, y, x: (left + right) / 2 })),
  }
}

interface NearBody {
  readonly label: string
  readonly colour: number
  /** Box with the eye at zero. */
  readonly box: Box
  /** Direction of its middle. */
  readonly towards: readonly [number, number, number]
  /** Cosine of the angle beyond which no part of it is. */
  readonly cosine: number
}

function aroundEye(
  { label, position, width, height }: Body,
  { eye, rangeBlocks }: { readonly eye: Position; readonly rangeBlocks: number },
): readonly NearBody[] {
  const [x, y, z] = [position.x - eye.x, position.y - eye.y, position.z - eye.z]
  const half = width / 2
  const distance = Math.hypot(x, y + height / 2, z)
  const radius = Math.hypot(half, half, height / 2)
  if (distance > rangeBlocks || distance <= 0.1) return []
  const cosine = radius >= distance ? -1 : Math.sqrt(1 - (radius / distance) ** 2)
  return [
    {
      label,
      colour: colourOfName(label),
      box: [x - half, y, z - half, x + half, y + height, z + half],
      towards: [x / distance, (y + height / 2) / distance, z / distance],
      cosine,
    },
  ]
}
