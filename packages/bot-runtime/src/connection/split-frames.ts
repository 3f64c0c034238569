import type { Client } from 'minecraft-protocol'
import { FrameError } from './frame-error.ts'

// Servers send at most two mebibytes; a world in the same process that does not compress may send more.
const longestFrame = 8 * 1024 * 1024

// A length of up to 35 bits has five bytes.
const longestLength = 5

/**
 * Makes a client cut what it receives into packets that have a sensible length.
 *
 * Root cause: minecraft-protocol takes a negative length as it is and goes back and forth over the same bytes for ever;
 * one that it cannot read it throws out of the socket. Remove when it checks the length.
 */
export function splitFrames(client: Client): void {
  // A transform stream that the declaration leaves out.
  const { splitter } = client as unknown as { readonly splitter: Splitter }
  let rest: Buffer = Buffer.alloc(0)
  splitter._transform = (chunk, _encoding, done) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    try {
      for (let frame = nextFrame(rest); frame; frame = nextFrame(rest)) {
        splitter.push(rest.subarray(frame.start, frame.end))
        rest = rest.subarray(frame.end)
      }
      done()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      done(error)
    }
  }
}

interface Splitter {
  push(frame: Buffer): boolean
  _transform: (chunk: Buffer, encoding: string, done: (error?: Error) => void) => void
}

/** Where the next packet lies; undefined while it is not all there. */
function nextFrame(bytes: Buffer): { readonly start: number; readonly end: number } | undefined {
  let length = 0
  for (let index = 0; index < bytes.length; index += 1) {
    if (index >= longestLength) throw new FrameError(undefined)
    const byte = bytes[index] ?? 0
    length += (byte & 127) * 2 ** (7 * index)
    if (length > longestFrame) throw new FrameError(length)
    if (byte > 127) continue
    const start = index + 1
    return bytes.length < start + length ? undefined : { start, end: start + length }
  }
  return undefined
}
