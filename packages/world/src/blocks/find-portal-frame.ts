import type { BlockAccess } from '../context/block-access.ts'
import { offsetBy, type Place, type Position } from '../context/position.ts'

/** The axis along which a portal stands. */
export type PortalAxis = 'x' | 'z'

// https://minecraft.wiki/w/Nether_portal#Construction
const minWidth = 2
const minHeight = 3
const maxSize = 21

const down: Position = { x: 0, y: -1, z: 0 }

/** The free cells inside a frame of obsidian around a place; absent when the frame is not whole. */
export function findPortalFrame(
  blocks: Pick<BlockAccess, 'at'>,
  { place, axis }: { readonly place: Place; readonly axis: PortalAxis },
): readonly Place[] | undefined {
  const nameAt = (position: Place): string => blocks.at(position).name
  const isFree = (position: Place): boolean => /^(air|cave_air|fire|nether_portal)$/.test(nameAt(position))
  const isFrame = (position: Place): boolean => nameAt(position) === 'obsidian'
  const along = (position: Place, steps: number): Place =>
    offsetBy(position, axis === 'x' ? { x: steps, y: 0, z: 0 } : { x: 0, y: 0, z: steps })
  let corner = place
  for (let step = 0; step < maxSize && isFree(offsetBy(corner, down)); step += 1)
    corner = offsetBy(corner, down)
  for (let step = 0; step < maxSize && isFree(along(corner, -1)); step += 1) corner = along(corner, -1)
  if (!isFree(corner) || !isFrame(along(corner, -1))) return undefined
  let width = 0
  while (width <= maxSize && isFree(along(corner, width))) width += 1
  if (width < minWidth || width > maxSize) return undefined
  const row = (height: number): readonly Place[] =>
    Array.from({ length: width }, (_, step) => offsetBy(along(corner, step), { x: 0, y: height, z: 0 }))
  let height = 0
  while (height <= maxSize && row(height).every(isFree)) {
    const [first = corner] = row(height)
    if (!isFrame(along(first, -1)) || !isFrame(along(first, width))) return undefined
    height += 1
  }
  const isWhole =
    height >= minHeight && height <= maxSize && row(-1).every(isFrame) && row(height).every(isFrame)
  return isWhole ? Array.from({ length: height }, (_, level) => row(level)).flat() : undefined
}
