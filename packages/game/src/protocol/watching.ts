/** Pace and reach of the frames that a thread sends of its first bot. */
export interface Watching {
  /** Ticks of the world between two frames at most; absent for those of the wall's time alone. */
  readonly everyTicks?: number
  /** Distance up to which blocks are told. */
  readonly rangeBlocks: number
}
