import type { Inputs } from './inputs.ts'
import type { KeptCounts } from './kept-counts.ts'
import { addCounts, isFlawless, type TestCounts } from './test-counts.ts'

/** Paths that decide about each subject of a check. */
export type Subjects = ReadonlyMap<string, readonly string[]>

/** Checks what changed, and remembers what passed. */
export interface CheckMemory {
  /**
   * Counts of a check: `run` gets the subjects whose inputs changed since they passed, and returns the counts of each;
   * the others count as they did. A run with a fault that belongs to no subject is remembered for none.
   */
  check(
    subjects: Subjects,
    run: (stale: readonly string[]) => Promise<ReadonlyMap<string, TestCounts>>,
  ): Promise<TestCounts>
  /** Passes that were remembered so far. */
  remembered(): number
}

export interface RememberChecksOptions {
  /** Absent where nothing may be remembered. */
  readonly inputs: Inputs | undefined
  readonly kept: KeptCounts
  /** Whether everything is checked again; what passes is kept all the same. */
  readonly isForgetful: boolean
}

/** Creates the memory. What was tried again or left out is not remembered: the next time may tell more. */
export function rememberChecks({ inputs, kept, isForgetful }: RememberChecksOptions): CheckMemory {
  let remembered = 0
  return {
    remembered: () => remembered,
    async check(subjects, run) {
      const hashes = new Map(
        inputs && [...subjects].map(([subject, paths]) => [subject, inputs.hashOf(paths)]),
      )
      const known = new Map(
        [...hashes].flatMap(([subject, hash]) => {
          const counts = isForgetful ? undefined : kept.find(subject, hash)
          return counts === undefined ? [] : [[subject, counts] as const]
        }),
      )
      remembered += addCounts([...known.values()]).passed
      const stale = [...subjects.keys()].filter((subject) => !known.has(subject))
      const found = await run(stale)
      const isSound = [...found].every(([subject, { failed }]) => failed === 0 || hashes.has(subject))
      for (const subject of isSound ? stale : []) {
        const hash = hashes.get(subject)
        // A subject without a test of this kind passed, too.
        const counts = found.get(subject) ?? addCounts([])
        if (hash !== undefined && isFlawless(counts)) kept.keep(subject, hash, counts)
      }
      return addCounts([...known.values(), ...found.values()])
    },
  }
}
