import type { WorldFrame } from '@voyager-mc/vision/watch'
import type { DashboardRecord } from '../dashboard-source.ts'

/** Everything that is played: the records of a run and, where the world was recorded, its frames. */
export interface ReplayData {
  readonly title: string
  readonly records: readonly DashboardRecord[]
  /** Oldest first; empty when the world was not recorded. */
  readonly frames: readonly RecordedFrame[]
  /** Why a part is missing, in words; absent when the replay is whole. */
  readonly fault?: string
}

export interface RecordedFrame {
  /** Milliseconds since the epoch. */
  readonly atMs: number
  readonly frame: WorldFrame
}

/** One line of a replay as text, in its order: the title, the records, the frames, a fault if there is one. */
export type ReplayLine =
  | { readonly title: string }
  | { readonly record: DashboardRecord }
  | { readonly frame: readonly [atMs: number, frame: WorldFrame] }
  | { readonly fault: string }

/** Reads the lines of a replay; they come from the server of the page or from its file. */
export function parseReplay(text: string): ReplayData {
  const records: DashboardRecord[] = []
  const frames: RecordedFrame[] = []
  let title = 'run'
  let fault: string | undefined
  for (const line of text.split('\n')) {
    if (line === '') continue
    // Written by `replayLines` of the same version.
    const read = JSON.parse(line) as ReplayLine
    if ('record' in read) records.push(read.record)
    else if ('frame' in read) frames.push({ atMs: read.frame[0], frame: read.frame[1] })
    else if ('title' in read) ({ title } = read)
    else ({ fault } = read)
  }
  return { title, records, frames, ...(fault !== undefined && { fault }) }
}
