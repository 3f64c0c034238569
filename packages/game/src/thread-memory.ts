/** Memory that a thread has in use, in mebibytes. */
export interface ThreadMemory {
  /** Objects of the engine. */
  readonly heapMb: number
  /** Buffers and compiled code's memory beside it. */
  readonly externalMb: number
}
