/** Knows of work that other threads do for this one: reading and writing files, compiling WebAssembly. */
export interface BackgroundWork {
  /** Whether some of it has yet to come back; work that makes no progress for five seconds is not waited for. */
  isPending(this: void): boolean
  stop(this: void): void
}

// What Node calls requests for files, the closing of one among them.
const fileRequest = /^(FSReq|CloseReq|FileHandleCloseReq)/i

// A read that makes no progress for so long waits for somebody else, as that of a pipe does. A busy machine takes a second
// and more for a file, and time that went on meanwhile would make two runs of the same seed differ.
const patienceMs = 5000
// Looks in which a thread hears of what came back while it was held up itself.
const patience = 500

/** The part of a realm that compiles in other threads, which the types of Node leave out. */
interface Compiling {
  readonly WebAssembly: {
    compile: (...values: unknown[]) => Promise<unknown>
    instantiate: (...values: unknown[]) => Promise<unknown>
  }
}

export interface WatchBackgroundWorkOptions {
  readonly now: (this: void) => number
  /** Names of what the thread waits for, one for each; the default asks Node. */
  readonly resources?: (this: void) => readonly string[]
}

/**
 * Follows the work that is begun from now on; replaces what compiles WebAssembly in the realm until `stop`. A module that
 * loads others is many files one after the other: as long as one comes after another, all of them are waited for.
 */
export function watchBackgroundWork(
  realm: typeof globalThis,
  { now, resources = () => process.getActiveResourcesInfo() }: WatchBackgroundWorkOptions,
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
  let waitingFor = ''
  let waitingSinceMs = 0
  let looks = 0
  return {
    isPending() {
      const files = resources().filter((kind) => fileRequest.test(kind))
      if (files.length === 0 && compilations === 0) {
        waitingFor = ''
        return false
      }
      // A file is opened, read and closed, each by a request of another kind.
      const seen = `${compilations} ${files.toSorted().join(' ')}`
      if (seen !== waitingFor) {
        waitingSinceMs = now()
        looks = 0
      }
      waitingFor = seen
      looks += 1
      return looks < patience || now() - waitingSinceMs < patienceMs
    },
    stop() {
      assembly.compile = compile
      assembly.instantiate = instantiate
    },
  }
}
