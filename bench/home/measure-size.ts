import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openHome } from '@voyager-mc/voyager/home'
import { initialRunState, reduceRunState } from '@voyager-mc/voyager/journal'
import { rounded, type Row } from '../benchmark.ts'
import { judgedRow } from '../skills/judged-row.ts'
import { openNdjsonRun } from './ndjson-run.ts'
import { recordedAttempts, runStart } from './run-attempts.ts'

const attempts = 160
const targetMegabytes = 10

/** Size of a run on the disk, with programs and observations as long as those of a recorded run. */
export async function measureSize(directory: string): Promise<readonly Row[]> {
  const [homePlace, ndjsonPlace] = [join(directory, 'home'), join(directory, 'ndjson')]
  await mkdir(ndjsonPlace, { recursive: true })
  const home = await openHome(homePlace)
  const ndjson = await openNdjsonRun(ndjsonPlace)
  let state = initialRunState
  let sequence = 0
  for (const events of [[runStart], ...recordedAttempts(attempts)]) {
    for (const event of events) {
      const record = { sequence: sequence++, atMs: sequence, event }
      state = reduceRunState(state, record)
      await home.runStore.append(record)
      await ndjson.append(record)
    }
  }
  await home.runStore.writeSnapshot({ sequence: sequence - 1, version: 1, state })
  await home.close()
  await ndjson.close()
  const [size, ndjsonSize] = [await megabytesOf(homePlace), await megabytesOf(ndjsonPlace)]
  return [
    judgedRow({
      what: `size of a home after ${attempts} attempts (${rounded((size / attempts) * 1000)} kB an attempt)`,
      value: size,
      unit: 'MB',
      target: { below: targetMegabytes },
      baseline: `${rounded(ndjsonSize)} MB NDJSON`,
    }),
  ]
}

async function megabytesOf(directory: string): Promise<number> {
  const files = await readdir(directory)
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(directory, file))).size))
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}
