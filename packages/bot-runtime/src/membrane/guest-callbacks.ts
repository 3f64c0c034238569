import { setCellAsker, type CellAnswer, type CellQuestion } from './cell-question.ts'
import { readGuestError } from './decode-value.ts'
import { GuestError } from './guest-error.ts'
import { MembraneError } from './membrane-error.ts'
import { StoppedError } from './stopped-error.ts'
import type { WireValue } from './wire-value.ts'

/** Options of `createGuestCallbacks`. */
export interface CreateGuestCallbacksOptions {
  /** Enters the guest; gives nothing once it is stopped. */
  readonly enter: (entry: 'callback' | 'cells', payload: string) => string | undefined
  readonly encode: (value: unknown) => WireValue
  readonly decode: (wire: unknown) => unknown
  /** Receives what a callback threw when no guest code is there to catch it. */
  readonly onUncaught: (error: GuestError) => void
  /** Whether guest code is waiting for the running host call. */
  readonly isGuestWaiting: () => boolean
  /** Told how many bytes more are kept. */
  readonly keep: (bytes: number) => void
}

/** Functions of the guest as the host sees them. */
export interface GuestCallbacks {
  /** The host function for a callback number, always the same one; throws `StoppedError` after the run. */
  functionFor(id: number): Function
  /** The callback number of a function made here; absent for others. */
  idOf(action: Function): number | undefined
  /** Calls one for its effect: never throws, drops the result. */
  notify(callback: Function, args: readonly unknown[]): void
}

/** Deepest stack of host calls within callbacks within host calls; every level uses the host's stack too. */
const deepestNesting = 24
/** Bytes of the host's side of one function. */
const functionBytes = 512

/** Creates the host side of guest functions. */
export function createGuestCallbacks(options: CreateGuestCallbacksOptions): GuestCallbacks {
  const { enter, encode, decode, onUncaught, isGuestWaiting, keep } = options
  const functions = new Map<number, Function>()
  const ids = new WeakMap<Function, number>()
  const knownKinds = new Set<number>()
  let nesting = 0

  /** Enters the guest and reads its answer as JSON. */
  function ask(entry: 'callback' | 'cells', message: readonly unknown[]): unknown {
    if (nesting >= deepestNesting)
      throw new MembraneError('Callbacks are nested too deeply; call the function less.')
    nesting += 1
    try {
      const reply = enter(entry, JSON.stringify(message))
      if (reply === undefined) throw new StoppedError()
      if (reply.startsWith('x')) throw readGuestError(JSON.parse(reply.slice(1)))
      return JSON.parse(reply)
    } finally {
      nesting -= 1
    }
  }
  function call(id: number, args: readonly unknown[], ignoresResult: boolean): unknown {
    return decode(ask('callback', [id, ignoresResult, ...args.map(encode)]))
  }
  function askCells(id: number, question: CellQuestion): CellAnswer {
    const alsoId = (question.also && ids.get(question.also)) ?? 0
    const wire = encodeQuestion(question, { encode, knownKinds })
    return readCellAnswer(ask('cells', [id, alsoId, ...wire]))
  }
  function guarded(id: number, args: readonly unknown[], ignoresResult: boolean): unknown {
    try {
      return call(id, args, ignoresResult)
    } catch (error) {
      if (StoppedError.isInstance(error)) throw error
      onUncaught(GuestError.isInstance(error) ? error : asGuestError(error))
      return undefined
    }
  }
  return {
    functionFor(id) {
      const known = functions.get(id)
      if (known) return known
      // Host code that runs on its own, such as a timer, cannot take an exception of a program.
      const action = (...args: unknown[]): unknown =>
        isGuestWaiting() ? call(id, args, false) : guarded(id, args, false)
      setCellAsker(action, (question) => askCells(id, question))
      functions.set(id, action)
      ids.set(action, id)
      keep(functionBytes)
      return action
    },
    idOf: (action) => ids.get(action),
    notify(callback, args) {
      const id = ids.get(callback)
      if (id === undefined) return
      try {
        guarded(id, args, true)
      } catch (error) {
        // An emitter has others to tell; a run that is over is no news to them.
        if (!StoppedError.isInstance(error)) throw error
      }
    },
  }
}

function asGuestError(error: unknown): GuestError {
  return new GuestError({ name: 'Error', message: error instanceof Error ? error.message : String(error) })
}

/** A question as the guest reads it; what a kind has in common crosses once in a run. */
function encodeQuestion(
  { origin, size, kinds, cells, source, member }: CellQuestion,
  {
    encode,
    knownKinds,
  }: { readonly encode: CreateGuestCallbacksOptions['encode']; readonly knownKinds: Set<number> },
): readonly unknown[] {
  const list = [...kinds].map(([letter, { id, members }]) => {
    const isNew = !knownKinds.has(id)
    knownKinds.add(id)
    return [letter, id, ...(isNew ? [members] : [])]
  })
  return [encode(source), member, [origin.x, origin.y, origin.z, size], list, cells]
}

/** Reads the guest's answer about cells; trusts nothing about its shape. */
function readCellAnswer(answer: unknown): CellAnswer {
  const [matched, settled]: readonly unknown[] = Array.isArray(answer) ? answer : []
  if (!Array.isArray(matched) || !Array.isArray(settled)) {
    throw new MembraneError('The answer about the blocks is malformed; return true or false.')
  }
  return {
    matched: matched.filter((cell): cell is number => Number.isInteger(cell)),
    settled: new Map(
      settled.flatMap((pair: unknown) =>
        Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], pair[1] === true] as const] : [],
      ),
    ),
  }
}
