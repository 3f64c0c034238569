declare global {
  // The part of the platform's WebAssembly that Node's own types leave out; remove it when they have it.
  namespace WebAssembly {
    interface Module {
      readonly [Symbol.toStringTag]: 'WebAssembly.Module'
    }
    class Memory {
      readonly buffer: ArrayBuffer
      constructor(options: { readonly initial: number; readonly maximum?: number })
    }
    function compile(bytes: Uint8Array): Promise<Module>
  }
}

/** A compiled engine, to be started any number of times. */
export type CompiledEngine = WebAssembly.Module
