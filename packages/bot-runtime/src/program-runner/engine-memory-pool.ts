/** Lends WebAssembly memories to one engine after the other. */
export interface EngineMemoryPool {
  /** A memory full of zeros, as new ones are. */
  take(size: EngineMemorySize): WebAssembly.Memory
  /** Takes back the memory of an engine that never runs again. */
  giveBack(memory: WebAssembly.Memory): void
}

/** Sizes in pages of 64 kibibytes. */
export interface EngineMemorySize {
  readonly initial: number
  readonly maximum: number
}

/**
 * Creates a pool that keeps one memory. A new one for every run makes V8 collect all garbage of the process every
 * second run, which takes many times as long as wiping a used one. A memory is wiped when it is lent again, not before: the
 * last engine of a bot leaves nothing to wipe for, and the first wiping touches every page.
 */
export function createEngineMemoryPool(): EngineMemoryPool {
  const sizes = new WeakMap<WebAssembly.Memory, EngineMemorySize>()
  let spare: WebAssembly.Memory | undefined
  return {
    take(size) {
      const known = spare && sizes.get(spare)
      if (spare && known?.initial === size.initial && known.maximum === size.maximum) {
        const memory = spare
        spare = undefined
        new Uint8Array(memory.buffer).fill(0)
        return memory
      }
      const memory = new WebAssembly.Memory(size)
      sizes.set(memory, size)
      return memory
    },
    giveBack(memory) {
      // One that grew cannot shrink again.
      if (memory.buffer.byteLength !== (sizes.get(memory)?.initial ?? 0) * bytesPerPage) return
      spare = memory
    },
  }
}

const bytesPerPage = 64 * 1024
