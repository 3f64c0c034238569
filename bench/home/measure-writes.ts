import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openHome } from '@voyager-mc/voyager/home'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { sqliteWorldStore, type KeptWorld } from '@voyager-mc/world'
import { rounded, type Row } from '../benchmark.ts'
import { judgedRow } from '../skills/judged-row.ts'
import { timeCalls } from '../skills/time-calls.ts'
import { openNdjsonRun } from './ndjson-run.ts'
import { recordedAttempts } from './run-attempts.ts'

const rounds = 300
const changedColumns = 50
// A world in which the agent has dug for some hours.
const keptColumns = 400
// What an agent changes in a column between two steps, packed.
const columnBytes = 600

/** Time of a record, and of a step's record with the changes of its world in the same commit. */
export async function measureWrites(directory: string): Promise<readonly Row[]> {
  await mkdir(directory)
  const step = stepEvent()
  const [plain, safe] = [
    await openHome(join(directory, 'process')),
    await openHome(join(directory, 'power'), { durability: 'power' }),
  ]
  const worlds = [plain, safe].map(({ database }) => sqliteWorldStore(database))
  for (const world of worlds) world.commitNow(columnsOf(0, keptColumns))
  const ndjson = await openNdjsonRun(directory)
  const whole = columnsOf(0, keptColumns)
  let sequence = 0
  const record = (): { sequence: number; atMs: number; event: VoyagerEvent } => ({
    sequence: sequence++,
    atMs: sequence,
    event: step,
  })
  const append = await timeCalls(rounds, () => plain.runStore.append(record()))
  const commit = await timeCalls(rounds, (at) => {
    plain.stage(() => worlds[0]?.commitNow(columnsOf(at, changedColumns)))
    return plain.runStore.append(record())
  })
  sequence = 0
  const flushed = await timeCalls(50, (at) => {
    safe.stage(() => worlds[1]?.commitNow(columnsOf(at, changedColumns)))
    return safe.runStore.append(record())
  })
  const line = await timeCalls(rounds, () => ndjson.append(record()))
  const lineAndWorld = await timeCalls(50, async () => {
    await ndjson.saveWorld(whole)
    await ndjson.append(record())
  })
  for (const run of [plain, safe, ndjson]) await run.close()
  return [
    judgedRow({
      what: 'append of a recorded step, median',
      value: append.medianMs,
      unit: 'ms',
      ...append,
      target: { below: 2 },
      baseline: `${rounded(line.medianMs)} ms NDJSON`,
    }),
    judgedRow({
      what: `step commit with ${changedColumns} changed columns, median`,
      value: commit.medianMs,
      unit: 'ms',
      ...commit,
      target: { below: 10 },
      baseline: `${rounded(lineAndWorld.medianMs)} ms NDJSON and packed world, in two commits`,
    }),
    {
      what: `the same, flushed to the disk (durability 'power'), median`,
      figure: `${rounded(flushed.medianMs)} ms`,
      cpu: `${rounded(flushed.cpuMs)} ms`,
    },
  ]
}

function stepEvent(): VoyagerEvent {
  for (const events of recordedAttempts(1))
    for (const event of events) if (event.type === 'step-end') return event
  throw new Error('No step was recorded.')
}

function columnsOf(seed: number, count: number): KeptWorld {
  return {
    meta: { tick: seed },
    columns: Array.from({ length: count }, (_nothing, at) => ({
      dimension: 'overworld' as const,
      chunkX: (seed + at) % keptColumns,
      chunkZ: 0,
      bytes: Uint8Array.from(
        { length: columnBytes },
        (_none, place) => (seed * 31 + at * 7 + place * at) % 256,
      ),
    })),
    players: {},
    mechanics: {},
  }
}
