/** Rectangle of places seen from above, borders included. */
export interface Area {
  readonly fromX: number
  readonly toX: number
  readonly fromZ: number
  readonly toZ: number
}

/** Whether two areas have a place in common. */
export function overlap(one: Area, other: Area): boolean {
  return one.fromX <= other.toX && other.fromX <= one.toX && one.fromZ <= other.toZ && other.fromZ <= one.toZ
}

/** The square of places so near to its middle. */
export function squareAround({ x, z }: { readonly x: number; readonly z: number }, reach: number): Area {
  return { fromX: x - reach, toX: x + reach, fromZ: z - reach, toZ: z + reach }
}
