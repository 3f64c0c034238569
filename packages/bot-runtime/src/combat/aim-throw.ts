/** Flight of a thrown thing, in blocks and ticks. */
export interface Flight {
  readonly speed: number
  readonly gravity: number
  /** Added to the look before it leaves the hand, in radians. */
  readonly lift?: number
}

// Speed kept from tick to tick in air (Projectile, Minecraft Wiki).
const drag = 0.99
const longestTicks = 120
const stepRadians = Math.PI / 180
const steepest = (80 * Math.PI) / 180

/** Pitch, up positive, at which a thrown thing comes closest to a place `away` blocks off and `rise` blocks higher. */
export function aimThrow({ away, rise }: { away: number; rise: number }, flight: Flight): number {
  let best = { pitch: 0, miss: Infinity }
  for (let pitch = -steepest; pitch <= steepest; pitch += stepRadians) {
    const miss = missOf(pitch, { away, rise }, flight)
    // Of two arcs that hit, the lower one.
    if (miss < best.miss - 0.01) best = { pitch, miss }
  }
  return best.pitch
}

function missOf(pitch: number, goal: { away: number; rise: number }, flight: Flight): number {
  const angle = pitch + (flight.lift ?? 0)
  let along = Math.cos(angle) * flight.speed
  let up = Math.sin(angle) * flight.speed
  let [x, y] = [0, 0]
  let least = Infinity
  for (let tick = 0; tick < longestTicks && x < goal.away + flight.speed; tick += 1) {
    // A tick's way is longer than a target is wide, so its middle counts as well.
    for (const part of [0.25, 0.5, 0.75, 1])
      least = Math.min(least, Math.hypot(x + along * part - goal.away, y + up * part - goal.rise))
    x += along
    y += up
    along *= drag
    up = up * drag - flight.gravity
  }
  return least
}
