/** Corners of a box within its cell, from 0 to 1: least x, y, z, then greatest x, y, z. */
export type Box = readonly [number, number, number, number, number, number]

/** Form in which a block is drawn; `clear` shows its edges only, `plant` is two crossed leaves. */
export type BlockForm = 'cube' | 'boxes' | 'plant' | 'clear' | 'water'

/** Look of one block state: plain data, so that it can be sent to a thread or a page. */
export interface BlockLook {
  readonly name: string
  readonly form: BlockForm
  /** Colour of its sides, 0xrrggbb. */
  readonly side: number
  /** Colour of its upper face, 0xrrggbb. */
  readonly top: number
  /** Present for the form `boxes`. */
  readonly boxes?: readonly Box[]
}
