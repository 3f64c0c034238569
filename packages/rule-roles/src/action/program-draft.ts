import { quoteList } from './quote-list.ts'
import { sharedFunction, type SharedFunctionName, type SharedFunctionOptions } from './shared-functions.ts'

/** A program under construction: functions by name, in the order they are needed. */
export interface ProgramDraft {
  has(name: string): boolean
  /** Reserves a name before its source is known, so that functions may call each other. */
  reserve(name: string): void
  /** Takes a reservation back. */
  release(name: string): void
  /** Adds a function; `brings` are the items it is called for, which the program throws away last. */
  define(name: string, source: string, brings?: readonly string[]): void
  /** Adds shared functions and what they use. */
  share(...names: readonly SharedFunctionName[]): void
  /** The whole source; the main function, which has this name, comes last. */
  finish(main: string, mainName: string): string
}

/** An empty draft with the options of its shared functions. */
export function programDraft(options: SharedFunctionOptions): ProgramDraft {
  const shared = new Map<string, string>()
  const own = new Map<string, string>()
  const brought = new Map<string, readonly string[]>()
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
    define(name, source, brings = []) {
      own.set(name, source)
      brought.set(name, brings)
    },
    share: (...names) => {
      for (const name of names) share(name)
    },
    finish(main, mainName) {
      const functions = [...shared, ...own]
      const needed = neededNames(main, new Map(functions))
      const kept = functions.filter(([name]) => needed.has(name)).map(([, source]) => source)
      const items = [...needed].flatMap((name) => brought.get(name) ?? [])
      const whole = needed.has('dropSurplus') && items.length > 0 ? keeping(items, { main, mainName }) : main
      return `${[...kept, whole].join('\n\n')}\n`
    },
  }
}

/** The main function with a first line by which what the program needs is thrown away last. */
function keeping(
  items: readonly string[],
  { main, mainName }: { readonly main: string; readonly mainName: string },
): string {
  const list = quoteList([...new Set(items)])
  // Where it is a skill of another program, that one has said what it wants.
  const line = `\n  dropSurplus.wanted = [...(${mainName}.wanted || []), ...${list}];`
  return main.replace(new RegExp(`async function ${mainName}\\([^\\n]*\\) \\{`), (head) => head + line)
}

/** Names of the functions the main function calls, directly or not; what a given-up way left behind is not among them. */
function neededNames(main: string, functions: ReadonlyMap<string, string>): ReadonlySet<string> {
  const needed = new Set<string>()
  const visit = (source: string): void => {
    for (const [word] of source.matchAll(/\w+/g)) {
      const body = functions.get(word)
      if (body === undefined || needed.has(word)) continue
      needed.add(word)
      visit(body)
    }
  }
  visit(main)
  return needed
}
