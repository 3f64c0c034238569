import { sharedFunction, type SharedFunctionName, type SharedFunctionOptions } from './shared-functions.ts'

/** A program under construction: functions by name, in the order they are needed. */
export interface ProgramDraft {
  has(name: string): boolean
  /** Reserves a name before its source is known, so that functions may call each other. */
  reserve(name: string): void
  /** Takes a reservation back. */
  release(name: string): void
  define(name: string, source: string): void
  /** Adds shared functions and what they use. */
  share(...names: readonly SharedFunctionName[]): void
  /** The whole source; the main function comes last. */
  finish(main: string): string
}

/** An empty draft with the options of its shared functions. */
export function programDraft(options: SharedFunctionOptions): ProgramDraft {
  const shared = new Map<string, string>()
  const own = new Map<string, string>()
  const reserved = new Set<string>()
  const share = (name: SharedFunctionName): void => {
    if (shared.has(name)) return
    const { source, uses } = sharedFunction(name, options)
    shared.set(name, source)
    for (const used of uses) share(used)
  }
  return {
    has: (name) => reserved.has(name) || own.has(name),
    reserve: (name) => void reserved.add(name),
    release: (name) => void reserved.delete(name),
    define: (name, source) => void own.set(name, source),
    share: (...names) => {
      for (const name of names) share(name)
    },
    finish(main) {
      const functions = [...shared, ...own]
      const needed = neededNames(main, new Map(functions))
      const kept = functions.filter(([name]) => needed.has(name)).map(([, source]) => source)
      return `${[...kept, main].join('\n\n')}\n`
    },
  }
}

/** Names of the functions the main function calls, directly or not; what a given-up way left behind is not among them. */
function neededNames(main: string, functions: ReadonlyMap<string, string>): ReadonlySet<string> {
  const needed = new Set<string>()
  const visit = (source: string): void => {
    for (const [name, body] of functions) {
      if (needed.has(name) || !new RegExp(`\\b${name}\\b`).test(source)) continue
      needed.add(name)
      visit(body)
    }
  }
  visit(main)
  return needed
}
