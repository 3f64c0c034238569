import { PrimitiveError } from './primitive-error.ts'

export interface WholeBounds {
  readonly primitive: string
  readonly name: string
  readonly least?: number
  readonly most: number
}

/** Throws unless an argument is a whole number within its bounds. */
export function checkWhole(value: number, { primitive, name, least = 1, most }: WholeBounds): void {
  if (Number.isInteger(value) && value >= least && value <= most) return
  throw new PrimitiveError(
    primitive,
    `${name} for ${primitive} must be a whole number from ${least} to ${most}, not ${value}`,
  )
}
