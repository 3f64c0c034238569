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

/** As many engines of a thread run at once, or nearly. */
const mostSpare = 4

/**
 * Creates a pool that keeps a few memories. A new one for every run makes V8 collect all garbage of the process every
 * second run, which takes many times as long as wiping a used one; and the first wiping of a memory, which touches every
 * page of it, takes as long as a hundred further ones.
 */
export function createEngineMemoryPool(): EngineMemoryPool {
  const sizes = new WeakMap<WebAssembly.Memory, EngineMemorySize>()
  let spare: readonly WebAssembly.Memory[] = []
  return {
    take(size) {
      const found = spare.find((memory) => {
        const known = sizes.get(memory)
        return known?.initial === size.initial && known.maximum === size.maximum
      })
      if (found) {
        spare = spare.filter((memory) => memory !== found)
        // Not before: the last engine of a thread leaves nothing to wipe for.
        new Uint8Array(found.buffer).fill(0)
        return found
      }
      const memory = new WebAssembly.Memory(size)
      sizes.set(memory, size)
      return memory
    },
    giveBack(memory) {
      // One that grew cannot shrink again.
      if (memory.buffer.byteLength !== (sizes.get(memory)?.initial ?? 0) * bytesPerPage) return
      spare = [memory, ...spare].slice(0, mostSpare)
    },
  }
}

const bytesPerPage = 64 * 1024
