import type { Position } from '@voyager-mc/core'
import type { Camera } from './camera.ts'

/** Everything beside the blocks that a picture shows; plain data. */
export interface Scene {
  readonly camera: Camera
  readonly bodies: readonly Body[]
  /** Name of the item in the hand; absent for an empty hand, and for a camera that is not the bot's eyes. */
  readonly heldItem?: string
  /** Ticks since sunrise, 0 to 23999. */
  readonly timeOfDay: number
}

/** Box in which a creature, a player or a thing is drawn. */
export interface Body {
  readonly label: string
  /** Middle of its lower face. */
  readonly position: Position
  readonly width: number
  readonly height: number
}

/** Size and reach of a picture. */
export interface PictureSize {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Distance up to which blocks are drawn. */
  readonly rangeBlocks: number
  /** Angle from the lower to the upper edge. */
  readonly fieldOfViewDegrees: number
  /** Part of full daylight that is left at midnight, 0 to 1. */
  readonly leastBrightness: number
}
