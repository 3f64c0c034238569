import { MembraneError } from './membrane-error.ts'

/** Remembers the listeners a program attached to host emitters, so that all of them can be taken off again. */
export interface ListenerLedger {
  /** Whether `member` is one of the emitter methods this ledger carries out itself. */
  handles(member: string): boolean
  /** Carries out `on`, `once`, `off` and their synonyms. */
  apply(target: object, member: string, args: readonly unknown[]): void
  removeAll(): void
}

/** Options of `createListenerLedger`. */
export interface CreateListenerLedgerOptions {
  /** Listeners attached at one time. */
  readonly limit: number
  /** Calls a listener of the program; must not throw, because it runs inside the emitter. */
  readonly invoke: (callback: Function, args: readonly unknown[]) => void
}

interface Entry {
  readonly target: object
  readonly event: string
  readonly callback: Function
  readonly listener: (...args: unknown[]) => void
}

const adding = new Map([
  ['on', 'on'],
  ['addListener', 'on'],
  ['once', 'on'],
  ['prependListener', 'prependListener'],
  ['prependOnceListener', 'prependListener'],
])
const firingOnce = new Set(['once', 'prependOnceListener'])
const removing = new Set(['off', 'removeListener'])

/** Creates an empty ledger. */
export function createListenerLedger({ limit, invoke }: CreateListenerLedgerOptions): ListenerLedger {
  const entries = new Set<Entry>()
  const remove = (entry: Entry): void => {
    entries.delete(entry)
    callMember(entry.target, 'removeListener', [entry.event, entry.listener])
    makeRoom(entry.target, -1)
  }
  const add = (target: object, member: string, [event, callback]: readonly [string, Function]): void => {
    if (entries.size >= limit) {
      throw new MembraneError(`The program has ${limit} listeners; remove one before you add another.`)
    }
    const listener = (...args: unknown[]): void => {
      if (firingOnce.has(member)) remove(entry)
      invoke(callback, args)
    }
    const entry: Entry = { target, event, callback, listener }
    entries.add(entry)
    makeRoom(target, 1)
    callMember(target, adding.get(member) ?? 'on', [event, listener])
  }
  return {
    handles: (member) => adding.has(member) || removing.has(member),
    apply(target, member, [event, callback]) {
      if (typeof event !== 'string' || typeof callback !== 'function') {
        throw new MembraneError(`${member} needs an event name and a function; pass both.`)
      }
      if (adding.has(member)) return add(target, member, [event, callback])
      const found = [...entries].findLast(
        (entry) => entry.target === target && entry.event === event && entry.callback === callback,
      )
      if (found) remove(found)
    },
    removeAll() {
      for (const entry of entries) remove(entry)
    },
  }
}

/** Emitters warn on the terminal of many listeners of one event; those of programs are counted here. */
function makeRoom(target: object, listeners: number): void {
  if (!('getMaxListeners' in target) || typeof target.getMaxListeners !== 'function') return
  const most: unknown = Reflect.apply(target.getMaxListeners, target, [])
  // Zero stands for no limit.
  if (typeof most === 'number' && most > 0) callMember(target, 'setMaxListeners', [most + listeners])
}

function callMember(target: object, member: string, args: readonly unknown[]): void {
  const action: unknown = Reflect.get(target, member)
  if (typeof action === 'function') Reflect.apply(action, target, args)
}
