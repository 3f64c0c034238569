import type { RunState } from '@voyager-mc/voyager/journal'
import type { RunCounters } from './run-view.ts'

/** Counters with which a run goes on where it stood. */
export function countersOf(state: RunState, ticks: number): RunCounters {
  const { attempts, completed, failed, skills } = state
  return { attempts, completed: completed.length, failed: failed.length, skills, ticks }
}
