import type { ItemCounts, Position } from '@voyager-mc/core'
import { countItems } from './count-items.ts'

/** A stack in a window, by slot. */
export interface SlottedStack {
  readonly name: string
  readonly count: number
  readonly slot: number
}

/** The block a chest window was opened by. */
export interface OpenedChest {
  readonly position: Position
  /** Block properties; a double chest has `type` `left` or `right` and a `facing`. */
  readonly properties: Readonly<Record<string, unknown>>
}

/** Slots of one chest block. */
const slotsOfOne = 27

/** From the left half of a double chest to the right one, by where its front looks. */
const leftToRight: Readonly<Record<string, readonly [number, number]>> = {
  north: [1, 0],
  east: [0, 1],
  south: [-1, 0],
  west: [0, -1],
}

/** Contents of each block behind a chest window: one entry for a single chest, two for the halves of a double one. */
export function chestHalves(
  { position: { x, y, z }, properties }: OpenedChest,
  stacks: readonly SlottedStack[],
): readonly { readonly position: Position; readonly contents: ItemCounts }[] {
  const { type, facing } = properties
  const step = leftToRight[String(facing)]
  if ((type !== 'left' && type !== 'right') || !step) {
    return [{ position: { x, y, z }, contents: countItems(stacks) }]
  }
  const sign = type === 'left' ? 1 : -1
  const other = { x: x + sign * step[0], y, z: z + sign * step[1] }
  // The right half comes first in the window, as vanilla orders them.
  const first = countItems(stacks.filter(({ slot }) => slot < slotsOfOne))
  const second = countItems(stacks.filter(({ slot }) => slot >= slotsOfOne))
  return [
    { position: { x, y, z }, contents: type === 'right' ? first : second },
    { position: other, contents: type === 'right' ? second : first },
  ]
}
