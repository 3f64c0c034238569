import type { BlockAccess } from '../context/block-access.ts'
import { offsetBy } from '../context/position.ts'
import type { Position } from '../context/position.ts'

/** The axis along which a portal stands. */
export type PortalAxis = 'x' | 'z'

// https://minecraft.wiki/w/Nether_portal#Construction
const MIN_WIDTH = 2
const MIN_HEIGHT = 3
const MAX_SIZE = 21

const DOWN: Position = { x: 0, y: -1, z: 0 }

/** The free cells inside a frame of obsidian around a place; absent when the frame is not whole. */
export function findPortalFrame(
  blocks: Pick<BlockAccess, 'at'>,
  { place, axis }: { readonly place: Position; readonly axis: PortalAxis },
): readonly Position[] | undefined {
  const nameAt = (position: Position): string => blocks.at(position).name
  const isFree = (position: Position): boolean => /^(air|cave_air|fire|nether_portal)$/.test(nameAt(position))
  const isFrame = (position: Position): boolean => nameAt(position) === 'obsidian'
  const along = (position: Position, steps: number): Position =>
    offsetBy(position, axis === 'x' ? { x: steps, y: 0, z: 0 } : { x: 0, y: 0, z: steps })
  let corner = place
  for (let step = 0; step < MAX_SIZE && isFree(offsetBy(corner, DOWN)); step += 1)
    corner = offsetBy(corner, DOWN)
  for (let step = 0; step < MAX_SIZE && isFree(along(corner, -1)); step += 1) corner = along(corner, -1)
  if (!isFree(corner) || !isFrame(along(corner, -1))) return undefined
  let width = 0
  while (width <= MAX_SIZE && isFree(along(corner, width))) width += 1
  if (width < MIN_WIDTH || width > MAX_SIZE) return undefined
  const row = (height: number): readonly Position[] =>
    Array.from({ length: width }, (_, step) => offsetBy(along(corner, step), { x: 0, y: height, z: 0 }))
  let height = 0
  while (height <= MAX_SIZE && row(height).every(isFree)) {
    const [first = corner] = row(height)
    if (!isFrame(along(first, -1)) || !isFrame(along(first, width))) return undefined
    height += 1
  }
  const isWhole =
    height >= MIN_HEIGHT && height <= MAX_SIZE && row(-1).every(isFrame) && row(height).every(isFrame)
  return isWhole ? Array.from({ length: height }, (_, level) => row(level)).flat() : undefined
}
