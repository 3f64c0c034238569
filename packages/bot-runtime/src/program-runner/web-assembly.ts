declare global {
  // The part of the platform's WebAssembly that Node's own types leave out; remove it when they have it.
  namespace WebAssembly {
    interface Module {
      readonly [Symbol.toStringTag]: 'WebAssembly.Module'
    }
    type Imports = Record<string, Record<string, unknown>>
    type Exports = Record<string, unknown>
    interface Instance {
      readonly exports: Exports
    }
    class Memory {
      readonly buffer: ArrayBuffer
      grow(pages: number): number
      constructor(options: { readonly initial: number; readonly maximum?: number })
    }
    class Global {
      value: number
    }
    function compile(bytes: Uint8Array): Promise<Module>
    function instantiate(module: Module, imports: Imports): Promise<Instance>
  }
}

/** An engine compiled with a meter in its loops, to be started any number of times. */
export interface CompiledEngine {
  readonly module: WebAssembly.Module
  /** Name of the exported meter. */
  readonly meter: string
  /** The import that is called when the meter falls below zero. */
  readonly alarm: { readonly module: string; readonly name: string }
}
