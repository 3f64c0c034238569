import { z } from 'zod'
import { dimensionNames } from '../registry/dimension.ts'
import type { MutablePosition, Place } from './position.ts'
import type { ItemStack } from '../items/item-stack.ts'

/** Shape of a kept place. */
export const placeShape: z.ZodType<Place> = z.object({
  x: z.number(),
  y: z.number(),
  z: z.number(),
  dimension: z.enum(dimensionNames),
})

/** Shape of a kept speed or offset. */
export const positionShape: z.ZodType<MutablePosition> = z.object({
  x: z.number(),
  y: z.number(),
  z: z.number(),
})

/** Shape of a block's key, as `placeKey` makes it. */
export const placeKeyShape: z.ZodType<string> = z
  .string()
  .regex(new RegExp(`^-?\\d+,-?\\d+,-?\\d+,(${dimensionNames.join('|')})$`))

/** Shape of kept items. */
export const itemStackShape: z.ZodType<ItemStack> = z.object({
  name: z.string(),
  count: z.int().min(1),
  damage: z.int().exactOptional(),
  enchantments: z.array(z.object({ name: z.string(), level: z.int() })).exactOptional(),
  customName: z.string().exactOptional(),
  potion: z.string().exactOptional(),
  repairCost: z.int().min(0).exactOptional(),
  contents: z.lazy(() => slotsShape).exactOptional(),
})

/** Shape of a row of slots; `null` marks an empty one. */
export const slotsShape: z.ZodType<(ItemStack | null)[]> = z.array(itemStackShape.nullable())

/** Shape of blocks with the tick at which something happens to each. */
export const dueShape: z.ZodType<(readonly [key: string, tick: number])[]> = z.array(
  z.tuple([placeKeyShape, z.number()]),
)
