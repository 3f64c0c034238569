import type { Position } from '@voyager-mc/core'

/** Place and direction of a look; angles in radians, as mineflayer has them. */
export interface Camera {
  readonly position: Position
  /** 0 looks north, to lower z; it grows to the west. */
  readonly yaw: number
  /** Positive looks up. */
  readonly pitch: number
}

/** Camera at one place that looks at another. */
export function lookAt(from: Position, at: Position): Camera {
  const [x, y, z] = [at.x - from.x, at.y - from.y, at.z - from.z]
  return { position: from, yaw: Math.atan2(-x, -z), pitch: Math.atan2(y, Math.hypot(x, z)) }
}

/** Axes of a camera as vectors of length 1. */
export interface CameraAxes {
  readonly forward: readonly [number, number, number]
  readonly right: readonly [number, number, number]
  readonly up: readonly [number, number, number]
}

/** Directions that are forward, right and up in the picture. */
export function axesOf({ yaw, pitch }: Omit<Camera, 'position'>): CameraAxes {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(yaw),
    Math.cos(yaw),
    Math.sin(pitch),
    Math.cos(pitch),
  ]
  return {
    forward: [-sinYaw * cosPitch, sinPitch, -cosYaw * cosPitch],
    right: [cosYaw, 0, -sinYaw],
    up: [sinYaw * sinPitch, cosPitch, cosYaw * sinPitch],
  }
}
