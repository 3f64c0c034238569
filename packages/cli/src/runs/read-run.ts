import { loadRunState, RunLayoutError, type JournalRecord, type RunState } from '@voyager-mc/voyager/journal'
import { noRunAt } from './of-run.ts'
import { openKeptRun } from './open-kept-run.ts'

/** A run as it was kept. */
interface ReadRun {
  readonly journal: readonly JournalRecord[]
  readonly state: RunState
  /** Ticks of the world in all its steps. */
  readonly ticks: number
  /** End of its last session, in words. */
  readonly end: string
}

/** Reads the run at a place; a checkpoint of the original is one whose journal says that it was taken over. */
export async function readRun(place: string): Promise<ReadRun> {
  const run = await openKeptRun(place)
  if (run === undefined) throw noRunAt(place)
  try {
    const state = await loadRunState(run.store)
    const journal = await Array.fromAsync(run.store.readJournal())
    return { journal, state, ticks: ticksOf(journal), end: endOf(journal) }
  } finally {
    await run.close()
  }
}

/** Whether a place holds a run, or a checkpoint of the original. */
export async function holdsRun(place: string): Promise<boolean> {
  const run = await openKeptRun(place).catch((error: unknown) => {
    // It was killed before it wrote anything.
    if (RunLayoutError.isInstance(error) && error.found === 'no run yet') return undefined
    throw error
  })
  if (run === undefined) return false
  try {
    return (await loadRunState(run.store)).hasLearned
  } finally {
    await run.close()
  }
}

function endOf(journal: readonly JournalRecord[]): string {
  const last = journal.at(-1)?.event
  if (last?.type === 'run-end') return last.detail
  return last?.type === 'checkpoint-import' ? 'a checkpoint of the original' : 'running or killed'
}

function ticksOf(journal: readonly JournalRecord[]): number {
  return journal.reduce(
    (sum, { event }) => sum + (event.type === 'step-end' ? event.step.observation.elapsedTicks : 0),
    0,
  )
}
