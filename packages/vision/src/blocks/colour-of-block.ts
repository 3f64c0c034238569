import { blockColours } from './block-colours.ts'

/** Average colours of a block, 0xrrggbb. */
export interface BlockColour {
  readonly side: number
  readonly top: number
}

// Blocks that a version has and the table has not are grey like stone, which is the least wrong guess.
const unknownColour: BlockColour = { side: 0x808080, top: 0x808080 }

let table: ReadonlyMap<string, BlockColour> | undefined

/** Average colours of the block of that name. */
export function colourOfBlock(name: string): BlockColour {
  return colours().get(name) ?? unknownColour
}

/** Whether there is a block of that name in the table. */
export function hasColour(name: string): boolean {
  return colours().has(name)
}

function colours(): ReadonlyMap<string, BlockColour> {
  table ??= readTable()
  return table
}

function readTable(): ReadonlyMap<string, BlockColour> {
  const entries = blockColours.trim().split(/,\s*/)
  return new Map(
    entries.map((entry) => {
      const [name = '', side = '', top = side] = entry.split(' ')
      return [name, { side: Number.parseInt(side, 16), top: Number.parseInt(top, 16) }]
    }),
  )
}
