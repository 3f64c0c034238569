import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { openDatabase } from '@voyager-mc/core/sqlite'
import { homeSource } from '@voyager-mc/dashboard'
import type { WorldFrame } from '@voyager-mc/vision/watch'
import { rounded, type Row } from '../benchmark.ts'
import { readSeeds } from '../learn/read-seeds.ts'
import { judgedRow } from '../skills/judged-row.ts'
import type { RecordedLife } from './recorded-life.ts'

const { BENCH_SEEDS = '1-3', BENCH_MINUTES = '30' } = process.env
const minutes = Number(BENCH_MINUTES)
/** The limit is 2; the rest is room for runs that explore more than these. */
const targetMegabytes = 1.5
const ticksPerHour = 72_000
const kinds = ['sections', 'changes', 'moved', 'met', 'way', 'self'] as const

/** Room that the recorded world of a keyless run takes, and what takes it. */
export async function measureSize(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const seed of readSeeds(BENCH_SEEDS)) {
    const directory = await mkdtemp(join(tmpdir(), 'voyager-bench-view-'))
    try {
      await record({ seed, minutes, directory })
      rows.push(await rowOf(seed, directory))
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  }
  return rows
}

async function record(life: RecordedLife): Promise<void> {
  const script = fileURLToPath(new URL('record-life.ts', import.meta.url))
  const child = spawn(process.execPath, [script, JSON.stringify(life)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The life on seed ${life.seed} ended with code ${String(code)}.`)
}

async function rowOf(seed: number, directory: string): Promise<Row> {
  const frames = await framesOf(directory)
  const ticks = (frames.at(-1)?.tick ?? 0) - (frames[0]?.tick ?? 0)
  const perHour = (bytes: number): number => (bytes / 1e6 / ticks) * ticksPerHour
  const shares = kinds.map((kind) => {
    const text = frames
      .flatMap((frame) => (frame[kind] === undefined ? [] : [JSON.stringify(frame[kind])]))
      .join('\n')
    return `${kind} ${rounded(perHour(compressed(text)), 2)}`
  })
  const travelled = new Set(
    frames.map(({ self: { at } }) => `${Math.floor(at[0]) >> 4} ${Math.floor(at[2]) >> 4}`),
  )
  return judgedRow({
    what: `recorded world, seed ${seed}, ${rounded(ticks / 1200)} world minutes in ${travelled.size} columns`,
    value: perHour(bytesOf(directory)),
    unit: 'MB per world hour',
    target: { below: targetMegabytes },
    baseline: `each kind alone: ${shares.join(', ')}`,
  })
}

async function framesOf(directory: string): Promise<readonly WorldFrame[]> {
  const { replay } = await homeSource(directory)
  const frames: WorldFrame[] = []
  for await (const part of replay?.() ?? [])
    // Written by `recordWorld`.
    if ('text' in part) frames.push((JSON.parse(part.text) as [number, WorldFrame])[1])
  return frames
}

function bytesOf(directory: string): number {
  const database = openDatabase(join(directory, 'home.db'), { readOnly: true })
  try {
    return Number(database.get('SELECT sum(length(frames)) AS bytes FROM recording')?.['bytes'])
  } finally {
    database.close()
  }
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}
