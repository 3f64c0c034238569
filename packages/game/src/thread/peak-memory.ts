import type { ThreadMemory } from '../thread-memory.ts'

/** The most memory that was in use at any look. */
export interface PeakMemory {
  /** Absent before the first look. */
  readonly value: ThreadMemory | undefined
  note(this: void, memory: ThreadMemory): void
}

/** Creates a peak that nothing was noted for. */
export function createPeakMemory(): PeakMemory {
  let value: ThreadMemory | undefined
  return {
    get value() {
      return value
    },
    note({ heapMb, externalMb }) {
      value = {
        heapMb: Math.max(value?.heapMb ?? 0, heapMb),
        externalMb: Math.max(value?.externalMb ?? 0, externalMb),
      }
    },
  }
}
