import { stripTypeScriptTypes } from 'node:module'
import { stripInThread } from './strip-in-thread.ts'

// What is nested deeper breaks Node's stripper, and each level takes a token or more; it is at least 900 levels.
const mostTokensHere = 500

/** Blanks out the types of TypeScript, so that every position stays; undefined for what is no TypeScript. */
export function stripTypes(source: string): string | undefined {
  // A browser has no such function; programs are JavaScript there.
  if (typeof process === 'undefined' || process.emitWarning === undefined) return undefined
  return hasFewTokens(source) ? stripHere(source) : stripInThread(source)
}

function hasFewTokens(source: string): boolean {
  let count = 0
  for (const _token of source.matchAll(/[\w$]+|[^\s\w$]/g)) {
    count += 1
    if (count > mostTokensHere) return false
  }
  return true
}

function stripHere(source: string): string | undefined {
  // Node warns at the first call that the function is experimental, which is our business and not that of who runs an
  // agent; the call is synchronous, so no other warning is held back. To go when Node calls the function stable:
  // https://nodejs.org/api/module.html#modulestriptypescripttypescode-options
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was, never called from here
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } catch {
    return undefined // Neither language: the JavaScript error says more.
  } finally {
    process.emitWarning = emitWarning
  }
}
