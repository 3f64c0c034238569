import fc from 'fast-check'
import type { Client } from 'minecraft-protocol'
import { expect, test } from 'vitest'
import { framed } from '../testing/faulty-link.ts'
import { FrameError } from './frame-error.ts'
import { splitFrames } from './split-frames.ts'

function splitter() {
  const frames: string[] = []
  const stream = {
    push: (frame: Buffer) => frames.push(frame.toString('hex')) > 0,
    _transform: (_chunk: Buffer, _encoding: string, _done: (error?: Error) => void): void => undefined,
  }
  // The only member that is used.
  splitFrames({ splitter: stream } as unknown as Client)
  const feed = (chunk: Buffer): Error | undefined => {
    let failure: Error | undefined
    stream._transform(chunk, 'buffer', (error) => {
      failure = error
    })
    return failure
  }
  return { frames, feed }
}

const packet = fc.uint8Array({ minLength: 0, maxLength: 400 }).map((bytes) => Buffer.from(bytes))

test('packets come out as they went in, wherever the stream is cut', () => {
  fc.assert(
    fc.property(fc.array(packet), fc.array(fc.nat({ max: 300 })), (packets, cuts) => {
      const { frames, feed } = splitter()
      let bytes = Buffer.concat(packets.map(framed))
      for (const cut of [...cuts, bytes.length]) {
        expect(feed(bytes.subarray(0, cut))).toBeUndefined()
        bytes = bytes.subarray(cut)
      }
      expect(feed(bytes)).toBeUndefined()
      expect(frames).toEqual(packets.map((each) => each.toString('hex')))
    }),
  )
})

test.for([
  ['below zero', [0xfb, 0xff, 0xff, 0xff, 0x0f]],
  ['of gigabytes', [0xff, 0xff, 0xff, 0xff, 0x07]],
  ['that never ends', [0x80, 0x80, 0x80, 0x80, 0x80, 0x80]],
] as const)('a length %s is an error', ([_what, bytes]) => {
  expect(splitter().feed(Buffer.from(bytes))).toSatisfy(FrameError.isInstance)
})
