import { InvalidArgumentError } from '@voyager-mc/core'
import { fileRunStore } from '@voyager-mc/voyager'
import {
  loadRunState,
  runSchemaVersion,
  type JournalRecord,
  type RunState,
} from '@voyager-mc/voyager/journal'

/** A run as it was kept. */
export interface ReadRun {
  readonly journal: readonly JournalRecord[]
  readonly state: RunState
  /** Ticks of the world in all its steps. */
  readonly ticks: number
  /** How its last session ended, in words. */
  readonly end: string
}

/** Reads the run at a place; a checkpoint of the original is one whose journal says that it was taken over. */
export async function readRun(place: string): Promise<ReadRun> {
  const store = fileRunStore(place)
  try {
    const state = await loadRunState(store)
    const journal = await store.readJournal()
    if (!state.hasLearned && journal.length === 0)
      throw new InvalidArgumentError('RUN', place, 'name a directory that holds a run.')
    const last = journal.at(-1)?.event
    if (journal.length === 0)
      return { journal: [importOf(state)], state, ticks: 0, end: 'a checkpoint of the original' }
    const end = last?.type === 'run-end' ? last.detail : 'running or killed'
    return { journal, state, ticks: ticksOf(journal), end }
  } finally {
    await store.close()
  }
}

/** Whether a place holds a run, or a checkpoint of the original. */
export async function holdsRun(place: string): Promise<boolean> {
  const store = fileRunStore(place)
  try {
    return (await loadRunState(store)).hasLearned
  } finally {
    await store.close()
  }
}

function ticksOf(journal: readonly JournalRecord[]): number {
  return journal.reduce(
    (sum, { event }) => sum + (event.type === 'step-end' ? event.step.observation.elapsedTicks : 0),
    0,
  )
}

function importOf({ completed, failed, chestMemory }: RunState): JournalRecord {
  const event = { type: 'checkpoint-import', completed, failed, chestMemory } as const
  return { schemaVersion: runSchemaVersion, sequence: 0, atMs: 0, event }
}
