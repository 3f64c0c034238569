import type { Bot } from 'mineflayer'
import type { Heading } from './open-run.ts'

/** Keys that move a body on the level. */
export const walkKeys = ['forward', 'back', 'left', 'right'] as const
export type WalkKey = (typeof walkKeys)[number]

/** Where a key moves a body on the level. */
export function headingOfKey({ entity: { yaw } }: Bot, key: WalkKey): Heading {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
  switch (key) {
    case 'forward':
      return { x: -sin, z: -cos }
    case 'back':
      return { x: sin, z: cos }
    case 'right':
      return { x: cos, z: -sin }
    case 'left':
      return { x: -cos, z: sin }
  }
}

/** The key that moves a body most nearly the other way without a turn of its head. */
export function keyAgainst({ entity: { yaw } }: Bot, { x, z }: Heading): WalkKey {
  // Mineflayer's yaw is 0 to the north and grows to the west.
  const forwards = x * Math.sin(yaw) + z * Math.cos(yaw)
  const rightwards = -x * Math.cos(yaw) + z * Math.sin(yaw)
  if (Math.abs(forwards) >= Math.abs(rightwards)) return forwards > 0 ? 'forward' : 'back'
  return rightwards > 0 ? 'right' : 'left'
}
