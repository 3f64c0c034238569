/** Things that a ray met; one object serves all rays of a picture. */
export interface Sight {
  /** Blocks from the eye; the range when nothing was met. */
  distance: number
  isHit: boolean
  /** Colour with the light of the face in it. */
  red: number
  green: number
  blue: number
  /** Distance at which the ray entered water; negative when it did not. */
  wetFrom: number
}

/** Creates a sight of nothing. */
export function createSight(): Sight {
  return { distance: 0, isHit: false, red: 0, green: 0, blue: 0, wetFrom: -1 }
}

/** Ray of one pixel from the eye of the picture, again one object for all. */
export interface Ray {
  dx: number
  dy: number
  dz: number
}
