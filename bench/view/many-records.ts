import type { DashboardRecord, DashboardSource } from '@voyager-mc/dashboard'
import { sampleRun } from '../../packages/dashboard/src/testing/sample-run.ts'

const skills = 300
const newsMs = 50

/** A run of that many records, of tasks with two attempts each and some hundred skills, to which one is added every moment. */
export function manyRecords(count: number): DashboardSource {
  const cycle = sampleRun().slice(1)
  const recordAt = (sequence: number): DashboardRecord => {
    const round = Math.floor(sequence / cycle.length)
    const text = JSON.stringify(cycle[sequence % cycle.length]?.event)
      .replaceAll('Mine 1 oak_log"', `Mine 1 oak_log ${round}"`)
      .replaceAll('mineLog', `mineLog${round % skills}`)
    // The record as it was but for those words.
    const event = JSON.parse(text) as DashboardRecord['event']
    return { sequence, atMs: 1_700_000_000_000 + sequence * 100, event }
  }
  return {
    title: 'many',
    async *follow({ from, signal }) {
      for (let sequence = from; signal?.aborted !== true; sequence += 1) {
        if (sequence >= count) await new Promise((resolve) => setTimeout(resolve, newsMs))
        yield recordAt(sequence)
      }
    },
  }
}
