/** Place of a glider against its target. */
export interface Glide {
  /** Level blocks to the target. */
  readonly away: number
  /** Blocks above it. */
  readonly height: number
  /** Level blocks a tick. */
  readonly speed: number
}

// An elytra sinks one block in about ten at its best; steeper targets are dived for.
const bestSlope = 0.12
const levelPitch = -0.05
const steepest = 0.9
const climb = 0.35
// What is faster than this hurts at a landing.
const landingSpeed = 0.7
const landingBlocks = 12

/** Pitch of the look, in mineflayer's radians: up is positive. */
export function choosePitch({ away, height, speed }: Glide): number {
  const slope = height / Math.max(away, 1)
  if (away < landingBlocks && height < landingBlocks) return speed > landingSpeed ? climb : -climb
  if (slope > bestSlope) return -Math.min(steepest, Math.atan(slope))
  // Speed is worth height: it climbs while there is any, and falls level to gain some.
  return speed > 1 ? climb : levelPitch
}
