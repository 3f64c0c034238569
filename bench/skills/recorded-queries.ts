import { readFile } from 'node:fs/promises'
import type { ItemCounts, Skill } from '@voyager-mc/core'

/** A skill as it was found by: what it was learned for and how it is described. */
export type RecordedSkill = Pick<Skill, 'name' | 'task' | 'description'>

/** A question that a run put to its library, and the skills known then that fit. */
export interface RecordedQuery {
  readonly task: string
  /** Things the last attempt lacked; absent at a first attempt. */
  readonly need?: string
  readonly inventory: ItemCounts
  /** Names of skills learned for the same task, or for something that was made, mined, smelted or killed on the way to its success. */
  readonly fits: readonly string[]
}

/** What happened to the library of a run, in order. */
export type LibraryEvent = { readonly skill: RecordedSkill } | { readonly query: RecordedQuery }

/** The questions of one run between the skills it learned. */
export interface RecordedRun {
  readonly seed: number
  readonly events: readonly LibraryEvent[]
}

/** File that `record-queries.ts` writes. */
export const recordedQueriesFile: URL = new URL('__fixtures__/recorded-queries.json', import.meta.url)

/** Reads the recorded questions. */
export async function loadRecordedQueries(): Promise<readonly RecordedRun[]> {
  // Our own file.
  return JSON.parse(await readFile(recordedQueriesFile, 'utf8')) as readonly RecordedRun[]
}
