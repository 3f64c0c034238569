import type { RunLimits } from '../membrane/run-limits.ts'

/** An end of a run: a limit's name, or the status of the outcome. */
export type AttemptEnd = 'cpu' | 'wall' | 'memory' | 'calls' | 'log' | 'failed' | 'completed'

/** One thing a hostile or careless program tries. */
export interface SandboxAttempt {
  /** Its doing, as a phrase. */
  readonly name: string
  /** Body of `async function main(bot)`; calls `escaped(value)` with whatever it got hold of. */
  readonly body: string
  /** Source outside of any function, which runs before `main`. */
  readonly before?: string
  /** Limits that differ from those of the suite. */
  readonly limits?: Partial<RunLimits>
  /**
   * End the runner must bring it to: a limit's name, `failed` for a refusal or an error of the program's own,
   * `completed` where nothing happens; a list where engines may differ; absent where any end is fine as long as nothing
   * is harmed.
   */
  readonly expect?: AttemptEnd | readonly AttemptEnd[]
  /** Part of the outcome's message. */
  readonly says?: RegExp
}

/** Guest function the attempts report to: it recognises things that only exist outside the sandbox. */
export const attemptPrelude: string = `
function escaped(value) {
  if (value === null || value === undefined) return
  const signs = ['pid', 'mainModule', 'binding', 'versions', 'memoryUsage', '_client', 'nextTick', 'readFileSync', 'resolve.paths']
  const found = signs.filter((sign) => { try { return value[sign] !== undefined } catch { return false } })
  if (found.length > 0 || value === 'host') console.log('ESCAPED ' + found)
}
function attempt(action) { try { escaped(action()) } catch (error) { escaped(error) } }
`
