import type { Vec3 } from 'vec3'
import type { ItemKind } from '../crafting/furnace-fuel.ts'
import { pickaxes } from '../digging/path-tool.ts'
import { placeOwn } from './place-own.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { smeltOnce } from './smelt-once.ts'

/** A carried furnace that works beside the first one. */
export interface FurtherFurnace {
  readonly position: Vec3
  /** Items that it was given. */
  readonly items: number
}

export interface SetUpFurtherFurnacesOptions {
  readonly input: ItemKind
  readonly fuel: ItemKind
  /** Items for each furnace. */
  readonly shares: readonly number[]
}

/** Sets carried furnaces down around the bot and fills each with its share, as many as there is room for. */
export async function setUpFurtherFurnaces(
  context: PrimitiveContext,
  { input, fuel, shares }: SetUpFurtherFurnacesOptions,
): Promise<readonly FurtherFurnace[]> {
  const placed: FurtherFurnace[] = []
  // Without one nobody gets a furnace back.
  if (pickaxes(context.bot).length === 0) return placed
  for (const items of shares) {
    const position = await placeOwn(context, 'furnace')
    if (position === undefined) break
    const { end } = await smeltOnce(context, position, {
      input,
      fuel,
      count: items,
      isFirst: true,
      waits: false,
    })
    placed.push({ position, items })
    if (end !== 'done') break
  }
  return placed
}
