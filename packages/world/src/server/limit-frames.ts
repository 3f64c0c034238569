import type { Client } from 'minecraft-protocol'
import { readFrameLength } from '../protocol/read-frame-length.ts'

// No client sends anything near these; what a frame claims must not be collected before it is known who claims it.
const mostBytes: Readonly<Record<string, number>> = {
  handshaking: 4096,
  status: 4096,
  login: 0x10_000,
  configuration: 0x20_0000,
  play: 0x20_0000,
}
const leastLimit = 4096

/** The protocol library's cutter of frames. */
interface Splitter {
  buffer: Buffer
  recognizeLegacyPing: boolean
  push(frame: Buffer): void
  _transform(chunk: Buffer, encoding: string, done: () => void): void
}

/** Cuts a client's bytes into frames and calls back, once, when one is longer than its state of the protocol allows. */
export function limitFrames(client: Client, onTooLong: (bytes: number) => void): void {
  // The declaration leaves out the parts of a connection.
  const { splitter } = client as unknown as { readonly splitter: Splitter }
  const cutLegacyPing = splitter._transform.bind(splitter)
  let isOver = false
  splitter._transform = (chunk, encoding, done) => {
    if (isOver) {
      done()
      return
    }
    const isFirst = splitter.buffer.length === 0
    if (splitter.recognizeLegacyPing && isFirst && chunk[0] === legacyPing) {
      cutLegacyPing(chunk, encoding, done)
      return
    }
    const bytes = isFirst ? chunk : Buffer.concat([splitter.buffer, chunk])
    let offset = 0
    for (;;) {
      const frame = readFrameLength(bytes, offset)
      if (!frame) break
      if (frame.length > (mostBytes[String(client.state)] ?? leastLimit)) {
        isOver = true
        splitter.buffer = Buffer.alloc(0)
        onTooLong(frame.length)
        done()
        return
      }
      const start = offset + frame.prefix
      if (bytes.length < start + frame.length) break
      offset = start + frame.length
      splitter.push(bytes.subarray(start, offset))
    }
    splitter.buffer = bytes.subarray(offset)
    done()
  }
}

// Clients before 1.7 ask for the server's status with this byte and no frame.
const legacyPing = 0xfe
