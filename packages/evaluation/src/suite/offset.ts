import { z } from 'zod'

/** A place, counted from where the bot stands at the start. */
export interface Offset {
  readonly x: number
  readonly y: number
  readonly z: number
}

const offset = z.int().min(-256).max(256)

/** Reads a place. */
export const offsetSchema: z.ZodType<Offset> = z.strictObject({ x: offset, y: offset, z: offset })
