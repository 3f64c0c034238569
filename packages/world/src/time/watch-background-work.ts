/** Knows of work that other threads do for this one: reading and writing files, compiling WebAssembly. */
export interface BackgroundWork {
  /** Whether some of it has yet to come back; work that takes longer than a second is not waited for. */
  isPending(this: void): boolean
  stop(this: void): void
}

// What Node calls requests for files, the closing of one among them.
const fileRequest = /^(FSReq|CloseReq|FileHandleCloseReq)/i

// A read that takes longer waits for somebody else, as that of a pipe does.
const patienceMs = 1000

/** The part of a realm that compiles in other threads, which the types of Node leave out. */
interface Compiling {
  readonly WebAssembly: {
    compile: (...values: unknown[]) => Promise<unknown>
    instantiate: (...values: unknown[]) => Promise<unknown>
  }
}

/** Follows the work that is begun from now on; replaces what compiles WebAssembly in the realm until `stop`. */
export function watchBackgroundWork(
  realm: typeof globalThis,
  { now }: { readonly now: (this: void) => number },
): BackgroundWork {
  let compilations = 0
  const follow = (begin: (...values: unknown[]) => Promise<unknown>) => {
    return async (...values: unknown[]): Promise<unknown> => {
      compilations += 1
      try {
        return await begin(...values)
      } finally {
        compilations -= 1
      }
    }
  }
  // Every Node has it; the declaration of `globalThis` lies in the library of browsers.
  const { WebAssembly: assembly } = realm as unknown as Compiling
  const { compile, instantiate } = assembly
  assembly.compile = follow(compile)
  assembly.instantiate = follow(instantiate)
  let waitingSinceMs: number | undefined
  return {
    isPending() {
      const isAny =
        compilations > 0 || process.getActiveResourcesInfo().some((kind) => fileRequest.test(kind))
      if (!isAny) {
        waitingSinceMs = undefined
        return false
      }
      waitingSinceMs ??= now()
      return now() - waitingSinceMs < patienceMs
    },
    stop() {
      assembly.compile = compile
      assembly.instantiate = instantiate
    },
  }
}
