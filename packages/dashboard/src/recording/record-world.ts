import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { systemClock, type Clock } from '@voyager-mc/core'
import type { Database } from '@voyager-mc/core/sqlite'
import type { WorldFrame } from '@voyager-mc/vision/watch'
import { addPart, openRecording } from './recording-table.ts'

/** Recording that is going on. */
export interface WorldRecording {
  /** Takes the next frame. */
  readonly take: (frame: WorldFrame) => void
  /** Writes what is left. */
  readonly end: () => Promise<void>
}

export interface RecordWorldOptions {
  readonly clock?: Clock
  /** Hears once that nothing can be written any more; the recording ends there, and the run goes on. */
  readonly onFault?: (error: unknown) => void
}

/** Characters of one part: small enough to be written while a run goes on, large enough to be small when compressed. */
const partCharacters = 1_000_000
/** Ticks of the world in one part at most: what is lost of a run that is killed, five minutes. */
const partTicks = 6000

const compress = promisify(brotliCompress)

// A higher one takes ten times as long for a sixth of the room.
const quality = 9

/** Records the world around a bot into the home of its run, part by part. */
export function recordWorld(
  database: Database,
  { clock = systemClock, onFault = () => undefined }: RecordWorldOptions = {},
): WorldRecording {
  openRecording(database)
  let lines: string[] = []
  let characters = 0
  let firstTick: number | undefined
  let isBroken = false
  let written: Promise<void> = Promise.resolve()
  const flush = (): void => {
    const text = `${lines.join('\n')}\n`
    const isEmpty = lines.length === 0
    lines = []
    characters = 0
    firstTick = undefined
    if (isEmpty) return
    written = written.then(async () => {
      if (isBroken) return
      try {
        addPart(database, await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
      } catch (error) {
        isBroken = true
        onFault(error)
      }
    })
  }
  return {
    take(frame) {
      if (isBroken) return
      const line = JSON.stringify([clock.now(), frame])
      lines.push(line)
      characters += line.length
      firstTick ??= frame.tick
      if (characters >= partCharacters || frame.tick - firstTick >= partTicks) flush()
    },
    async end() {
      flush()
      await written
    },
  }
}
