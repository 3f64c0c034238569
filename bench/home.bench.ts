import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { rounded, type Benchmark } from './benchmark.ts'
import { measureOpening } from './home/measure-opening.ts'
import { measureSize } from './home/measure-size.ts'
import { measureWrites } from './home/measure-writes.ts'

/** Cost of keeping a run in its home, beside the folder of NDJSON files that it took the place of. */
export const benchmark: Benchmark = {
  question: 'What does it cost to write a run down and to open it again, however long it has become?',
  measure: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'voyager-bench-home-'))
    try {
      return [
        ...(await measureWrites(join(directory, 'writes'))),
        ...(await measureOpening(join(directory, 'opening'))),
        ...(await measureSize(join(directory, 'size'))),
        { what: 'load average of the machine at the end', figure: rounded(loadavg()[0] ?? 0) },
      ]
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  },
}
