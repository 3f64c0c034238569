import type { Home } from '@voyager-mc/voyager/home'
import { compactRun, loadRunState } from '@voyager-mc/voyager/journal'
import type { Defect } from './defects.ts'
import { expectSame, Violation } from './violation.ts'

const keepTasks = 2

/** Compacts a home, checks that it is small and says the same; gives the events that are left, as text. */
export async function compactHome(
  { runStore }: Home,
  defect: Defect | undefined,
): Promise<readonly string[]> {
  const before = await loadRunState(runStore)
  if (defect !== 'journal-grows') await compactRun(runStore, { keepTasks })
  expectSame('the state after compacting', await loadRunState(runStore), before)
  const events = (await Array.fromAsync(runStore.readJournal())).map(({ event }) => event)
  const tasks = events.filter((event) => event.type === 'task-start' && !event.resumed).length
  if (tasks > keepTasks) throw new Violation(`${tasks} tasks are left where ${keepTasks} were to stay.`)
  return events.map((event) => JSON.stringify(event))
}
