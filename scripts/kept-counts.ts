import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { TestCounts } from './test-counts.ts'

/** Counts of checks that passed, by what was checked and the fingerprint of its inputs. */
export interface KeptCounts {
  find(subject: string, hash: string): TestCounts | undefined
  keep(subject: string, hash: string, counts: TestCounts): void
}

interface Entry {
  readonly hash: string
  readonly counts: TestCounts
}

/** Opens the file with the counts; one that cannot be read is begun anew. Of each subject the last pass is kept. */
export function openKeptCounts(file: string): KeptCounts {
  let entries: Record<string, Entry> = {}
  try {
    entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry> // what is written below
  } catch {
    // The first run, or a file that was cut: everything is checked.
  }
  return {
    find: (subject, hash) => (entries[subject]?.hash === hash ? entries[subject].counts : undefined),
    keep(subject, hash, counts) {
      entries = { ...entries, [subject]: { hash, counts } }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(entries))
    },
  }
}
