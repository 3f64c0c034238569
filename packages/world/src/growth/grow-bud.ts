import { faceOffsets, type Face } from '../context/faces.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { amethystBuds } from '../rules/index.ts'

/** Lets a bud come out on one side of budding amethyst, or the one that stands there grow by one size. */
export function growBud({ blocks }: WorldContext, amethyst: Place, facing: Face): void {
  const place = offsetBy(amethyst, faceOffsets[facing])
  if (!blocks.isLoaded(place)) return
  const { name, isAir, properties } = blocks.at(place)
  const isSource = name === 'water' && properties['level'] === 0
  const size = amethystBuds.findIndex((bud) => bud === name)
  if (!isAir && !isSource && (size < 0 || properties['facing'] !== facing)) return
  const next = amethystBuds[size + 1]
  if (next) blocks.place(place, next, { facing, waterlogged: isSource || properties['waterlogged'] === true })
}
