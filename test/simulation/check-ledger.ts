import type { SimulatedModel } from './simulated-model.ts'
import { expectSame, Violation } from './violation.ts'

/** One life, as its ledger should have it. */
export interface CheckLedgerOptions {
  /** Events of this life that were heard of, as text. */
  readonly heard: readonly string[]
  /** Calls that the budget still allowed at its beginning. */
  readonly allowedCalls: number
  /** Whether the life came to an end of its own, with everything written. */
  readonly isWhole: boolean
}

/** Several questions may be under way when the first of them is refused. */
const mostRefusals = 3

/** Holds the model calls of a life against what its ledger has; throws `Violation`. */
export function checkLedger(model: SimulatedModel, options: CheckLedgerOptions): void {
  const { heard, allowedCalls, isWhole } = options
  const { requests, cuts, refusals } = model
  if (refusals > mostRefusals) throw new Violation(`A refused key was tried ${refusals} times.`)
  if (requests > allowedCalls + 1)
    throw new Violation(`${requests} calls were made, ${allowedCalls} allowed.`)
  if (!isWhole) return
  const uses = heard.filter((event) => event.startsWith('{"type":"model-use"'))
  expectSame('model calls of a life in the ledger', uses.length, requests)
  const cut = uses.filter((event) => event.includes('"cut":"'))
  expectSame('replies that are told to be cut off', cut.length, cuts)
}
