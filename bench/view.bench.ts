import { loadavg } from 'node:os'
import { rounded, type Benchmark } from './benchmark.ts'
import { measureCost } from './view/measure-cost.ts'
import { measureFrames } from './view/measure-frames.ts'
import { measureSize } from './view/measure-size.ts'

// The size takes half an hour for each seed; BENCH_PARTS (such as frames,cost) chooses.
const parts = { frames: measureFrames, cost: measureCost, size: measureSize }

/** Cost of looking at a run: of a page that shows it, for the page and the learner, and of its recorded world. */
export const benchmark: Benchmark = {
  question: 'What does it cost to look at a run, and to record it?',
  async measure() {
    const wanted = (process.env['BENCH_PARTS'] ?? 'frames,cost,size').split(',')
    const rows = []
    for (const [name, measure] of Object.entries(parts))
      if (wanted.includes(name)) rows.push(...(await measure()))
    return [...rows, { what: 'load average of the machine at the end', figure: rounded(loadavg()[0] ?? 0) }]
  },
}
